import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day, idOrNone, idOrNull, oneOf } from '#app/core/validators/query'
import { LOG_KINDS } from './log_kinds.js'

const narrowing = {
  person: idOrNull(),
  kind: oneOf(LOG_KINDS, null),
  matter: idOrNull(),
  from: day(),
  to: day(),
}

/** What the log shows; it lives in the address. Days as YYYY-MM-DD, both included. */
export const logFilters = vine.create(narrowing)
export type LogFilters = Infer<typeof logFilters>

/** What its page shows. */
export const logPageFilters = vine.create({
  ...narrowing,
  /** The number of the entry before which the page begins. */
  before: idOrNull(),
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: idOrNone(),
})
