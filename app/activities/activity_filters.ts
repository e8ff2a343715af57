import { savedViewIn } from '#app/saved_views/list_address'
import { STATES, type ActivityState } from './activity_fields.js'

/** Whose and which activities are shown, as the address says it. */
export type ActivityFilters = {
  view: 'list' | 'board'
  /** What is open, or one state. */
  state: 'open' | ActivityState
  whose: 'all' | 'mine'
  due: 'any' | 'overdue' | 'today' | 'week'
  /** Where the page begins: sort key and id of the last line of the page before. */
  after: { at: string; id: number } | null
}

/** Columns of the list across matters besides the title, in their order. */
export const ACTIVITY_COLUMNS = ['due', 'priority', 'assignee', 'progress', 'state'] as const

/** What the list across matters shows. */
export interface ActivityListFilters extends ActivityFilters {
  /** Chosen columns; none for the usual ones. */
  columns: (typeof ACTIVITY_COLUMNS)[number][]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
}

const one = <T extends string>(value: unknown, known: readonly T[], usual: T): T =>
  known.find((each) => each === value) ?? usual

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3})-(\d{1,15})$/

function cursorOf(value: unknown): ActivityFilters['after'] {
  const [, at, id] = CURSOR.exec(typeof value === 'string' ? value : '') ?? []
  return at && id ? { at: at.replace('T', ' '), id: Number(id) } : null
}

/** A cursor as an address carries it. */
export const cursorText = ({ at, id }: { at: string; id: number }): string => `${at.replace(' ', 'T')}-${id}`

/** Reads the query string of a list of activities; what it does not know is left out, never refused. */
export function activityFiltersOf(query: Record<string, unknown>, whose: ActivityFilters['whose']): ActivityFilters {
  return {
    view: one(query.view, ['list', 'board'], 'list'),
    state: one(query.state, ['open', ...STATES], 'open'),
    whose: one(query.whose, ['all', 'mine'], whose),
    due: one(query.due, ['any', 'overdue', 'today', 'week'], 'any'),
    after: cursorOf(query.after),
  }
}

/** Reads the query string of the list across matters, where one's own come first. */
export function activityListFiltersOf(query: Record<string, unknown>): ActivityListFilters {
  const named = typeof query.columns === 'string' ? query.columns.split(',') : []
  return {
    ...activityFiltersOf(query, 'mine'),
    columns: ACTIVITY_COLUMNS.filter((each) => named.includes(each)),
    saved: savedViewIn(query),
  }
}
