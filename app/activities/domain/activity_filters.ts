import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { columns, idOrNone, oneOf, param, wordIn } from '#app/core/validators/query'
import { STATES } from './activity_fields.js'

/** Columns of the list across matters besides the title, in their order. */
export const ACTIVITY_COLUMNS = ['due', 'priority', 'assignee', 'progress', 'state'] as const

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3})-(\d{1,15})$/

/** Where a page begins: sort key and id of the last line of the page before. */
function cursorOf(value: unknown): { at: string; id: number } | null {
  const [, at, id] = CURSOR.exec(wordIn(value)) ?? []
  return at && id ? { at: at.replace('T', ' '), id: Number(id) } : null
}

/** A cursor as an address carries it. */
export const cursorText = ({ at, id }: { at: string; id: number }): string => `${at.replace(' ', 'T')}-${id}`

const shown = (whose: 'all' | 'mine') => ({
  view: oneOf(['list', 'board'], 'list'),
  /** What is open, or one state. */
  state: oneOf(['open', ...STATES], 'open'),
  whose: oneOf(['all', 'mine'], whose),
  due: oneOf(['any', 'overdue', 'today', 'week'], 'any'),
  after: param(cursorOf),
})

/** Which activities of a matter are shown, as the address says it. */
export const activityFilters = vine.create(shown('all'))
export type ActivityFilters = Infer<typeof activityFilters>

/** What the list across matters shows, where one's own come first. */
export const activityListFilters = vine.create({
  ...shown('mine'),
  columns: columns(ACTIVITY_COLUMNS),
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: idOrNone(),
})
export type ActivityListFilters = Infer<typeof activityListFilters>
