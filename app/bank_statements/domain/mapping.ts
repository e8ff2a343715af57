import type { BankKey } from './banks.js'
import type { DateOrder } from './day_text.js'
import type { DecimalMark } from './amount_text.js'

/** What a column of a file can be. */
export const COLUMN_FIELDS = [
  'day',
  'description',
  'detail',
  'reference',
  'tracking',
  'credit',
  'debit',
  'amount',
  'sign',
  'balance',
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]

/** The place of the column of each field, from 0. */
export type Columns = Partial<Record<ColumnField, number>>

/** How a table of movements is read. */
export interface Mapping {
  bank: BankKey
  /** Line of the headings; 0 when it has none. */
  headingLine: number
  columns: Columns
  /** Null while it is neither said nor told by the dates. */
  dateOrder: DateOrder | null
  decimal: DecimalMark
  /** Where the movements go; null while nobody said it. */
  accountId: number | null
}

/** Why movements cannot be read yet: `bank_statements.lacking.<what>`. */
export type Lacking = 'day' | 'description' | 'amount' | 'two_amounts' | 'date_order'

/** What a mapping still needs before movements can be read. */
export function lackingIn({ columns, dateOrder }: Pick<Mapping, 'columns' | 'dateOrder'>): Lacking[] {
  const has = (field: ColumnField) => columns[field] !== undefined
  const isApart = has('credit') || has('debit')
  const lacking: Lacking[] = []
  if (!has('day')) lacking.push('day')
  if (!has('description')) lacking.push('description')
  if (!isApart && !has('amount')) lacking.push('amount')
  if (isApart && has('amount')) lacking.push('two_amounts')
  if (has('day') && dateOrder === null) lacking.push('date_order')
  return lacking
}
