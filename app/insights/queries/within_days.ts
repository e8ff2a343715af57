import { DateTime } from 'luxon'
import type { ModelQueryBuilderContract, LucidModel } from '@adonisjs/lucid/types/model'
import { toSqlInstant } from '#app/core/models/columns'

/** The days of a firm: ISO dates, both included, by its clock; null for no bound. */
export interface FirmDays {
  from: string | null
  to: string | null
  zone: string
}

/** Keeps the rows whose instant lies on some days of a firm. */
export function withinDays<Q extends ModelQueryBuilderContract<LucidModel>>(
  query: Q,
  column: string,
  { from, to, zone }: FirmDays
): Q {
  const startOf = (day: string) => DateTime.fromISO(day, { zone }).startOf('day')
  if (from !== null) query.where(column, '>=', toSqlInstant(startOf(from)))
  if (to !== null) query.where(column, '<', toSqlInstant(startOf(to).plus({ days: 1 })))
  return query
}
