import { DateTime } from 'luxon'
import { translate } from '#app/core/messages/catalogue'
import { csvLine } from '#app/core/text/csv'
import { saidInstant } from '#app/docket/domain/dates'
import { deadlineListFilters, type DeadlineListFilters } from '#app/docket/domain/list_filters'
import { listDeadlines, type DeadlineInMatter } from '#app/docket/queries/list_deadlines'
import type { MatterViewer } from '#app/matters/models/matter'

const AT_ONCE = 500
/** Spreadsheets are read by people: more rows than these nobody checks one by one. */
const MOST_ROWS = 20_000

/** Spreadsheet programs read the letters right with it. */
const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS = [
  ...(['last_day', 'title', 'status', 'reference', 'matter', 'court', 'responsible'] as const),
  ...(['last_instant', 'signature', 'problem'] as const),
]

type Language = Parameters<typeof translate>[0]

/** All deadlines that the filters leave, one a line; those beyond the most are left out, as its last line says. */
export async function deadlinesAsCsv(
  viewer: MatterViewer,
  filters: DeadlineListFilters,
  { today, zone, language }: { today: string; zone: string; language: Language }
): Promise<string> {
  const lines = [csvLine(COLUMNS.map((name) => translate(language, `docket.column.${name}`)))]
  let after: DeadlineListFilters['after'] = null
  while (lines.length <= MOST_ROWS) {
    const { items, next } = await listDeadlines(viewer, { ...filters, after }, { today, limit: AT_ONCE })
    lines.push(...items.map((item) => csvLine(cellsOf(item, zone, language))))
    if (next === null) return BYTE_ORDER_MARK + lines.join('')
    after = (await deadlineListFilters.validate({ after: next })).after
  }
  lines.push(csvLine([translate(language, 'docket.csv_cut')]))
  return BYTE_ORDER_MARK + lines.join('')
}

function cellsOf(deadline: DeadlineInMatter, zone: string, language: Language): string[] {
  const { lastDay, lastInstant, title, status, awaitsSignature, problem, matter, responsible } = deadline
  return [
    ...[lastDay ?? '', title, translate(language, `docket.status.${status}`), matter.reference, matter.title],
    ...[matter.court ?? '', responsible?.name ?? ''],
    lastInstant === null ? '' : saidInstant(DateTime.fromISO(lastInstant), zone),
    awaitsSignature ? translate(language, 'docket.awaits_signature') : '',
    problem === null ? '' : translate(language, problem.key, problem.values ?? {}),
  ]
}
