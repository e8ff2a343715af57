export const VIEWS = ['month', 'week', 'day', 'agenda'] as const
export type View = (typeof VIEWS)[number]

/** What the address asks for, as the server read it. */
export type Filters = {
  view: View | null
  /** `YYYY-MM-DD`; null for today. */
  on: string | null
  person: 'me' | 'all' | number
  kinds: string[]
  matter: number | null
  court: number | null
  /** Key of the calendar of non-working days; empty for none, null for the usual one. */
  rest: string | null
}

/** Something in the calendar, on the clocks of the firm. */
export type EventLine = {
  id: string
  kind: string
  title: string
  allDay: boolean
  /** `YYYY-MM-DD` for whole days, the last one included; else `YYYY-MM-DDTHH:MM`. */
  start: string
  end: string | null
  peopleIds: number[]
  matter: { id: number; reference: string; title: string } | null
  court: { id: number | null; name: string } | null
  place?: string | null
  link?: string | null
  href: string
  move: { href: string; body?: Record<string, unknown> } | { refused: string }
  state: 'open' | 'done' | 'cancelled'
  travelMinutes?: number
  private?: boolean
  /** Nothing is known of it but that its people are busy. */
  isBusy?: boolean
  conflicts: { id: string; kind: 'time' | 'travel'; personId: number }[]
}

export type RestDay = { day: string; reasons: string[]; isWeekly: boolean }

/** What stands in the calendar on the days that were asked for: of each what comes first. */
export type Span = {
  /** In their order. */
  events: EventLine[]
  /** How many more things than those there are, by the day; days of which everything came are left out. */
  more: Record<string, number>
  people: { id: number; name: string }[]
  rest: { days: RestDay[]; unknownYears: number[] }
  /** There may be even more than `more` says. */
  isCut: boolean
}

/** When something is put by a person. */
export type Target = { day: string; time: string | null; minutes: number | null }
