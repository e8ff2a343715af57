/** How a report to a client comes along: not written yet, to be read, to be sent, left out, sent. */
export const DRAFT_STATES = ['waiting', 'draft', 'approved', 'skipped', 'sent'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

/** What a person decides of a draft that they read. */
export const DRAFT_DECISIONS = ['draft', 'approved', 'skipped'] as const
export type DraftDecision = (typeof DRAFT_DECISIONS)[number]

/** Why a draft cannot be sent as it is: no address, nothing to tell, or it tells of a matter that its writer does not see any more. */
export const DRAFT_PROBLEMS = ['no_email', 'nothing', 'hidden_matter'] as const
export type DraftProblem = (typeof DRAFT_PROBLEMS)[number]

/** Most clients that reports are prepared for at once. */
export const MAX_BATCH_CLIENTS = 2_000
