import type { MessageId } from '~/i18n/messages'

export const LOG = '/law-firm/settings/log'

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

/** Address of the log with these filters, or of the page that begins before an entry. */
export function logAddress(filters: LogFilters, before?: number): string {
  const told = Object.entries({ ...filters, before }).filter(([, value]) => value)
  const query = new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString()
  return query ? `${LOG}?${query}` : LOG
}

/** Whether anything narrows it. */
export const isNarrowed = (filters: LogFilters): boolean => Object.values(filters).some((value) => value !== null)

/** The name of what belongs together in the log. */
export const kindLabel = (kind: string) => `firm_log.kind.${kind}` as MessageId
