import { likeAnywhere, searchFold } from '#app/core/text/fold'
import { joinOn } from '#app/core/models/join_on'
import User from '#app/accounts/models/user'
import type { RowFilters } from '#app/court_lists/domain/list_filters'
import { proposalOf, type Counting, type RowLine, type RowProposal } from '#app/court_lists/domain/propose'
import type { MatchReason } from '#app/court_lists/domain/score_match'
import type CourtListMatch from '#app/court_lists/models/court_list_match'
import CourtListRow from '#app/court_lists/models/court_list_row'
import { matchesSeenBy, rowsSeenBy } from '#app/court_lists/queries/seen_rows'
import type { ListKind } from '#app/court_lists/parsing/list_row'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

export const ROWS_PER_PAGE = 25

/** That a row seems to be of a matter. */
export type MatchLine = {
  id: number
  version: number
  state: CourtListMatch['state']
  score: number
  uncertain: boolean
  reasons: MatchReason[]
  reason: string | null
  decidedBy: string | null
  decidedAt: string | null
  matter: { id: number; reference: string; title: string }
  row: RowLine
  proposal: RowProposal
}

export type Page<Line> = { items: Line[]; next: number | null }

type Asked = { kinds: readonly ListKind[]; filters: RowFilters }

const ROW = [
  ...(['id', 'kind', 'court', 'day', 'day_reason', 'time'] as const),
  ...(['case_number', 'proceeding', 'parties', 'synthesis'] as const),
] as const

/** One page of all rows of lists that somebody may know of, the last ones first. */
export async function listRows(viewer: MatterViewer, { kinds, filters }: Asked): Promise<Page<RowLine>> {
  const query = rowsSeenBy(viewer).whereIn('court_list_rows.kind', [...kinds])
  narrow(query, filters)
  if (filters.before) query.where('court_list_rows.id', '<', filters.before)
  const rows = await query
    .orderBy('court_list_rows.id', 'desc')
    .limit(ROWS_PER_PAGE + 1)
    .select(ROW.map((column) => `court_list_rows.${column}`))
  return pageOf(rows.map(lineOf))
}

/** One page of what rows seem to be of, among the matters that somebody sees, the last ones first. */
export async function listMatches(
  viewer: MatterViewer,
  { kinds, filters }: Asked,
  counting: Counting
): Promise<Page<MatchLine>> {
  const query = matchesWithRows(viewer)
    .where('court_list_matches.state', filters.state)
    .whereIn('court_list_matches.kind', [...kinds])
  narrow(query, filters)
  if (filters.before) query.where('court_list_matches.id', '<', filters.before)
  const matches = await query.orderBy('court_list_matches.id', 'desc').limit(ROWS_PER_PAGE + 1)
  return pageOf(matches.map((match) => matchLine(match, counting)))
}

/** One of them. Throws when there is none, or it is of a matter that the viewer does not see. */
export async function findMatch(viewer: MatterViewer, id: number, counting: Counting): Promise<MatchLine> {
  return matchLine(await matchesWithRows(viewer).where('court_list_matches.id', id).firstOrFail(), counting)
}

const matchesWithRows = (viewer: MatterViewer) =>
  matchesSeenBy(viewer)
    .join(...joinOn(CourtListRow, 'court_list_matches.row_id'))
    .join(...joinOn(Matter, 'court_list_matches.matter_id'))
    .leftJoin(...joinOn(User, 'court_list_matches.decided_by_id', 'decider'))
    .select('court_list_matches.*', 'matters.reference', 'matters.title', 'decider.name as decided_by')
    .select(ROW.map((column) => `court_list_rows.${column} as row_${column}`))

type Narrowed = {
  where(column: string, ...values: unknown[]): unknown
  whereRaw(sql: string, bindings: string[]): unknown
}

function narrow(query: Narrowed, { court, list, from, to }: RowFilters): void {
  if (court) query.whereRaw(`court_list_rows.court_folded LIKE ? ESCAPE '\\'`, [likeAnywhere(searchFold(court))])
  if (list) query.where('court_list_rows.list_id', list)
  if (from) query.where('court_list_rows.day', '>=', from)
  if (to) query.where('court_list_rows.day', '<=', to)
}

function pageOf<Line extends { id: number }>(lines: Line[]): Page<Line> {
  const items = lines.slice(0, ROWS_PER_PAGE)
  return { items, next: lines.length > ROWS_PER_PAGE ? items.at(-1)!.id : null }
}

const lineOf = ({
  id,
  kind,
  court,
  day,
  dayReason,
  time,
  caseNumber,
  proceeding,
  parties,
  synthesis,
}: RowLine): RowLine => ({
  ...{ id, kind, caseNumber },
  ...{ court: court ?? null, day: day ?? null, dayReason: dayReason ?? null, time: time ?? null },
  ...{ proceeding: proceeding ?? null, parties: parties ?? null, synthesis: synthesis ?? null },
})

function matchLine(match: CourtListMatch, counting: Counting): MatchLine {
  const { id, version, state, score, uncertain, reasons, reason, decidedAt, matterId, $extras: told } = match
  const row = lineOf({
    ...{ id: Number(told.row_id ?? match.rowId), kind: match.kind, caseNumber: String(told.row_case_number) },
    ...{ court: told.row_court, day: told.row_day, dayReason: told.row_day_reason, time: told.row_time },
    ...{ proceeding: told.row_proceeding, parties: told.row_parties, synthesis: told.row_synthesis },
  })
  return {
    ...{ id, version, state, score, uncertain, reasons, row, reason: reason ?? null },
    decidedBy: told.decided_by ?? null,
    decidedAt: decidedAt?.toISO() ?? null,
    matter: { id: matterId, reference: String(told.reference), title: String(told.title) },
    proposal: proposalOf(row, counting),
  }
}
