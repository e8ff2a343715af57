import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day, flag, idOrNull, oneOf, param, wordIn } from '#app/core/validators/query'
import { SIGNABLE_KINDS } from './kinds.js'
import { DEADLINE_LIST_STATES, type DeadlineListState } from './list_states.js'

const ENDED: readonly DeadlineListState[] = ['closed', 'met', 'missed', 'not_due']
/** Whether a state lists deadlines that ended; those come the last ones first. */
export const isEnded = (state: DeadlineListState): boolean => ENDED.includes(state)

/** Where a page begins: the last day and the id of the last line of the page before; without a day among those that have none. */
export interface DeadlineCursor {
  lastDay: string | null
  id: number
}

const CURSOR = /^(\d{4}-\d{2}-\d{2}|none)-(\d{1,15})$/

function cursorOf(value: unknown): DeadlineCursor | null {
  const [, lastDay, id] = CURSOR.exec(wordIn(value)) ?? []
  return lastDay && id ? { lastDay: lastDay === 'none' ? null : lastDay, id: Number(id) } : null
}

/** A cursor as an address carries it. */
export const cursorText = ({ lastDay, id }: DeadlineCursor): string => `${lastDay ?? 'none'}-${id}`

/** Which deadlines of all matters are shown, as the address says it. */
export const deadlineListFilters = vine.create({
  state: oneOf(DEADLINE_LIST_STATES, 'open'),
  person: idOrNull(),
  kind: oneOf(SIGNABLE_KINDS, null),
  matter: idOrNull(),
  client: idOrNull(),
  court: idOrNull(),
  /** Last days from and to, both included. */
  from: day(),
  to: day(),
  /** As one sheet to print, without pages. */
  sheet: flag(),
  after: param(cursorOf),
})
export type DeadlineListFilters = Infer<typeof deadlineListFilters>
