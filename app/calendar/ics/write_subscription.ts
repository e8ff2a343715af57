import ICAL from 'ical.js'
import type { DateTime } from 'luxon'
import type { CalendarWhen } from '#app/core/contributions/registries'
import { addDays } from '#app/deadlines/domain/days'
import { foldLines } from './fold.js'

/** Something as a subscribed calendar tells it. */
export interface WrittenItem {
  /** The same as long as it is the same thing, in this and in no other calendar. */
  uid: string
  /** Rises with each new time and when it is called off (RFC 5545, 3.8.7.4). */
  sequence: number
  /** When it was told in this form first. */
  changedAt: DateTime
  isCancelled: boolean
  when: CalendarWhen
  summary: string
  description: string | null
  place: string | null
  /** An absolute address. */
  link: string | null
  isPrivate: boolean
  /** When devices remind of it: minutes before it begins, less than none for after; what has no hour begins at midnight. */
  alarms: readonly number[]
}

/** Every how many hours programs are asked to read again. */
const HOURS_BETWEEN = 1

/** Writes a calendar that programs subscribe to (RFC 5545, RFC 7986): what has an hour in UTC, what has none by its days. */
export function writeSubscription(name: string, items: readonly WrittenItem[]): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Foja//Calendario//ES')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('name', plain(name))
  calendar.addPropertyWithValue('x-wr-calname', plain(name))
  const interval = new ICAL.Property('refresh-interval')
  interval.resetType('duration')
  interval.setValue(ICAL.Duration.fromSeconds(HOURS_BETWEEN * 3_600))
  calendar.addProperty(interval)
  calendar.addPropertyWithValue('x-published-ttl', `PT${HOURS_BETWEEN}H`)
  for (const item of items) calendar.addSubcomponent(eventOf(item))
  return foldLines(calendar.toString())
}

function eventOf(item: WrittenItem): ICAL.Component {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', item.uid)
  event.addPropertyWithValue('dtstamp', utc(item.changedAt))
  event.addPropertyWithValue('last-modified', utc(item.changedAt))
  event.addPropertyWithValue('sequence', item.sequence)
  event.addPropertyWithValue('status', item.isCancelled ? 'CANCELLED' : 'CONFIRMED')
  addTimes(event, item.when)
  event.addPropertyWithValue('summary', plain(item.summary))
  if (item.description) event.addPropertyWithValue('description', plain(item.description))
  if (item.place) event.addPropertyWithValue('location', plain(item.place))
  if (item.link) event.addPropertyWithValue('url', item.link)
  if (item.isPrivate) event.addPropertyWithValue('class', 'PRIVATE')
  for (const minutes of item.isCancelled ? [] : item.alarms) event.addSubcomponent(alarm(minutes, plain(item.summary)))
  return event
}

/** Whole days take nobody's time; the day after the last one is their end. */
function addTimes(event: ICAL.Component, when: CalendarWhen): void {
  if ('firstDay' in when) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(when.firstDay))
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(when.lastDay, 1)))
    event.addPropertyWithValue('transp', 'TRANSPARENT')
    return
  }
  const { startsAt, endsAt } = when
  event.addPropertyWithValue('dtstart', utc(startsAt))
  if (endsAt && endsAt > startsAt) event.addPropertyWithValue('dtend', utc(endsAt))
}

function alarm(minutes: number, text: string): ICAL.Component {
  const component = new ICAL.Component('valarm')
  component.addPropertyWithValue('action', 'DISPLAY')
  component.addPropertyWithValue('description', text)
  component.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-60 * minutes))
  return component
}

const utc = (at: DateTime) => ICAL.Time.fromJSDate(at.toJSDate(), true)

/** Text as lines: other control characters are none of an iCalendar text (RFC 5545, 3.1). */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
