import { CURRENCIES, type Currency } from '#app/core/money'
import type { ChargeSums } from '#app/billing/domain/charge_line'
import { CHARGE_TABS, type ChargeState, type ChargeStatus, type ChargeTab } from '#app/billing/domain/charge_states'
import type { ChargeQuery } from '#app/billing/models/charge'

/** How many charges each tab has, and the sums of each by currency. */
export type TabSums = Record<ChargeTab, { count: number; sums: ChargeSums[] }>

const AMOUNTS = ['total', 'paid', 'remaining'] as const
type Figures = 'count' | (typeof AMOUNTS)[number]
type Row = { state: ChargeState; status: ChargeStatus; currency: Currency } & Record<
  Figures | `late_${Figures}`,
  unknown
>

/** What of the days with these due dates counts as late: what is owed of before `today`. */
const LATE = `CASE WHEN state = 'issued' AND status = 'pending' AND due_on < ? THEN`

/**
 * Counts and adds up the charges of a query, one query for all tabs: first by their due dates, as the index `charges_summed` has them, so that what is late is asked of each day and not of
 * each charge. Currencies are never added to each other; what all charges come to leaves out drafts and what was called off. `today` is the day of the firm.
 */
export async function chargeSums(query: ChargeQuery, today: string): Promise<TabSums> {
  const { client } = query
  const by = ['state', 'status', 'currency'] as const
  const grouped = [...by, 'due_on'].map((name) => `charges.${name}`)
  query.select(...grouped).select(client.raw('COUNT(*) AS number'))
  for (const name of AMOUNTS) query.select(client.raw(`SUM(charges.${name}) AS sum_${name}`))
  const days = query.groupBy(...grouped).as('due_days')
  const summed = client.from(days).select(...by)
  for (const [name, column] of [['count', 'number'], ...AMOUNTS.map((each) => [each, `sum_${each}`])])
    summed
      .select(client.raw(`SUM(${column}) AS ${name}`))
      .select(client.raw(`SUM(${LATE} ${column} ELSE 0 END) AS late_${name}`, [today]))
  const rows = (await summed.groupBy(...by)) as Row[]
  return Object.fromEntries(CHARGE_TABS.map((tab) => [tab, ofTab(rows, tab)])) as TabSums
}

const isIn = ({ state, status }: Row, tab: ChargeTab): boolean => {
  if (tab === 'all') return true
  if (tab === 'drafts') return state === 'draft'
  if (tab === 'canceled') return state === 'canceled'
  if (tab === 'paid') return status === 'paid'
  return state === 'issued' && status === 'pending'
}

const isOwed = ({ state, status }: Row) => state === 'issued' && status === 'pending'
const counts = ({ state }: Row) => state !== 'draft' && state !== 'canceled'

function ofTab(rows: Row[], tab: ChargeTab): TabSums[ChargeTab] {
  const own = rows.filter((row) => isIn(row, tab))
  const figure = (row: Row, name: Figures) => Number(row[tab === 'overdue' ? (`late_${name}` as const) : name] ?? 0)
  const add = (some: Row[], name: Figures) => some.reduce((sum, row) => sum + figure(row, name), 0)
  const added = tab === 'all' ? own.filter(counts) : own
  const sums = CURRENCIES.map((currency) => {
    const of = added.filter((row) => row.currency === currency)
    const remaining = add(of.filter(isOwed), 'remaining')
    return { currency, count: add(of, 'count'), total: add(of, 'total'), paid: add(of, 'paid'), remaining }
  })
  return { count: add(own, 'count'), sums: sums.filter(({ count }) => count > 0) }
}
