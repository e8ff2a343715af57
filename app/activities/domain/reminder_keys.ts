/** The key under which one person hears of one occurrence; `times` counts how often they put it off. */
export const reminderKey = (occurrenceId: number, times = 0): string => `reminder:${occurrenceId}:${times}`

/** The key under which somebody else hears that an occurrence was not seen. */
export const escalationKey = (occurrenceId: number, userId: number): string =>
  `reminder_escalated:${occurrenceId}:${userId}`
