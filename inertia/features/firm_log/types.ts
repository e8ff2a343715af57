import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

export const LOG = route('law_firm.log.index')

type Subject = { name: string; href: string | null }

export type LogLine = {
  id: number
  at: string
  action: string
  kind: string | null
  actor: string | null
  operator: string | null
  subject: Subject | null
  matter: Subject | null
  ip: string | null
  changes: { field: string; before: string | null; after: string | null }[]
}

/** What the log shows, as the server read it from the address. */
export type LogFilters = {
  person: number | null
  kind: string | null
  matter: number | null
  from: string | null
  to: string | null
}

/** The query string of these filters. */
export function logQuery(filters: LogFilters): string {
  const told = Object.entries(filters).filter(([, value]) => value)
  return new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString()
}

/** Address of the log with these filters, in a saved view (0 for none) or not, or of the page that begins before an entry. */
export function logAddress(filters: LogFilters, saved: number | null, before?: number): string {
  const parts = [logQuery(filters), saved !== null && `saved=${saved}`, before && `before=${before}`]
  const query = parts.filter(Boolean).join('&')
  return query ? `${route('law_firm.log.index')}?${query}` : LOG
}

/** The whole log. */
export const NO_FILTERS: LogFilters = { person: null, kind: null, matter: null, from: null, to: null }

/** Whether anything narrows it. */
export const isNarrowed = (filters: LogFilters): boolean => Object.values(filters).some((value) => value !== null)

/** The name of what belongs together in the log. */
export const kindLabel = (kind: string) => `firm_log.kind.${kind}` as MessageId
