import type { MessageId } from '~/i18n/messages'
import { buildQuery, isSet, withQuery } from '~/features/lists/address'
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
export const logQuery = (filters: LogFilters): string => buildQuery(filters)

/** Address of the log with these filters, in a saved view (0 for none) or not, or of the page that begins before an entry. */
export const logAddress = (filters: LogFilters, saved: number | null, before?: number): string =>
  withQuery(LOG, logQuery(filters), buildQuery({ saved: saved?.toString(), before }))

/** The whole log. */
export const NO_FILTERS: LogFilters = { person: null, kind: null, matter: null, from: null, to: null }

/** Whether anything narrows it. */
export const isNarrowed = (filters: LogFilters): boolean => Object.values(filters).some(isSet)

/** The name of what belongs together in the log. */
export const kindLabel = (kind: string) => `firm_log.kind.${kind}` as MessageId
