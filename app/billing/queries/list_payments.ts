import { searchWords } from '#app/core/database/folded_search'
import { untilWrite } from '#app/core/database/until_write'
import type { Currency } from '#app/core/money'
import type { PaymentFilters } from '#app/billing/domain/payment_filters'
import Payment, { type PaymentQuery } from '#app/billing/models/payment'
import type { MatterViewer } from '#app/matters/models/matter'
import { foundByWord } from './found_by_word.js'

export const PAYMENTS_PER_PAGE = 50
const MOST_WORDS = 8

/** A line of the list of payments. Money in centavos, days as ISO dates. */
export type PaymentLine = {
  id: number
  number: number
  client: { id: number; name: string }
  paidOn: string
  method: Payment['method']
  reference: string | null
  currency: Currency
  amount: number
  applied: number
  credit: number
  refunded: number
  state: Payment['state']
  source: Payment['source']
  hasProof: boolean
}

/** What the accepted ones among the listed payments come to, in one currency. */
export type PaymentTotals = { currency: Currency; count: number; amount: number; refunded: number; credit: number }

export type PaymentPage = {
  rows: PaymentLine[]
  totals: PaymentTotals[]
  paging: { total: number; page: number; perPage: number }
}

/** One page of the payments that somebody may know of, the last ones first, and the totals of all pages by currency: three queries, and one more when a word is looked for. A page past the end is the last one. */
export async function listPayments(viewer: MatterViewer, filters: PaymentFilters): Promise<PaymentPage> {
  const found = await withWords(viewer, filters)
  const chosen = () =>
    found
      ? narrowPayments(Payment.seenAmong(viewer, found), { ...filters, q: '' })
      : narrowPayments(Payment.seenBy(viewer), filters)
  const { total, totals } = await sumsOf(viewer, filters, chosen)
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / PAYMENTS_PER_PAGE)))
  const rows = await chosen()
    .preload('client', (client) => void client.select('id', 'name'))
    .orderBy('payments.paid_on', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(PAYMENTS_PER_PAGE)
    .offset((page - 1) * PAYMENTS_PER_PAGE)
  return { rows: rows.map(paymentLine), totals, paging: { total, page, perPage: PAYMENTS_PER_PAGE } }
}

/** The ids of the payments that have the words; null when there are no words, or too many payments. */
async function withWords({ workspaceId }: MatterViewer, { q, client }: PaymentFilters): Promise<number[] | null> {
  if (!q) return null
  const firm = { id: workspaceId ?? 0 }
  const rows = narrowPayments(Payment.in(firm) as PaymentQuery, { ...NOT_NARROWED, q, client })
  return foundByWord(`payments ${firm.id} ${JSON.stringify([q, client])}`, rows.select('payments.id'))
}

const NOT_NARROWED: PaymentFilters = {
  ...{ q: '', client: null, state: null, method: null, currency: null, from: null, to: null, credit: false, page: 1 },
}

/** How many payments that somebody may know of wait for a second person: one query. */
export async function waitingPayments(viewer: MatterViewer): Promise<number> {
  const waiting = Payment.seenBy(viewer).where('payments.state', 'review').count('* as total')
  return Number((await waiting.pojo<{ total: number | string }>().firstOrFail()).total)
}

/** A payment as lists show it; its client is loaded. */
export const paymentLine = (payment: Payment): PaymentLine => ({
  ...{ id: payment.id, number: payment.number, client: { id: payment.client.id, name: payment.client.name } },
  ...{ paidOn: payment.paidOn, method: payment.method, reference: payment.reference, currency: payment.currency },
  ...{ amount: payment.amount, applied: payment.applied, credit: payment.credit, refunded: payment.refunded },
  ...{ state: payment.state, source: payment.source, hasProof: payment.proofId !== null },
})

type Sums = Record<'count' | 'amount' | 'refunded' | 'credit', number | string> & Pick<Payment, 'state' | 'currency'>

/** How many payments are listed and what the accepted ones come to; between two writes they are added up once, whoever turns pages. */
function sumsOf({ workspaceId, userId }: MatterViewer, filters: PaymentFilters, chosen: () => PaymentQuery) {
  const key = `payment sums ${workspaceId} ${userId} ${JSON.stringify({ ...filters, page: 1 })}`
  return untilWrite(key, async () => {
    const sums = await chosen()
      .groupBy('payments.state', 'payments.currency')
      .orderBy('payments.currency')
      .select('payments.state as state', 'payments.currency as currency')
      .count('* as count')
      .sum('payments.amount as amount')
      .sum('payments.refunded as refunded')
      .sum('payments.credit as credit')
      .pojo<Sums>()
    const accepted = sums.filter(({ state }) => state === 'accepted')
    return {
      total: sums.reduce((total, { count }) => total + Number(count), 0),
      totals: accepted.map(({ currency, count, amount, refunded, credit }): PaymentTotals => ({
        ...{ currency, count: Number(count), amount: Number(amount) },
        ...{ refunded: Number(refunded), credit: Number(credit) },
      })),
    }
  })
}

/** Keeps of payments what filters ask for. */
export function narrowPayments(query: PaymentQuery, filters: PaymentFilters): PaymentQuery {
  const { q, client, state, method, currency, from, to, credit } = filters
  for (const word of searchWords(q, MOST_WORDS)) void query.whereRaw('instr(payments.search_text, ?) > 0', [word])
  if (client) void query.where('payments.client_id', client)
  if (state) void query.where('payments.state', state)
  if (method) void query.where('payments.method', method)
  if (currency) void query.where('payments.currency', currency)
  if (from) void query.where('payments.paid_on', '>=', from)
  if (to) void query.where('payments.paid_on', '<=', to)
  if (credit) void query.where('payments.credit', '>', 0).where('payments.state', 'accepted')
  return query
}
