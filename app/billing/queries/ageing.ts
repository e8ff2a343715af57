import db from '@adonisjs/lucid/services/db'
import { CURRENCIES, type Currency } from '#app/core/money'
import { AGES, ageBounds, type Age, type AgedByCurrency, type AgedSums } from '#app/billing/domain/ageing'
import type { ChargeQuery } from '#app/billing/models/charge'
import type { AccountScope } from './account_scope.js'
import { owedOn, type OwedCharges } from './owed_then.js'

/** What was due before the first day of each age, and all that is owed: names that no database keeps for itself. */
const SUM_COLUMNS = {
  ...{ current: 'due_before', upTo30: 'due_before_30', upTo60: 'due_before_60', upTo90: 'due_before_90' },
  total: 'owed_total',
} as const satisfies Record<Exclude<Age, 'older'> | 'total', string>

/** Sums as the database gives them. */
export type SumRow = Record<(typeof SUM_COLUMNS)[keyof typeof SUM_COLUMNS], number | string | null>

/** On which day accounts are looked at, and today: both days of the firm. */
export interface AsOf {
  asOf: string
  today: string
}

/** Adds up what charges owe, by how late they are on a day: what was due before each of the bounds, since the fewest comparisons tell that. */
export function selectAges({ query, owed }: OwedCharges, asOf: string): ChargeQuery {
  for (const [age, day] of Object.entries(ageBounds(asOf)))
    query.select(
      db.raw(`sum(case when charges.due_on < ? then ${owed.sql} end) as ${SUM_COLUMNS[age as Exclude<Age, 'older'>]}`, [
        day,
        ...owed.bindings,
      ])
    )
  return query.select(db.raw(`sum(${owed.sql}) as ${SUM_COLUMNS.total}`, owed.bindings))
}

/** The sums of each age: what was due before its end and not before its beginning. */
export function agedSums(row: SumRow): AgedSums {
  const total = Number(row[SUM_COLUMNS.total] ?? 0)
  let before = total
  const young = AGES.filter((age) => age !== 'older').map((age) => {
    const earlier = Number(row[SUM_COLUMNS[age]] ?? 0)
    const sum = before - earlier
    before = earlier
    return [age, sum] as const
  })
  return { ...(Object.fromEntries(young) as AgedSums), older: before, total }
}

/** What is owed of an account by currency and age. One query. */
export async function ageing(scope: AccountScope, { asOf, today }: AsOf): Promise<AgedByCurrency[]> {
  const rows = (await selectAges(owedOn(scope, asOf, today), asOf)
    .select('charges.currency as currency')
    .groupBy('charges.currency')
    .pojo()) as unknown as (SumRow & { currency: Currency })[]
  return CURRENCIES.flatMap((currency) => {
    const row = rows.find((each) => each.currency === currency)
    return row ? [{ currency, ...agedSums(row) }] : []
  })
}
