import type { Choices } from '~/features/deadlines/types'
import type { Resolution } from '~/features/docket/types'

export type ListKind = 'agreement' | 'hearing' | 'session'
export type Section = 'agreements' | 'hearings'

export const SHOWN = ['waiting', 'accepted', 'invalid', 'rows'] as const
export type Shown = (typeof SHOWN)[number]

export type LeftOver = { line: number; text: string }

export type ListLine = {
  id: number
  name: string
  createdAt: string
  createdBy: string
  state: 'storing' | 'stored'
  /** The source of the library that it came by; null when a person took it in. */
  source: 'cjf' | null
  rows: number
  leftOver: number
  leftOverLines: LeftOver[]
  waiting: number
}

export type ListsProps = {
  lists: { items: ListLine[]; next: number | null }
  isLater: boolean
  waiting: number
  today: string
  canEdit: boolean
}

export type RowLine = {
  id: number
  kind: ListKind
  court: string | null
  day: string | null
  /** Why it is that day, where a person said it. */
  dayReason: string | null
  time: string | null
  caseNumber: string
  proceeding: string | null
  parties: string | null
  synthesis: string | null
}

type CountedTerm = {
  amount: number
  unit: 'working_days' | 'calendar_days' | 'hours' | 'months'
  lastDay: string | null
}

/** A term of the law that is another than the announced one. */
export type TermDifference = { term: string; citation: string; legal: CountedTerm; announced: CountedTerm }

export type Proposal = {
  announced: string | null
  suggestion: {
    resolution: string
    notification: string
    handling: string | null
    responsible: string | null
  } | null
  differences: TermDifference[]
  hearing: { day: string; time: string | null } | null
}

export type MatchLine = {
  id: number
  version: number
  state: 'waiting' | 'accepted' | 'invalid'
  score: number
  uncertain: boolean
  reasons: string[]
  reason: string | null
  decidedBy: string | null
  decidedAt: string | null
  matter: { id: number; reference: string; title: string }
  row: RowLine
  proposal: Proposal
}

export type Filters = {
  state: Shown
  court: string
  list: number
  from: string | null
  to: string | null
  before: number
}

export type RowsProps = {
  section: Section
  filters: Filters
  rows: { items: RowLine[]; next: number | null } | null
  matches: { items: MatchLine[]; next: number | null } | null
  /** What terms are counted by; null for who may not decide. */
  choices: Choices | null
  resolutions: Resolution[]
  today: string
  canEdit: boolean
}
