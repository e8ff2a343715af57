import type { MatterTabContents } from '@generated/parts'

export type ActivityState = 'to_start' | 'in_progress' | 'resolved'

export type Person = { id: number; name: string }

/** One line of a list of activities, as the server reads it. */
export type ActivityLine = MatterTabContents['activities']['items'][number]

export type ActivityInMatter = ActivityLine & { matter: { id: number; reference: string; title: string } }

export type NoteLine = MatterTabContents['notes']['items'][number]

export type Rhythm = 'none' | 'daily' | 'weekdays' | 'weekly' | 'monthly' | 'yearly'

export type ReminderLine = MatterTabContents['activities']['reminders'][number]

export type WaitingReminder = {
  occurrenceId: number
  title: string
  at: string
  matter: { id: number; reference: string; title: string } | null
  activityId: number | null
}

export type ActivityCard = ActivityLine & {
  description: string | null
  createdBy: string
  createdAt: string
  steps: { id: number; title: string; done: boolean }[]
  attachments: { id: number; name: string; kind: string; size: number }[]
  notes: NoteLine[]
  reminders: ReminderLine[]
}

export type ActivityFilters = {
  view: 'list' | 'board'
  state: 'open' | ActivityState
  whose: 'all' | 'mine'
  due: 'any' | 'overdue' | 'today' | 'week'
  isLater: boolean
}

/** What the list across matters can show of an activity besides its title. */
export type ColumnKey = 'due' | 'priority' | 'assignee' | 'progress' | 'state'

/** What the list across matters shows, as the server read it from the address. */
export type ActivityListFilters = Omit<ActivityFilters, 'view'> & {
  /** Chosen columns; none for the usual ones. */
  columns: ColumnKey[]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
}

export type Column = { state: ActivityState; items: ActivityLine[]; more: boolean }

export const STATES: ActivityState[] = ['to_start', 'in_progress', 'resolved']
