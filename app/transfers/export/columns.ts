import type { Knex } from 'knex'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'

/** What a column of the database holds, the same on both databases. */
export interface Column {
  name: string
  holds: 'text' | 'number' | 'flag' | 'instant'
  /** A number without decimals. */
  isWhole: boolean
  /** Most characters; null without a limit worth telling. */
  longest: number | null
  nullable: boolean
}

const kindOf = (type: string): Column['holds'] => {
  if (/^(boolean|tinyint)/.test(type)) return 'flag'
  if (/^(datetime|timestamp)/.test(type)) return 'instant'
  return /int|float|double|real|decimal|numeric/.test(type) ? 'number' : 'text'
}

/** The columns of a table, in order. */
export async function columnsOf(knex: Knex, table: string): Promise<Column[]> {
  const told = await knex(table).columnInfo()
  return Object.entries(told).map(([name, { type, maxLength, nullable }]) => ({
    name,
    holds: kindOf(String(type).toLowerCase()),
    isWhole: /int/i.test(String(type)),
    longest: /char/i.test(String(type)) ? Number(maxLength) || null : null,
    nullable: Boolean(nullable),
  }))
}

/** A value as the archive has it, whatever the driver returned. */
export function toArchive({ holds }: Column, value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (holds === 'flag') return Boolean(Number(value))
  if (holds === 'instant') return toSqlInstant(fromSqlInstant(value)!)
  return holds === 'number' ? Number(value) : String(value)
}
