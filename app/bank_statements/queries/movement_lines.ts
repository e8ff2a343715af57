import db from '@adonisjs/lucid/services/db'
import { likeAnywhere, searchFold } from '#app/core/text/fold'
import type { Currency } from '#app/core/money'
import Payment from '#app/billing/models/payment'
import type { MatterViewer } from '#app/matters/models/matter'
import type { MovementFilters } from '#app/bank_statements/domain/movement_filters'
import type { MovementState } from '#app/bank_statements/domain/movement'
import type { Proposal } from '#app/bank_statements/domain/proposal'
import BankMovement from '#app/bank_statements/models/bank_movement'
import type BankStatement from '#app/bank_statements/models/bank_statement'
import { proposalsFor } from './proposals.js'

const PER_PAGE = 20

/** A movement as its page shows it. Amounts in centavos. */
export type MovementLine = {
  id: number
  version: number
  line: number
  day: string
  amount: number
  currency: Currency
  balance: number | null
  description: string
  reference: string | null
  trackingKey: string | null
  state: MovementState
  reason: string | null
  decidedBy: string | null
  decidedAt: string | null
  /** The payment that it is; null where it is none, and where the reader may not know of it. */
  payment: { id: number; number: number; clientName: string; inReview: boolean; made: boolean } | null
  proposals: Proposal[]
}

export type MovementPage = {
  items: MovementLine[]
  paging: { total: number; page: number; perPage: number }
  /** Movements of the file in each state. */
  counts: Record<MovementState, number>
}

/** One page of the movements of a file. Proposals are computed for what waits on this page alone, and only for who may accept them. */
export async function movementLines(
  viewer: MatterViewer,
  { id, workspaceId }: BankStatement,
  { filters, proposes }: { filters: MovementFilters; proposes: boolean }
): Promise<MovementPage> {
  const own = () => BankMovement.in({ id: workspaceId }).where('bank_movements.statement_id', id)
  const query = own().if(filters.show !== 'all', (some) => some.where('bank_movements.state', filters.show))
  if (filters.q)
    void query.whereRaw("bank_movements.search_text like ? escape '\\'", [likeAnywhere(searchFold(filters.q))])
  const page = await query
    .preload('decidedBy')
    .orderBy('bank_movements.day', 'desc')
    .orderBy('bank_movements.id', 'desc')
    .paginate(filters.page, PER_PAGE)
  const rows = page.all()
  const payments = await paymentsOf(viewer, rows)
  const proposals = proposes
    ? await proposalsFor(
        viewer,
        rows.filter(({ state }) => state === 'pending')
      )
    : new Map()
  const items = rows.map((row) => lineOf(row, payments.get(row.paymentId ?? 0), proposals.get(row.id) ?? []))
  return { items, paging: { total: page.total, page: filters.page, perPage: PER_PAGE }, counts: await countsOf(own()) }
}

async function paymentsOf(viewer: MatterViewer, rows: readonly BankMovement[]): Promise<Map<number, Payment>> {
  const ids = rows.flatMap(({ paymentId }) => paymentId ?? [])
  if (ids.length === 0) return new Map()
  const payments = await Payment.seenBy(viewer).whereIn('payments.id', ids).preload('client')
  return new Map(payments.map((payment) => [payment.id, payment]))
}

function lineOf(row: BankMovement, payment: Payment | undefined, proposals: Proposal[]): MovementLine {
  const { id, version, line, day, amount, currency, balance, description, reference, trackingKey } = row
  const made = Boolean(row.madePayment)
  return {
    ...{ id, version, line, day, amount, currency, balance, description, reference, trackingKey, state: row.state },
    ...{ reason: row.reason, decidedBy: row.decidedBy?.name ?? null, decidedAt: row.decidedAt?.toISO() ?? null },
    payment: payment
      ? {
          id: payment.id,
          number: payment.number,
          clientName: payment.client.name,
          inReview: payment.state === 'review',
          made,
        }
      : null,
    proposals,
  }
}

async function countsOf(query: ReturnType<typeof BankMovement.query>): Promise<Record<MovementState, number>> {
  const rows = await query
    .groupBy('bank_movements.state')
    .select('bank_movements.state', db.raw('count(*) as total'))
    .pojo<{ state: MovementState; total: number | string }>()
  const counts = { pending: 0, matched: 0, ignored: 0, outgoing: 0 }
  for (const { state, total } of rows) counts[state] = Number(total)
  return counts
}
