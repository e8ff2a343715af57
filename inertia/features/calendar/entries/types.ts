export type Named = { id: number; name: string }

/** How an event comes again, as the server reads it back. */
export type Repetition = {
  rhythm: string
  interval: number
  weekdays: string[]
  monthlyBy: string
  untilOn: string | null
  count: number | null
}

/** An event as it is read and edited, on one of its days. */
export type EntryCard = {
  id: number
  version: number
  title: string
  /** The first day of the repetition that is looked at. */
  at: string
  firstDay: string
  lastDay: string
  startTime: string | null
  endTime: string | null
  timeZone: string
  place: string | null
  link: string | null
  notes: string | null
  isPrivate: boolean
  travelMinutes: number
  reminderMinutes: number | null
  repetition: Repetition | null
  matter: Named | null
  owner: string
  people: Named[]
  canEdit: boolean
}

/** When something new is to be: whole days, or from one moment on the wall to another. */
export type Slot = { firstDay: string; lastDay: string; startTime: string | null; endTime: string | null }

export const SCOPES = ['one', 'following', 'all'] as const
export type Scope = (typeof SCOPES)[number]
