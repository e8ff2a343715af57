import db from '@adonisjs/lucid/services/db'
import type { Viewer } from '#app/core/contributions/registries'
import { fromSqlInstant } from '#app/core/models/columns'
import ConflictCheck from '#app/conflicts/models/conflict_check'
import { FIGURE_ROWS, type FigureKey } from '#app/insights/domain/figures'
import type { Slice } from '#app/insights/domain/slices'
import { selectLines } from './figure_lines.js'
import { scopeOf, type RowsQuery } from './figure_scopes.js'
import { kept } from './kept.js'

export const ROWS_PER_PAGE = 25

/** One row behind a number. `key` is its own, `id` that of the record which it opens. `amount` is what the number adds up, of `whole` where it is a part; in centavos, or minutes of time. */
export type FigureRow = {
  key: number
  id: number
  reference: string
  title: string
  on: string | null
  due: string | null
  detail: string | null
  name: string | null
  charge: string | null
  amount: number | null
  whole: number | null
  days: number | null
}

type Raw = Record<`row_${keyof FigureRow}`, string | number | Date | null>

/** One page of the rows behind a number, the newest first, how many there are and their sums: two queries. */
export async function figureRows(viewer: Viewer, figure: FigureKey, slice: Slice, page: number) {
  const { rows: scope, amount, whole } = scopeOf(figure, viewer, slice)
  const sums = await kept(viewer, 'sums of rows', { figure, slice }, () => readSums(scope(), { amount, whole }))
  const read = async () => {
    const lines = selectLines(scope(), FIGURE_ROWS[figure], { amount, whole }).limit(ROWS_PER_PAGE)
    const rows = (await lines.offset((page - 1) * ROWS_PER_PAGE).pojo<Raw>()) as unknown as Raw[]
    return rows.map((row) => presented(row, figure, slice))
  }
  return {
    rows: await kept(viewer, 'rows', { figure, slice, page }, read, ({ length }) => length),
    total: sums.n,
    amount: amount === null ? null : sums.amount,
    whole: whole === null ? null : sums.whole,
  }
}

type Added = { amount: string | null; whole: string | null }

/** How many rows there are, and the sums of what they add up. */
async function readSums(query: RowsQuery, added: Added): Promise<Record<'n' | keyof Added, number>> {
  const counted = query.count('* as n')
  for (const [name, sql] of Object.entries(added))
    if (sql !== null) void counted.select(db.raw(`sum(${sql}) as ${name}`))
  type Sums = { n: number; amount?: number; whole?: number }
  const [sums] = (await counted.pojo<Sums>()) as unknown as Sums[]
  return { n: Number(sums?.n ?? 0), amount: Number(sums?.amount ?? 0), whole: Number(sums?.whole ?? 0) }
}

const numberOf = (value: Raw[keyof Raw]) => (value === null ? null : Number(value))
const textOf = (value: Raw[keyof Raw]) => (value === null ? null : String(value))
const DAY = /^\d{4}-\d\d-\d\d$/

function presented(row: Raw, figure: FigureKey, { zone }: Slice): FigureRow {
  const isCheck = FIGURE_ROWS[figure] === 'checks'
  const on = row.row_on
  return {
    ...{ key: Number(row.row_key), id: Number(row.row_id), title: String(row.row_title ?? '') },
    reference: isCheck ? ConflictCheck.folioOf(Number(row.row_reference)) : String(row.row_reference ?? ''),
    on: on === null || DAY.test(String(on)) ? textOf(on) : fromSqlInstant(on)!.setZone(zone).toISODate(),
    ...{ due: textOf(row.row_due), detail: textOf(row.row_detail), name: textOf(row.row_name) },
    ...{ charge: textOf(row.row_charge), amount: numberOf(row.row_amount), whole: numberOf(row.row_whole) },
    days: numberOf(row.row_days),
  }
}
