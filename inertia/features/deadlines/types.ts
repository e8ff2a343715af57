import type { MessageId } from '~/i18n/messages'

export type Role = 'amparo_law' | 'handling' | 'responsible'

/** A rule that can be chosen. */
type RuleChoice = {
  key: string
  citation: string
  isVerified: boolean
  /** Whose calendars it counts on. */
  roles: Role[]
}

/** What a term runs from (`RULE_ORIGINS` of the server). */
export type NotificationChoice = RuleChoice & { origins: string[] }

export type TermChoice = RuleChoice & {
  origin: string
  /** Whether the court that handles the matter is the one that notified. */
  isOneCalendar: boolean
  length: { unit: string }
}

export type Choices = {
  notifications: NotificationChoice[]
  terms: TermChoice[]
  calendars: { key: string; name: string; years: number[] }[]
}

export type Reason = {
  calendar: string
  kind: string
  basis: string
}

export type SheetDay = {
  day: string
  phase: 'notification' | 'effect' | 'term'
  counts: boolean
  number: number | null
  reasons: Reason[]
}

type RuleUsed = {
  key: string
  version: number
  basis: { law: string | null; article: string | null; citation: string }
  isVerified: boolean
}

export type Sheet = {
  notifiedOn: string
  notification: RuleUsed
  term: RuleUsed
  takesEffect: string
  opens: string | null
  lastDay: string | null
  lastInstant: string | null
  days: SheetDay[]
  calendars: {
    role: Role
    key: string
    name: string
    years: { year: number; source: string; verifiedBy: string | null }[]
  }[]
  warnings: string[]
}

/** A computed term of the list. */
export type Computation = {
  id: number
  folio: string
  title: string | null
  notifiedOn: string
  notification: string
  term: string
  takesEffect: string
  lastDay: string | null
  computedAt: string
  computedBy: string | null
  confirmedAt: string | null
  confirmedBy: string | null
}

export const termName = (key: string) => `deadlines.term.${key}` as MessageId
export const routeName = (key: string) => `deadlines.route.${key}` as MessageId
