import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { toSqlInstant } from '#app/core/models/columns'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { STATES } from '#app/activities/domain/activity_fields'
import { cursorText, type ActivityFilters } from '#app/activities/domain/activity_filters'
import Activity from '#app/activities/models/activity'
import { activityLines, type ActivityLine, type SortedLine } from './activity_rows.js'

export const ACTIVITIES_PER_PAGE = 50
/** Most cards of one column of the board. */
const CARDS = 50

type Query = ModelQueryBuilderContract<typeof Activity>

/** One page of a list and where the next one begins, if there is one. */
export type ActivityPage = {
  items: ActivityLine[]
  next: string | null
}

/** Activities of one matter, next due first; what is resolved the other way round. */
export function matterActivities(
  matter: { id: number; workspaceId: number },
  filters: ActivityFilters,
  { userId, zone }: { userId: number; zone: string }
): Promise<ActivityPage> {
  const query = Activity.in({ id: matter.workspaceId }).where('activities.matter_id', matter.id)
  return page(narrow(query, filters, { userId, zone }), filters)
}

/** One activity of a matter, as its list has it. */
export async function activityLine(matter: { id: number; workspaceId: number }, id: number): Promise<ActivityLine> {
  const own = Activity.in({ id: matter.workspaceId }).where({ 'activities.matter_id': matter.id, 'activities.id': id })
  const [line] = await activityLines(own)
  if (!line) throw new NotFound('activities')
  return shown(line)
}

/** Activities of all matters that somebody sees. */
export function seenActivities(viewer: MatterViewer, filters: ActivityFilters, zone: string): Promise<ActivityPage> {
  const query = seen(viewer)
  return page(narrow(query, filters, { userId: viewer.userId, zone }), filters)
}

/** How many of them there are, on all pages. */
export function countSeenActivities(viewer: MatterViewer, filters: ActivityFilters, zone: string): Promise<number> {
  return countOf(narrow(seen(viewer), filters, { userId: viewer.userId, zone }))
}

/** The activities of matters that somebody sees. */
export function seen(viewer: MatterViewer): Query {
  const query = Activity.in({ id: viewer.workspaceId ?? 0 })
  return query.whereExists(Matter.seenBy(viewer).whereColumn('matters.id', 'activities.matter_id')) as Query
}

function narrow(
  query: Query,
  { state, whose, due }: ActivityFilters,
  { userId, zone }: { userId: number; zone: string }
) {
  query.where('activities.open', state === 'resolved' ? 0 : 1)
  if (state !== 'open' && state !== 'resolved') query.where('activities.state', state)
  if (whose === 'mine') query.where('activities.assignee_id', userId)
  const today = clock.now().setZone(zone).startOf('day')
  const until = {
    any: null,
    overdue: clock.now(),
    today: today.endOf('day'),
    week: today.plus({ days: 7 }).endOf('day'),
  }[due]
  if (until) query.where('activities.due_at', due === 'overdue' ? '<' : '<=', toSqlInstant(until))
  return query
}

async function page(query: Query, { state, after }: ActivityFilters): Promise<ActivityPage> {
  const isDone = state === 'resolved'
  const direction = isDone ? 'desc' : 'asc'
  if (after) whereBeyond(query, after, isDone ? '<' : '>')
  query
    .orderBy('activities.due_at', direction)
    .orderBy('activities.id', direction)
    .limit(ACTIVITIES_PER_PAGE + 1)
  const lines = await activityLines(query)
  const items = lines.slice(0, ACTIVITIES_PER_PAGE)
  const last = lines.length > items.length ? items.at(-1) : undefined
  return { items: items.map(shown), next: last ? cursorText({ at: last.sortedBy, id: last.id }) : null }
}

function whereBeyond(query: Query, { at, id }: { at: string; id: number }, sign: '<' | '>') {
  query.where(`activities.due_at`, sign === '<' ? '<=' : '>=', at)
  query.where((beyond) => {
    void beyond.where('activities.due_at', sign, at).orWhere((same) => {
      void same.where('activities.due_at', at).where('activities.id', sign, id)
    })
  })
}

const shown = ({ sortedBy: _, ...line }: SortedLine): ActivityLine => line

/** The columns of the board: what stands in each state in the order in which people put it. */
export async function boardOf(matter: { id: number; workspaceId: number }, { whose }: ActivityFilters, userId: number) {
  const columns = []
  for (const state of STATES) {
    const query = Activity.in({ id: matter.workspaceId }).where({ matter_id: matter.id, state })
    if (whose === 'mine') query.where('activities.assignee_id', userId)
    const lines = await activityLines(
      query
        .orderBy('activities.position')
        .orderBy('activities.id')
        .limit(CARDS + 1)
    )
    columns.push({ state, items: lines.slice(0, CARDS).map(shown), more: lines.length > CARDS })
  }
  return columns
}

/** Open activities of a matter, the next due first. */
export async function nextActivities(
  matter: { id: number; workspaceId: number },
  limit: number
): Promise<ActivityLine[]> {
  const query = Activity.in({ id: matter.workspaceId }).where({ matter_id: matter.id, open: 1 })
  const lines = await activityLines(query.orderBy('activities.due_at').orderBy('activities.id').limit(limit))
  return lines.map(shown)
}

/** How many activities of a matter are open. */
export function openCount(matter: { id: number; workspaceId: number }): Promise<number> {
  return countOf(Activity.in({ id: matter.workspaceId }).where({ matter_id: matter.id, open: 1 }))
}

async function countOf(query: Query): Promise<number> {
  const row = await query.count('* as total').pojo<{ total: number }>().firstOrFail()
  return Number((row as { total: number }).total)
}
