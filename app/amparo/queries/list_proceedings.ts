import { searchWords } from '#app/core/database/folded_search'
import { isOddNumber } from '#app/amparo/domain/case_key'
import type { ProceedingFilters } from '#app/amparo/domain/filters'
import AmparoProceeding, { type ProceedingQuery } from '#app/amparo/models/amparo_proceeding'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { unreadIn, whereUnread } from './unread_news.js'

export const PROCEEDINGS_PER_PAGE = 50
const MOST_WORDS = 8

/** A line of the list of proceedings. */
export type ProceedingLine = {
  id: number
  kind: string
  stage: string
  isOwn: boolean
  number: string | null
  isOddNumber: boolean
  court: string | null
  complainant: string | null
  suspension: string
  matter: { id: number; reference: string; title: string } | null
  unread: number
  /** ISO instant; null when there was never any. */
  newsAt: string | null
}

export type ProceedingPage = {
  rows: ProceedingLine[]
  paging: { total: number; page: number; perPage: number }
}

/** One page of the proceedings that somebody sees, those with the last news or changes first: four queries, however many there are. */
export async function listProceedings(viewer: MatterViewer, filters: ProceedingFilters): Promise<ProceedingPage> {
  const chosen = () => narrow(AmparoProceeding.seenBy(viewer), viewer, filters)
  const counted = await chosen().count('* as total').pojo<{ total: number | string }>().firstOrFail()
  const total = Number(counted.total)
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / PROCEEDINGS_PER_PAGE)))
  const rows = await chosen()
    .orderBy('amparo_proceedings.updated_at', 'desc')
    .orderBy('amparo_proceedings.id', 'desc')
    .limit(PROCEEDINGS_PER_PAGE)
    .offset((page - 1) * PROCEEDINGS_PER_PAGE)
  return { rows: await proceedingLines(viewer, rows), paging: { total, page, perPage: PROCEEDINGS_PER_PAGE } }
}

/** Lines of proceedings with their matters and how much of their news a person did not read: two queries. */
export async function proceedingLines(viewer: MatterViewer, rows: AmparoProceeding[]): Promise<ProceedingLine[]> {
  const matters = await mattersOf(viewer, rows)
  const unread = await unreadIn(
    viewer,
    rows.map(({ id }) => id)
  )
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, stage: row.stage, isOwn: row.isOwn, number: row.number, court: row.court },
    ...{ complainant: row.complainant, suspension: row.suspension, newsAt: row.newsAt?.toISO() ?? null },
    isOddNumber: isOddNumber(row.numberKey),
    matter: matters.get(row.matterId ?? 0) ?? null,
    unread: unread.get(row.id) ?? 0,
  }))
}

async function mattersOf(viewer: MatterViewer, rows: AmparoProceeding[]) {
  const ids = [...new Set(rows.flatMap(({ matterId }) => matterId ?? []))]
  const matters = await Matter.seenBy(viewer).whereIn('matters.id', ids).select('id', 'reference', 'title')
  return new Map(matters.map(({ id, reference, title }) => [id, { id, reference, title }]))
}

function narrow(query: ProceedingQuery, viewer: MatterViewer, filters: ProceedingFilters): ProceedingQuery {
  const { kind, stage, court, whose, news, closed, q } = filters
  void query.where('amparo_proceedings.is_closed', Number(closed))
  if (kind) void query.where('amparo_proceedings.kind', kind)
  if (stage) void query.where('amparo_proceedings.stage', stage)
  if (court) void query.where('amparo_proceedings.court_id', court)
  if (whose) void query.where('amparo_proceedings.is_own', Number(whose === 'own'))
  if (news) whereUnread(query, viewer.userId)
  return saying(query, q)
}

/** Keeps what has every word of a text in what it is found by. */
export function saying(query: ProceedingQuery, text: string): ProceedingQuery {
  for (const word of searchWords(text, MOST_WORDS))
    void query.whereRaw('instr(amparo_proceedings.search_text, ?) > 0', [word])
  return query
}
