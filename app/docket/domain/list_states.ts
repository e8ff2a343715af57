/** What of the deadlines of all matters is listed: those that run, of them some, or those that ended. */
export const DEADLINE_LIST_STATES = [
  ...(['open', 'overdue', 'today', 'week', 'month', 'proposed', 'unsigned', 'stuck'] as const),
  ...(['closed', 'met', 'missed', 'not_due'] as const),
] as const
export type DeadlineListState = (typeof DEADLINE_LIST_STATES)[number]
