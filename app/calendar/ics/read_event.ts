import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { tidyLine } from '#app/core/validators/fields'
import { isSecureAddress } from '#app/core/validators/secure_link'
import { addDays, type Day } from '#app/deadlines/domain/days'
import { ENTRY_LENGTHS, ENTRY_MINUTES, type EntryFields } from '#app/calendar/domain/entry_fields'
import { faultOfTimes, MOST_DAYS } from '#app/calendar/domain/entry_times'
import { boundedRepetition, type Repetition } from '#app/calendar/domain/repetition'
import { repetitionOf } from '#app/calendar/domain/rules'
import { dayIn, durationIn, readMoment, readMoments, type Moment, type Zones } from './read_moment.js'
import { RowProblem } from './row_problem.js'

/** An event of a file, as it would be written here. */
export interface ReadEvent {
  uid: string
  sequence: number
  isCancelled: boolean
  /** When the repetition in whose place it is begins; null for a whole event. */
  replaces: Moment | null
  fields: EntryFields
  /** It names an address that is no secure link, or too long a one, which is not kept. */
  isWithoutLink: boolean
  /** First days of the repetitions that do not take place. */
  exceptions: Day[]
}

const MAX_UID = 200
const MAX_EXCEPTIONS = 500
const MAX_SEQUENCE = 2 ** 31 - 1
const DAY_SECONDS = 86_400

/** Minutes that something lasts of which no end is said. */
const USUAL_MINUTES = 60

/** Reads one event, unfolded. Throws RowProblem for what makes no sense or says more than an event here may. */
export function readEvent(text: string, zones: Zones): ReadEvent {
  const event = parsed(text)
  if (['rdate', 'exrule'].some((name) => event.hasProperty(name))) throw new RowProblem('rule')
  const start = event.getFirstProperty('dtstart')
  if (!start) throw new RowProblem('no_start')
  const begins = readMoment(start, zones)
  const [times, words] = [timesOf(begins, endOf(event, begins, zones)), wordsOf(event)]
  const late = faultOfTimes(times)
  if (late) throw new RowProblem(late)
  const replaced = event.getFirstProperty('recurrence-id')
  if (replaced?.getParameter('range')) throw new RowProblem('rule')
  const exceptions = event.getAllProperties('exdate').flatMap((property) => daysOf(property, zones, begins.zone))
  return {
    uid: uidOf(event, text),
    sequence: Math.min(MAX_SEQUENCE, Math.max(0, Math.trunc(Number(valueOf(event, 'sequence')) || 0))),
    isCancelled: valueOf(event, 'status')?.toUpperCase() === 'CANCELLED',
    replaces: replaced ? readMoment(replaced, zones) : null,
    fields: { ...times, ...words, repetition: repetitionIn(event, begins) },
    isWithoutLink: words.link === null && tidyLine(valueOf(event, 'url') ?? '', Infinity) !== '',
    exceptions: [...new Set(exceptions)].toSorted().slice(0, MAX_EXCEPTIONS),
  }
}

function parsed(text: string): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
  } catch {
    throw new RowProblem('unreadable')
  }
}

function valueOf(event: ICAL.Component, name: string): string | null {
  const value = event.getFirstPropertyValue(name)
  return value === null || value === undefined ? null : String(value)
}

/** Days on the clocks of the event. */
const daysOf = (property: ICAL.Property, zones: Zones, zone: string): Day[] =>
  readMoments(property, zones).map((moment) => dayIn(moment, zone))

/** When it ends: said, after so long, or as long as usual. Of whole days, the last one. */
function endOf(event: ICAL.Component, begins: Moment, zones: Zones): Moment {
  const end = event.getFirstProperty('dtend')
  if (end) {
    const ends = readMoment(end, zones)
    if ((ends.at === null) !== (begins.at === null)) throw new RowProblem('unreadable')
    if (ends.at) return ends
    if (ends.day < begins.day) throw new RowProblem('ends_before_it_begins')
    return { ...ends, day: ends.day === begins.day ? ends.day : addDays(ends.day, -1) }
  }
  const seconds = durationIn(event, 'duration')?.toSeconds() ?? null
  if (seconds !== null && seconds < 0) throw new RowProblem('ends_before_it_begins')
  if (seconds !== null && seconds > MOST_DAYS * DAY_SECONDS) throw new RowProblem('too_long')
  if (begins.at) return { ...begins, at: begins.at.plus(seconds === null ? { minutes: USUAL_MINUTES } : { seconds }) }
  return { ...begins, day: addDays(begins.day, Math.max(0, Math.ceil((seconds ?? 0) / DAY_SECONDS) - 1)) }
}

function timesOf(begins: Moment, ends: Moment) {
  const [from, to] = [begins.at, ends.at?.setZone(begins.zone)]
  if (!from || !to)
    return { firstDay: begins.day, lastDay: ends.day, startTime: null, endTime: null, timeZone: begins.zone }
  if (to < from) throw new RowProblem('ends_before_it_begins')
  const later = to.equals(from) ? from.plus({ minutes: USUAL_MINUTES }) : to
  const clock = (at: DateTime) => at.toFormat('HH:mm')
  return {
    ...{ firstDay: begins.day, lastDay: later.toISODate()!, timeZone: begins.zone },
    ...{ startTime: clock(from), endTime: clock(later) },
  }
}

/** How it comes again, ended where it may at most. An UNTIL is an instant: the last day is that of the zone, unless it is over before the hour of the event. */
function repetitionIn(event: ICAL.Component, { day, at, zone }: Moment): Repetition | null {
  const rules = event.getAllProperties('rrule')
  if (rules.length === 0) return null
  const said = rules.length === 1 ? String(rules[0]!.getFirstValue()) : ''
  const rule = said.replace(/UNTIL=(\d{8})T(\d{6})Z/i, (whole, date: string, time: string) => {
    const until = DateTime.fromFormat(`${date}${time}`, 'yyyyMMddHHmmss', { zone: 'utc' }).setZone(zone)
    if (!until.isValid) return whole
    const isBefore = at !== null && until.toFormat('HHmmss') < at.toFormat('HHmmss')
    return `UNTIL=${(isBefore ? until.minus({ days: 1 }) : until).toFormat('yyyyMMdd')}`
  })
  const repetition = repetitionOf(rule, day)
  const bounded = repetition && boundedRepetition(repetition, day)
  if (!bounded) throw new RowProblem('rule')
  return bounded
}

/** What it says as the form would keep it, cut to what fits. Who is invited is not read: nobody is written to. */
function wordsOf(event: ICAL.Component) {
  const link = tidyLine(valueOf(event, 'url') ?? '', Infinity)
  return {
    title: lineOf(valueOf(event, 'summary'), ENTRY_LENGTHS.title) ?? '',
    place: lineOf(valueOf(event, 'location'), ENTRY_LENGTHS.place),
    link: link.length <= ENTRY_LENGTHS.link && isSecureAddress(link) ? link : null,
    notes: cut(valueOf(event, 'description')?.replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' '), ENTRY_LENGTHS.notes),
    isPrivate: ['PRIVATE', 'CONFIDENTIAL'].includes(valueOf(event, 'class')?.toUpperCase() ?? ''),
    ...{ travelMinutes: 0, peopleIds: [], reminderMinutes: reminderOf(event) },
  }
}

const lineOf = (text: string | null, most: number) =>
  tidyLine(cut(text?.replace(/[\u0000-\u001F\u007F\s]+/g, ' '), most) ?? '', most) || null

function cut(text: string | undefined, most: number): string | null {
  const tidy = text?.toWellFormed().normalize('NFC').trim()
  return tidy ? tidy.slice(0, most).toWellFormed() : null
}

/** Minutes before it of its first alarm that is one. */
function reminderOf(event: ICAL.Component): number | null {
  for (const alarm of event.getAllSubcomponents('valarm')) {
    const trigger = durationIn(alarm, 'trigger')
    const minutes = trigger ? Math.round(-trigger.toSeconds() / 60) : -1
    if (minutes >= 0 && minutes <= ENTRY_MINUTES.reminder) return minutes
  }
  return null
}

/** What it is called elsewhere; of one without a name, or with too long a one, a name that follows from what it says. */
function uidOf(event: ICAL.Component, text: string): string {
  const uid = valueOf(event, 'uid')?.trim()
  if (uid && uid.length <= MAX_UID && !/[\u0000-\u001F]/.test(uid) && tidyLine(uid, MAX_UID)) return uid
  const said = uid ?? text.replace(/^DTSTAMP.*\r?\n?/gim, '')
  return `${createHash('sha256').update(said).digest('hex')}@file`
}
