import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { addDays } from '#app/deadlines/domain/days'
import { cursorText, isEnded, type DeadlineCursor, type DeadlineListFilters } from '#app/docket/domain/list_filters'
import MatterDeadline from '#app/docket/models/matter_deadline'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { mattersOfClient } from '#app/matters/queries/lists/matters_of_client'
import { deadlineLines, type DeadlineLine, type DeadlineQuery } from './deadline_lines.js'

export const DEADLINES_PER_PAGE = 50

/** A deadline with the matter that it is of. */
export type DeadlineInMatter = DeadlineLine & {
  matter: { id: number; reference: string; title: string; court: string | null }
}

/** One page of the list, and where the next one begins, if there is one. */
export interface DeadlinePage {
  items: DeadlineInMatter[]
  next: string | null
}

/**
 * Deadlines of all matters that somebody sees, the next to end first, those without a day after them; of what ended, the last first. `today` is the day of the firm. Three
 * queries at most, however many there are.
 */
export async function listDeadlines(
  viewer: MatterViewer,
  filters: DeadlineListFilters,
  { today, limit = DEADLINES_PER_PAGE }: { today: string; limit?: number }
): Promise<DeadlinePage> {
  const { after } = filters
  const narrowed = () => narrow(MatterDeadline.in({ id: viewer.workspaceId ?? 0 }), viewer, filters, today)
  const lines: DeadlineLine[] = []
  if (after === null || after.lastDay !== null)
    lines.push(...(await deadlineLines(dated(narrowed(), filters, limit + 1))))
  if (lines.length <= limit) lines.push(...(await deadlineLines(undated(narrowed(), after, limit + 1 - lines.length))))
  const items = await withMatters(viewer, lines.slice(0, limit))
  const last = lines.length > limit ? lines[limit - 1] : undefined
  return { items, next: last ? cursorText(last) : null }
}

/** How many deadlines the filters leave, on all pages together: one query. */
export async function countDeadlines(
  viewer: MatterViewer,
  filters: Omit<DeadlineListFilters, 'after'>,
  today: string
): Promise<number> {
  const query = narrow(MatterDeadline.in({ id: viewer.workspaceId ?? 0 }), viewer, filters, today)
  const [row] = (await query.count('* as total').pojo<{ total: number | string }>()) as { total: number | string }[]
  return Number(row?.total ?? 0)
}

function dated(query: DeadlineQuery, { state, after }: DeadlineListFilters, limit: number): DeadlineQuery {
  const [direction, sign] = isEnded(state) ? (['desc', '<'] as const) : (['asc', '>'] as const)
  query.whereNotNull('matter_deadlines.last_day')
  if (after)
    query.where('matter_deadlines.last_day', `${sign}=`, after.lastDay!).where((beyond) => {
      void beyond.where('matter_deadlines.last_day', sign, after.lastDay!).orWhere((same) => {
        void same.where('matter_deadlines.last_day', after.lastDay!).where('matter_deadlines.id', sign, after.id)
      })
    })
  return query.orderBy('matter_deadlines.last_day', direction).orderBy('matter_deadlines.id', direction).limit(limit)
}

function undated(query: DeadlineQuery, after: DeadlineCursor | null, limit: number): DeadlineQuery {
  query.whereNull('matter_deadlines.last_day')
  if (after?.lastDay === null) query.where('matter_deadlines.id', '>', after.id)
  return query.orderBy('matter_deadlines.id').limit(limit)
}

/** Those of the matters that somebody sees; of what runs, not in the archive. */
export function narrow(
  query: DeadlineQuery,
  viewer: MatterViewer,
  { state, person, kind, matter, client, court, from, to }: Omit<DeadlineListFilters, 'after' | 'sheet'>,
  today: string
): DeadlineQuery {
  const matters = client === null ? Matter.seenBy(viewer) : mattersOfClient(viewer, client)
  if (!isEnded(state)) matters.where('matters.archived', 0)
  if (court !== null) matters.where('matters.court_id', court)
  query
    .whereExists(matters.whereColumn('matters.id', 'matter_deadlines.matter_id'))
    .where('matter_deadlines.open', isEnded(state) ? 0 : 1)
  if (person !== null) query.where('matter_deadlines.responsible_id', person)
  if (matter !== null) query.where('matter_deadlines.matter_id', matter)
  if (kind === 'manual' || kind === 'clock') query.where('matter_deadlines.source', kind)
  else if (kind !== null) query.where({ 'matter_deadlines.source': 'computed', 'matter_deadlines.term': kind })
  if (from !== null) query.where('matter_deadlines.last_day', '>=', from)
  if (to !== null) query.where('matter_deadlines.last_day', '<=', to)
  return inState(query, state, today)
}

function inState(query: DeadlineQuery, state: DeadlineListFilters['state'], today: string): DeadlineQuery {
  const until = { today: 0, week: 7, month: 30 }[state as string]
  if (until !== undefined) return query.whereBetween('matter_deadlines.last_day', [today, addDays(today, until)])
  if (state === 'overdue')
    return query
      .where('matter_deadlines.last_day', '<=', today)
      .where('matter_deadlines.last_instant', '<=', toSqlInstant(clock.now()))
  if (state === 'stuck') return query.whereNotNull('matter_deadlines.problem')
  if (state === 'unsigned')
    return query
      .where({ 'matter_deadlines.status': 'confirmed', 'matter_deadlines.needs_signature': 1 })
      .whereNull('matter_deadlines.signed_at')
  return state === 'open' || state === 'closed' ? query : query.where('matter_deadlines.status', state)
}

/** Lines with the matters that they are of, in one query. */
async function withMatters(viewer: MatterViewer, lines: DeadlineLine[]): Promise<DeadlineInMatter[]> {
  const ids = [...new Set(lines.map(({ matterId }) => matterId))]
  const matters = await Matter.seenBy(viewer)
    .whereIn('matters.id', ids)
    .select('matters.id', 'matters.reference', 'matters.title', 'matters.court')
  const named = new Map(
    matters.map(({ id, reference, title, court }) => [id, { id, reference, title, court: court ?? null }])
  )
  return lines.flatMap((line) => {
    const matter = named.get(line.matterId)
    return matter ? [{ ...line, matter }] : []
  })
}
