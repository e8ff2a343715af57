import type { MessageId } from '~/i18n/messages'

/** Where calendars are kept: the firm's settings, or the operators' pages. */
export type CalendarArea = 'law_firm' | 'settings'

export const KINDS = ['law', 'labour_monday', 'circular', 'vacation', 'force_majeure', 'closure'] as const
export type Kind = (typeof KINDS)[number]

/** Who keeps a calendar: it comes with Foja, the operators added it, or it is the firm's own. */
export type Origin = 'shipped' | 'operators' | 'firm'

export type CalendarLine = {
  key: string
  name: string
  origin: Origin
  years: { year: number; verifiedBy: string | null }[] | null
  warnings: string[]
}

export type Range = { from: string; to: string; kind: Kind; basis: string }
export type Opened = { on: string; basis: string }

export type YearDays = { source: string; verifiedBy: string | null; ranges: Range[]; opened: Opened[] }

/** What the owner of the page says of days. */
export type OwnDays = {
  id: number
  from: string
  to: string
  counts: boolean
  kind: Kind | null
  basis: string | null
  reason: string | null
  addedBy: string | null
  addedAt: string
  verifiedBy: string | null
  verifiedAt: string | null
}

export type OwnYear = {
  isWhole: boolean
  source: string
  addedBy: string | null
  addedAt: string
  verifiedBy: string | null
  verifiedAt: string | null
}

export type CalendarFacts = {
  key: string
  name: string
  origin: Origin
  isLaw: boolean
  isOwn: boolean
  weekly: { weekday: number; basis: string }[]
  yearly: { day: string; basis: string }[]
  years: number[] | null
  warnings: string[]
}

export type CalendarView = {
  calendar: CalendarFacts
  year: number
  /** The days as they count; null for a year that the calendar does not know. */
  known: YearDays | null
  /** What the owner lays its own days over. */
  below: YearDays | null
  own: { year: OwnYear | null; days: OwnDays[] }
  can: { edit: boolean }
}

export const kindName = (kind: string) => `deadlines.kind.${kind}` as MessageId
/** What should be seen to, in a few words for a list. */
export const warningMark = (warning: string) => `deadlines.calendars.see.${warning}` as MessageId
export const warningText = (warning: string) => `deadlines.calendar.warning.${warning}` as MessageId
export const weekdayName = (weekday: number) => `deadlines.weekday.${weekday}` as MessageId
