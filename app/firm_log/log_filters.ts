import { DateTime } from 'luxon'
import { oneOf } from '#app/workspaces/query_words'
import { LOG_KINDS, type LogKind } from './log_kinds.js'

/** What the log shows; it lives in the address. Days as YYYY-MM-DD, both included. */
export interface LogFilters {
  person: number | null
  kind: LogKind | null
  matter: number | null
  from: string | null
  to: string | null
}

const idIn = (value: unknown) => (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null)

function dayIn(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return null
  return DateTime.fromISO(value).isValid ? value : null
}

/** Filters out of an address; what makes no sense is left out. */
export function logFiltersOf(query: Record<string, unknown>): LogFilters {
  return {
    person: idIn(query.person),
    kind: oneOf(LOG_KINDS, query.kind),
    matter: idIn(query.matter),
    from: dayIn(query.from),
    to: dayIn(query.to),
  }
}

/** The number of the entry before which a page begins. */
export const cursorOf = (query: Record<string, unknown>) => idIn(query.before)
