import { NO_STAGE, type Grouping, type MatterFilters } from '#app/matters/domain/matter_filters'
import { STATUSES, type Status } from '#app/matters/domain/materias'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { STAGE_ORDER } from '#app/matters/domain/stages'
import { matterRows, type MatterRow } from './matter_rows.js'
import { narrowMatters } from './narrow_matters.js'

/** Cards of a column that come at once. */
export const CARDS_PER_PAGE = 15

/** Columns of a board: a firm that writes more stages than these narrows them. */
const MAX_COLUMNS = 20

/** A column of the board: `value` is a status, a stage, or none. */
export type MatterColumn = { value: string; total: number; rows: MatterRow[] }

/** The board: its columns in the order in which matters go through them, each with its first cards and how many there are. */
export async function matterColumns(viewer: MatterViewer, filters: MatterFilters) {
  const totals = await columnTotals(viewer, filters)
  const columns = filters.by === 'status' ? STATUSES.filter((each) => isAsked(filters.status, each)) : stagesIn(totals)
  const shown = columns.slice(0, MAX_COLUMNS)
  const rows = await Promise.all(shown.map((value) => columnCards(viewer, filters, { value, page: 1 })))
  const cards: MatterColumn[] = shown.map((value, index) => ({
    value,
    total: totals.get(value) ?? 0,
    rows: rows[index]!,
  }))
  return { columns: cards, total: [...totals.values()].reduce((sum, count) => sum + count, 0) }
}

/** One page of the cards of a column, last touched first. */
export function columnCards(
  viewer: MatterViewer,
  filters: MatterFilters,
  { value, page }: { value: string; page: number }
) {
  const query = narrowMatters(Matter.seenBy(viewer), viewer, { ...filters, ...only(filters.by, value) })
  query.orderBy('matters.updated_at', 'desc').orderBy('matters.id', 'desc')
  return matterRows(query.limit(CARDS_PER_PAGE).offset((page - 1) * CARDS_PER_PAGE))
}

const isAsked = (asked: string[], value: string) => asked.length === 0 || asked.includes(value)

const only = (by: Grouping, value: string): Partial<MatterFilters> =>
  by === 'status' ? { status: [value as Status] } : { stage: [value] }

async function columnTotals(viewer: MatterViewer, filters: MatterFilters): Promise<Map<string, number>> {
  const column = `matters.${filters.by}`
  type Row = { value: string | null; total: number | string }
  const rows = (await narrowMatters(Matter.seenBy(viewer), viewer, filters)
    .groupBy(column)
    .select(`${column} as value`)
    .count('* as total')
    .pojo<Row>()) as Row[]
  return new Map(rows.map(({ value, total }) => [value ?? NO_STAGE, Number(total)]))
}

/** Those without a stage first, the known ones in their order, then what firms wrote themselves, the most used first. */
function stagesIn(totals: Map<string, number>): string[] {
  const place = (stage: string) => (stage === NO_STAGE ? -1 : STAGE_ORDER.indexOf(stage) + 1 || STAGE_ORDER.length + 1)
  return [...totals.keys()].sort((a, b) => place(a) - place(b) || totals.get(b)! - totals.get(a)!)
}
