import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'
import { changingMoney } from '#app/billing/actions/changing_money'
import { CHARGE_LIMITS, type ItemFields } from '#app/billing/domain/charge_fields'
import type { TaxKind } from '#app/billing/domain/taxes'
import type Charge from '#app/billing/models/charge'
import { conceptsOf } from '#app/billing/queries/concepts_of'
import { timeGroups, workItems, type Grouping } from '#app/fees/domain/work_items'
import MatterExpense from '#app/fees/models/matter_expense'
import TimeEntry from '#app/fees/models/time_entry'
import type Matter from '#app/matters/models/matter'
import type { Charging } from './charge_agreement.js'
import { draftCharge, feeTax } from './draft_charge.js'
import { holdFees } from './hold_fees.js'
import { logRow } from './log_matter.js'

/** What of the work in a matter is charged, and how it becomes concepts. The exchange rate in millionths. */
export interface WorkToCharge {
  timeIds: number[]
  expenseIds: number[]
  grouping: Grouping
  /** How expenses that are passed on are taxed. */
  expenseTax: TaxKind
  exchangeRate: number | null
}

/** Makes a draft of time and expenses that were not charged yet. Each of them remembers its charge. */
export class ChargeWork {
  /** Throws a FieldProblem for what was charged meanwhile, has no rate, or is in another currency. */
  handle({ author, viewer, firm, language }: Charging, matter: Matter, asked: WorkToCharge): Promise<Charge> {
    return changingMoney(async (trx) => {
      const client = await holdFees(trx, matter)
      const time = await freeTime(trx, matter, asked.timeIds)
      const expenses = await freeExpenses(trx, matter, asked.expenseIds)
      const [currency, other] = new Set([...time, ...expenses].map((one) => one.currency))
      if (!currency) throw new FieldProblem('work', 'fees.problem.nothing_chosen')
      if (other) throw new FieldProblem('work', 'fees.problem.two_currencies')
      const taxes = { fees: await feeTax(firm, trx), expenses: asked.expenseTax }
      const items: ItemFields[] = workItems({ matterId: matter.id, time, expenses }, asked.grouping, {
        taxes,
        language,
      })
      if (items.length > CHARGE_LIMITS.items)
        throw new FieldProblem('work', 'fees.problem.too_many', { most: CHARGE_LIMITS.items })
      const drafting = { firm, matter, client, viewer, currency, exchangeRate: asked.exchangeRate }
      const charge = await draftCharge(trx, author, drafting, items)
      const [hours, passed] = [timeGroups(time, asked.grouping), expenses.map((expense) => [expense])]
      const concepts = await conceptsOf(charge, trx)
      await take(trx, 'time_entries', hours, { charge, concepts })
      await take(trx, 'matter_expenses', passed, { charge, concepts: concepts.slice(hours.length) })
      await logCharged(trx, author, { matter, time, expenses })
      return charge
    })
  }
}

type Work = { matter: Matter; time: TimeEntry[]; expenses: MatterExpense[] }

async function logCharged(trx: Trx, author: Author, { matter: { id: matterId, workspaceId }, time, expenses }: Work) {
  const of = { matterId, workspaceId }
  const minutes = time.reduce((total, entry) => total + entry.minutes, 0)
  const amount = expenses.reduce((total, expense) => total + expense.amount, 0)
  if (time.length > 0)
    await logRow(
      trx,
      author,
      { ...of, type: 'time_entry', id: time[0]!.id },
      { action: 'time_entry.charged', after: { count: time.length, minutes } }
    )
  if (expenses.length > 0)
    await logRow(
      trx,
      author,
      { ...of, type: 'expense', id: expenses[0]!.id },
      { action: 'expense.charged', after: { count: expenses.length, amount } }
    )
}

async function freeTime(trx: Trx, matter: Matter, ids: number[]): Promise<TimeEntry[]> {
  const entries = await TimeEntry.in({ id: matter.workspaceId }, trx)
    .where('time_entries.matter_id', matter.id)
    .whereIn('time_entries.id', ids)
    .where('billable', 1)
    .whereNull('charge_id')
    .orderBy('worked_on')
    .orderBy('time_entries.id')
    .preload('user', (user) => void user.select('id', 'name'))
    .forUpdate()
  if (entries.length !== ids.length) throw new FieldProblem('work', 'fees.problem.charged_meanwhile')
  if (entries.some(({ rate }) => rate === null)) throw new FieldProblem('work', 'fees.problem.no_rate')
  return entries
}

async function freeExpenses(trx: Trx, matter: Matter, ids: number[]): Promise<MatterExpense[]> {
  const expenses = await MatterExpense.in({ id: matter.workspaceId }, trx)
    .where({ matter_id: matter.id, billable: 1 })
    .whereIn('id', ids)
    .whereNull('charge_id')
    .orderBy('spent_on')
    .orderBy('id')
    .forUpdate()
  if (expenses.length !== ids.length) throw new FieldProblem('work', 'fees.problem.charged_meanwhile')
  return expenses
}

/** Has the rows of each concept remember it, and its charge. Throws when one of them was taken by another charge after all. */
async function take(
  trx: Trx,
  table: string,
  groups: { id: number }[][],
  { charge, concepts }: { charge: Charge; concepts: number[] }
): Promise<void> {
  const updated = { charge_id: charge.id, updated_at: toSqlInstant(clock.now()) }
  for (const [at, rows] of groups.entries()) {
    const ids = rows.map(({ id }) => id)
    const change = { ...updated, charge_item_id: concepts[at] }
    const [taken] = [await rowsBy(trx, table, { id: ids }).whereNull('charge_id').update(change)].flat()
    if (Number(taken) !== ids.length) throw new FieldProblem('work', 'fees.problem.charged_meanwhile')
  }
}
