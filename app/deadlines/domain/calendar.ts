import { addDays, isDay, weekdayOf, yearOf, type Day } from './days.js'

/** Why a day does not work: said by a law, by the Mondays of the Ley Federal del Trabajo, by an agreement of the authority, and so on. */
export const NON_WORKING_KINDS = ['law', 'labour_monday', 'circular', 'vacation', 'force_majeure', 'closure'] as const
export type NonWorkingKind = (typeof NON_WORKING_KINDS)[number]

/** Days, both included, on which an authority does not work. */
export interface NonWorkingRange {
  from: Day
  to: Day
  kind: NonWorkingKind
  /** Where it is said: an article, an agreement, a publication. */
  basis: string
}

/** A weekday on which an authority never works. ISO: Monday is 1. */
export interface WeeklyRest {
  weekday: number
  basis: string
}

/** A day that a law names without a year. */
export interface YearlyRest {
  /** 'MM-DD' */
  on: string
  basis: string
  /** First and last day on which the law says so; null = always, still. */
  since: Day | null
  until: Day | null
}

/** A day that counts although a law, or a calendar below, says that it does not. */
export interface OpenedDay {
  on: Day
  basis: string
}

/** What an authority's calendar says of one year. */
export interface CalendarYear {
  year: number
  source: string
  /** Who compared it with the source; null = nobody yet ("por verificar"). */
  verifiedBy: string | null
  ranges: readonly NonWorkingRange[]
  opened?: readonly OpenedDay[]
}

export interface CalendarData {
  key: string
  name: string
  weekly: readonly WeeklyRest[]
  yearly: readonly YearlyRest[]
  /** Null: the calendar is a law that needs no publication of each year (article 19 of the Ley de Amparo). */
  years: readonly CalendarYear[] | null
}

/** A reason why a day does not count. */
export interface NonWorkingReason {
  calendar: string
  kind: NonWorkingKind | 'weekly'
  basis: string
}

/** A calendar that cannot be used as it is written. `problem` is a message id under `deadlines.calendar_problem`. */
export class InvalidCalendar extends Error {
  constructor(
    readonly problem: 'no_such_day' | 'inverted' | 'overlapping' | 'other_year' | 'repeated_year' | 'repeated_calendar',
    readonly details: { calendar: string; from?: string; to?: string; year?: number }
  ) {
    super(`Invalid calendar ${details.calendar}: ${problem}`)
  }
}

/** A computation would need a year that nobody has loaded: refused, never guessed. */
export class MissingYear extends Error {
  constructor(
    readonly calendar: { key: string; name: string },
    readonly year: number
  ) {
    super(`The calendar ${calendar.key} has no year ${year}`)
  }
}

/**
 * Days on which an authority does not work. Checked when it is made: an inverted range, one outside its year, two that overlap or a day that does not exist
 * throws `InvalidCalendar`.
 */
export class NonWorkingCalendar {
  readonly key: string
  readonly name: string
  readonly #data: CalendarData
  readonly #years = new Map<number, Map<Day, NonWorkingRange>>()
  readonly #opened = new Set<Day>()

  constructor(data: CalendarData) {
    this.key = data.key
    this.name = data.name
    this.#data = data
    for (const year of data.years ?? []) {
      if (this.#years.has(year.year))
        throw new InvalidCalendar('repeated_year', { calendar: data.key, year: year.year })
      this.#years.set(year.year, daysOfRanges(data.key, year))
      for (const { on } of year.opened ?? []) this.#opened.add(on)
    }
  }

  /** The years that are loaded, the first first; null when the calendar needs none. */
  get years(): number[] | null {
    return this.#data.years && [...this.#years.keys()].sort()
  }

  /** What is known of a year: who verified it and where it was published. Null when the year is not loaded, or the calendar needs none. */
  yearData(year: number): CalendarYear | null {
    return this.#data.years?.find((known) => known.year === year) ?? null
  }

  /** Whether computations may cross a year. */
  knows(year: number): boolean {
    return this.#data.years === null || this.#years.has(year)
  }

  /** Why a day does not work, by every rule that says so; none = it works. Throws `MissingYear` when its year is not loaded. */
  reasonsOn(day: Day): NonWorkingReason[] {
    if (!this.knows(yearOf(day))) throw new MissingYear({ key: this.key, name: this.name }, yearOf(day))
    if (this.#opened.has(day)) return []
    const weekday = weekdayOf(day)
    const reasons: NonWorkingReason[] = this.#data.weekly
      .filter((rest) => rest.weekday === weekday)
      .map((rest) => ({ calendar: this.key, kind: 'weekly', basis: rest.basis }))
    for (const rest of this.#data.yearly)
      if (rest.on === day.slice(5) && (rest.since ?? day) <= day && day <= (rest.until ?? day))
        reasons.push({ calendar: this.key, kind: 'law', basis: rest.basis })
    const range = this.#years.get(yearOf(day))?.get(day)
    if (range) reasons.push({ calendar: this.key, kind: range.kind, basis: range.basis })
    return reasons
  }
}

function daysOfRanges(calendar: string, year: CalendarYear): Map<Day, NonWorkingRange> {
  const days = new Map<Day, NonWorkingRange>()
  for (const range of year.ranges) {
    const details = { calendar, from: range.from, to: range.to, year: year.year }
    if (!isDay(range.from) || !isDay(range.to)) throw new InvalidCalendar('no_such_day', details)
    if (range.from > range.to) throw new InvalidCalendar('inverted', details)
    if (yearOf(range.from) !== year.year || yearOf(range.to) !== year.year)
      throw new InvalidCalendar('other_year', details)
    for (let day = range.from; day <= range.to; day = addDays(day, 1)) {
      if (days.has(day)) throw new InvalidCalendar('overlapping', details)
      days.set(day, range)
    }
  }
  return days
}

/** Calendars by their key; two of one authority throw `InvalidCalendar`. */
export function calendarsByKey(calendars: readonly CalendarData[]): Map<string, NonWorkingCalendar> {
  const byKey = new Map<string, NonWorkingCalendar>()
  for (const data of calendars) {
    if (byKey.has(data.key)) throw new InvalidCalendar('repeated_calendar', { calendar: data.key })
    byKey.set(data.key, new NonWorkingCalendar(data))
  }
  return byKey
}
