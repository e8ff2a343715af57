/** How deadlines ended: met on time, missed, or over while nobody said how. One cannot be met late: what was filed late was missed. */
export const DEADLINE_ENDINGS = ['met', 'missed', 'overdue'] as const
export type DeadlineEnding = (typeof DEADLINE_ENDINGS)[number]

/** How a deadline that ended did, by its status. */
export const endingOf = (status: string): DeadlineEnding =>
  status === 'met' || status === 'missed' ? status : 'overdue'
