import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { toId } from '#app/core/http/record_id'
import { day, idOrNull, oneOf, param, wordIn, wordsIn } from '#app/core/validators/query'

/** The calendar of non-working days that is shaded unless somebody chooses: that of the federal courts. */
export const USUAL_REST = 'pjf'

export const VIEWS = ['month', 'week', 'day', 'agenda'] as const

const MAX_KINDS = 20
const KIND = /^[a-z_]{1,40}$/

/** What of the calendar an address asks for. Its kinds are checked by who knows them. */
const what = {
  /** Whose: the reader's own, of one person, or of everybody. */
  person: param((value): 'me' | 'all' | number => (value === 'all' ? 'all' : toId(value) || 'me')),
  /** Kinds that are shown; none chosen stands for all. */
  kinds: param((value) => [...new Set(wordsIn(value).filter((kind) => KIND.test(kind)))].slice(0, MAX_KINDS)),
  matter: idOrNull(),
  court: idOrNull(),
  /** The key of the calendar of non-working days that is shaded; empty for none, null for the usual one. */
  rest: param((value) => (typeof value === 'string' ? wordIn(value).slice(0, 100) : null)),
}

/** What the page shows. Without a view it is the agenda on a phone and the month elsewhere; without a day it is today. */
export const calendarFilters = vine.create({ view: oneOf(VIEWS, null), on: day(), ...what })
export type CalendarFilters = Infer<typeof calendarFilters>

/** What of the page is open: an event on one of its days, or the form of a new event or hearing, whose matter is `of`. */
export const openedFilters = vine.create({
  entry: idOrNull(),
  at: day(),
  add: oneOf(['event', 'hearing'], null),
  of: idOrNull(),
})
export type Opened = Infer<typeof openedFilters>

/** Most things that are shown of a span, and how many of each day unless the address says another number. */
const MAX_SHOWN = 3_000
const USUAL_PER_DAY = 10

/** The same of a span of days, whose days are checked by `calendarSpanValidator`, and how many things of each day are shown. */
export const calendarWhat = vine.create({ ...what, most: param((value) => toId(value) || USUAL_PER_DAY) })

/** How many things of each day are shown of so many days, when the address asks for `most`: never more than fit. */
export const shownPerDay = (most: number, days: number): number => Math.min(most, Math.floor(MAX_SHOWN / days))
export type CalendarWhat = Infer<typeof calendarWhat>
