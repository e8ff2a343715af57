import type { MessageId } from '~/i18n/messages'
import type { Choices, Sheet } from '~/features/deadlines/types'

export type DeadlineStatus = 'proposed' | 'confirmed' | 'met' | 'missed' | 'not_due'
export type Outcome = 'met' | 'missed' | 'not_due'

type Named = { id: number; name: string }

/** One line of a list of deadlines, as the server reads it. */
export type DeadlineLine = {
  id: number
  matterId: number
  title: string
  source: 'computed' | 'manual' | 'clock'
  term: string | null
  status: DeadlineStatus
  open: boolean
  lastDay: string | null
  lastInstant: string | null
  overdue: boolean
  awaitsSignature: boolean
  problem: { key: string; values?: Record<string, string | number> } | null
  responsible: Named | null
  version: number
}

/** Who did something, and when; nobody when they have left. */
type Done = { by: string | null; at: string }

type Dates = { notifiedOn: string | null; lastDay: string | null }

export type DeadlineCard = DeadlineLine & {
  sheet: Sheet | null
  computationId: number | null
  parent: { id: number; title: string } | null
  trigger: {
    id: number
    title: string
    happenedOn: string
    time: string | null
    notification: string
    version: number
    handling: string | null
    responsible: string | null
    document: Named | null
  } | null
  proposed: Done
  confirmed: Done | null
  signed: Done | null
  closed: Done | null
  metOn: string | null
  proof: string | null
  proofDocument: Named | null
  reason: string | null
  shown: boolean
  clientText: string | null
  maySign: boolean
  revisions: ({ id: number; cause: string; before: Dates; after: Dates } & Done)[]
}

/** What may be notified, and the terms that it opens. */
export type Resolution = { key: string; origin: string; terms: string[] }

export type DocketContent = {
  today: string
  open: DeadlineLine[]
  closed: DeadlineLine[]
  card: DeadlineCard | null
  choices: Choices | null
  resolutions: Resolution[]
  people: Named[]
  documents: Named[]
  canEdit: boolean
}

export const resolutionName = (key: string) => `docket.resolution.${key}` as MessageId
