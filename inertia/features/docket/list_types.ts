import type { DeadlineListState } from '@generated/fields'
import type { DeadlineLine } from './types'

export type ListFilters = {
  state: DeadlineListState
  person: number | null
  kind: string | null
  matter: number | null
  client: number | null
  court: number | null
  /** ISO dates. */
  from: string | null
  to: string | null
  /** As one sheet to print, without pages. */
  sheet: boolean
  /** Not the first page. */
  isLater: boolean
}

export type ListedDeadline = DeadlineLine & {
  matter: { id: number; reference: string; title: string; court: string | null }
}

type Figure = { count: number; href: string }
type Figures = Record<string, Figure>

/** How many ended, and how; null of a person of whom it is not told: who had too few, or from whom those of such would follow. */
export type KeptDeadlines = { n: number; figures: Figures | null }

/** How deadlines ended that had their last day in a span. */
export type KeptOnTime = {
  firstDay: string
  lastDay: string
  total: KeptDeadlines
  byPerson: (KeptDeadlines & { key: string; label: string | null })[]
}

export type DeadlinesProps = {
  deadlines: ListedDeadline[]
  next: string | null
  /** How many there are on all sheets; null of a list in pages. */
  total: number | null
  filters: ListFilters
  today: string
  kinds: string[]
  people: { id: number; name: string }[]
  /** The names of what the address names. */
  chosen: { matter: string | null; client: string | null; court: string | null }
  kept: KeptOnTime
}
