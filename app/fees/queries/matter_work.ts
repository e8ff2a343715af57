import type { Currency } from '#app/core/money'
import { priceOf } from '#app/fees/domain/minutes'
import MatterExpense from '#app/fees/models/matter_expense'
import TimeEntry from '#app/fees/models/time_entry'

type InMatter = { id: number; workspaceId: number }

/** Rows of time, and of expenses, that a matter shows. */
const MOST = 200

/** Time as lists show it; `amount` is what it costs, in centavos, null without a rate. */
export type TimeLine = {
  id: number
  version: number
  userId: number | null
  userName: string | null
  workedOn: string
  minutes: number
  description: string
  billable: boolean
  currency: Currency
  rate: number | null
  amount: number | null
  chargeId: number | null
}

/** An expense as lists show it. */
export type ExpenseLine = {
  id: number
  version: number
  spentOn: string
  description: string
  currency: Currency
  amount: number
  paidBy: MatterExpense['paidBy']
  billable: boolean
  proof: string | null
  chargeId: number | null
  createdByName: string | null
}

/** A sum of expenses in one currency; `unbilled` is what may still be charged. */
export type ExpenseSum = { currency: Currency; amount: number; unbilled: number }

export function timeLine(entry: TimeEntry): TimeLine {
  const { id, version, userId, workedOn, minutes, description, billable, currency, rate, chargeId } = entry
  const amount = rate === null ? null : priceOf(minutes, rate)
  return {
    ...{ id, version, userId, userName: entry.user?.name ?? null, workedOn, minutes, description },
    ...{ billable, currency, rate, amount, chargeId },
  }
}

/** The time of a matter, what was not charged first, then the newest; `minutes` is of all of it. */
export async function timeOf({
  id,
  workspaceId,
}: InMatter): Promise<{ lines: TimeLine[]; minutes: number; isCut: boolean }> {
  const own = () => TimeEntry.in({ id: workspaceId }).where('time_entries.matter_id', id)
  const entries = await own()
    .preload('user', (user) => void user.select('id', 'name'))
    .orderByRaw('case when charge_id is null then 0 else 1 end')
    .orderBy('worked_on', 'desc')
    .orderBy('time_entries.id', 'desc')
    .limit(MOST + 1)
  const sum = await own().sum('minutes as total').pojo<{ total: number | null }>().first()
  const isCut = entries.length > MOST
  return { lines: entries.slice(0, MOST).map(timeLine), minutes: Number(sum?.total ?? 0), isCut }
}

/** The expenses of a matter, in the same order, with their sums per currency. */
export async function expensesOf({
  id,
  workspaceId,
}: InMatter): Promise<{ lines: ExpenseLine[]; sums: ExpenseSum[]; isCut: boolean }> {
  const own = () => MatterExpense.in({ id: workspaceId }).where('matter_expenses.matter_id', id)
  const rows = await own()
    .preload('createdBy', (user) => void user.select('id', 'name'))
    .preload('proof', (proof) => void proof.select('id', 'name'))
    .orderByRaw('case when charge_id is null and billable = 1 then 0 else 1 end')
    .orderBy('spent_on', 'desc')
    .orderBy('matter_expenses.id', 'desc')
    .limit(MOST + 1)
  const sums = await sumsOf({ id, workspaceId })
  return {
    lines: rows.slice(0, MOST).map(expenseLine),
    sums,
    isCut: rows.length > MOST,
  }
}

function expenseLine(expense: MatterExpense): ExpenseLine {
  const { id, version, spentOn, description, currency, amount, paidBy, billable, chargeId, proof, createdBy } = expense
  return {
    ...{ id, version, spentOn, description, currency, amount, paidBy, billable, chargeId },
    ...{ proof: proof?.name ?? null, createdByName: createdBy?.name ?? null },
  }
}

/** What was spent in each currency, and what of it may still be charged. Two queries. */
async function sumsOf({ id, workspaceId }: InMatter): Promise<ExpenseSum[]> {
  const free = (query: ReturnType<typeof MatterExpense.in>) => query.whereNull('charge_id').where('billable', 1)
  const sum = (narrow: typeof free) =>
    narrow(MatterExpense.in({ id: workspaceId }).where('matter_expenses.matter_id', id))
      .groupBy('currency')
      .orderBy('currency')
      .select('currency')
      .sum('amount as amount')
      .pojo<{ currency: Currency; amount: number }>()
  const all = await sum((query) => query)
  const unbilled = new Map((await sum(free)).map(({ currency, amount }) => [currency, Number(amount)]))
  return all.map(({ currency, amount }) => ({
    currency,
    amount: Number(amount),
    unbilled: unbilled.get(currency) ?? 0,
  }))
}
