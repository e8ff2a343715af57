/** How much one may keep: what is read on one page, and what a job goes through for each person, stays small. */
export const LIMITS = {
  /** Documents of one collection; a page shows all of them, in their order. */
  items: 200,
  /** Collections of one person in one firm. */
  collections: 200,
  /** Documents that are added at once. */
  added: 100,
  /** Alerts of one person. */
  alerts: 100,
} as const

export const LENGTHS_KEPT = {
  name: 200,
  description: 2_000,
  note: 5_000,
  passage: 4_000,
  reason: 1_000,
  alert: 120,
} as const

/** For how long what was thrown away can be brought back. */
export const KEPT_DAYS = 30
