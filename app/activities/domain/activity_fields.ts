export const STATES = ['to_start', 'in_progress', 'resolved'] as const
export type ActivityState = (typeof STATES)[number]

/** 0 can wait, 1 is usual, 2 is urgent. */
export const PRIORITIES = [0, 1, 2] as const

export const ACTIVITY_LENGTHS = { title: 200, description: 5_000, subtask: 200 } as const

/** The fields of an activity that people fill in. */
export const EDITABLE = ['title', 'description', 'assigneeId', 'dueOn', 'dueTime', 'priority'] as const

export interface ActivityFields {
  title: string
  description?: string | null
  /** Id of a person who sees the matter. */
  assigneeId?: number | null
  /** `YYYY-MM-DD` in the firm's time zone. */
  dueOn?: string | null
  /** `HH:MM`; of no meaning without a day. */
  dueTime?: string | null
  priority?: number
}

/** What was left empty is stored as null; a time without a day is left out. */
export function storedFields(fields: ActivityFields): Required<ActivityFields> {
  const { title, description = null, assigneeId = null, dueOn = null, priority = 1 } = fields
  return { title, description, assigneeId, dueOn, dueTime: (dueOn && fields.dueTime) || null, priority }
}
