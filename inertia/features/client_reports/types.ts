export type DraftState = 'waiting' | 'draft' | 'approved' | 'skipped' | 'sent'
export type DraftProblem = 'no_email' | 'nothing' | 'hidden_matter'
export type DraftCounts = Record<DraftState, number>
/** What became of an email. */
export type EmailOutcome = { state: 'waiting' | 'sent' | 'failed' | 'bounced' | 'withdrawn'; reason: string | null }

export type DraftLine = {
  id: number
  state: DraftState
  problem: DraftProblem | null
  to: string | null
  /** How many matters it tells of. */
  matters: number
  client: { id: number; name: string }
  /** Of one that was sent. */
  email: EmailOutcome | null
}

export type ReviewedDraft = {
  id: number
  batchId: number
  state: DraftState
  problem: DraftProblem | null
  to: string
  language: 'es' | 'en'
  subject: string
  body: string
  matters: number
  version: number
  /** It tells of a matter that its writer does not see any more; its text is not sent. */
  isHidden: boolean
}
