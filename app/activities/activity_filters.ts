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
