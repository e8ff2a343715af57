import db from '@adonisjs/lucid/services/db'
import type { Currency } from '#app/core/money'
import { rowsBy } from '#app/core/tenancy/rows'
import type { PaymentMethod } from '#app/billing/domain/payment_methods'
import { runningBalances } from '#app/fees/domain/fund_balance'
import type { MovementKind } from '#app/fees/domain/fund'
import ClientFund from '#app/fees/models/client_fund'
import FundMovement from '#app/fees/models/fund_movement'

type InMatter = { id: number; workspaceId: number }

/** What a firm holds for a matter in a currency, in centavos. */
export type FundBalance = { currency: Currency; balance: number; movements: number }

/** The funds of a matter. */
export async function fundsOf({ id, workspaceId }: InMatter): Promise<FundBalance[]> {
  const funds = await ClientFund.in({ id: workspaceId }).where({ matter_id: id }).orderBy('currency')
  return funds.map(({ currency, balance, movements }) => ({ currency, balance, movements }))
}

/** A movement of a statement; `held` is the balance after it in the order of days, in centavos. */
export type StatementLine = {
  id: number
  number: number
  kind: MovementKind
  amount: number
  held: number
  movedOn: string
  method: PaymentMethod | null
  reference: string | null
  description: string | null
  hasProof: boolean
  chargeId: number | null
  paymentId: number | null
  /** The number of the movement that it takes back, and of the one that takes it back. */
  reverses: number | null
  reversedBy: number | null
  authorName: string | null
}

/** What came in and went out of a fund from a day to a day, both included; without a day, from the beginning or until now. */
export type FundStatement = {
  currency: Currency
  balance: number
  from: string | null
  to: string | null
  opening: number
  closing: number
  entered: number
  left: number
  lines: StatementLine[]
}

/** The statement of the fund of a matter; null when there is none in that currency. Six queries. */
export async function fundStatement(
  { id, workspaceId }: InMatter,
  { currency, from, to }: { currency: Currency; from: string | null; to: string | null }
): Promise<FundStatement | null> {
  const fund = await ClientFund.in({ id: workspaceId }).where({ matter_id: id, currency }).first()
  if (!fund) return null
  const opening = from === null ? 0 : await sumBefore(fund.id, from)
  const rows = FundMovement.byKey('fund_id', fund.id)
    .preload('createdBy', (user) => void user.select('id', 'name'))
    .orderBy('moved_on')
    .orderBy('number')
  if (from !== null) void rows.where('moved_on', '>=', from)
  if (to !== null) void rows.where('moved_on', '<=', to)
  const found = await rows
  const numbers = await reversals(fund.id)
  const lines = runningBalances(
    opening,
    found.map((row) => plain(row, numbers))
  )
  const sum = (of: StatementLine[]) => of.reduce((total, { amount }) => total + amount, 0)
  return {
    ...{ currency, balance: fund.balance, from, to, opening, closing: opening + sum(lines), lines },
    entered: sum(lines.filter(({ amount }) => amount > 0)),
    left: -sum(lines.filter(({ amount }) => amount < 0)),
  }
}

async function sumBefore(fundId: number, day: string): Promise<number> {
  const row = await FundMovement.byKey('fund_id', fundId)
    .where('moved_on', '<', day)
    .sum('amount as total')
    .pojo<{ total: number | null }>()
    .first()
  return Number(row?.total ?? 0)
}

/** Numbers of what takes back and of what was taken back, by the ids of movements. */
async function reversals(fundId: number) {
  const pairs: { id: number; other: number; number: number; taken: number }[] = await rowsBy(
    db,
    'fund_movements as back',
    {
      'back.fund_id': fundId,
    }
  )
    .join('fund_movements as first', 'first.id', 'back.reverses_id')
    .select('back.id as id', 'first.id as other', 'back.number as number', 'first.number as taken')
  return {
    reverses: new Map(pairs.map(({ id, taken }) => [id, taken])),
    reversedBy: new Map(pairs.map(({ other, number }) => [other, number])),
  }
}

type Numbers = Awaited<ReturnType<typeof reversals>>

function plain(row: FundMovement, { reverses, reversedBy }: Numbers): StatementLine {
  const { id, number, kind, amount, movedOn, method, reference, description, chargeId, paymentId } = row
  return {
    ...{ id, number, kind, amount, held: 0, movedOn, method, reference, description, chargeId, paymentId },
    ...{ hasProof: row.proofId !== null, authorName: row.createdBy?.name ?? null },
    ...{ reverses: reverses.get(id) ?? null, reversedBy: reversedBy.get(id) ?? null },
  }
}
