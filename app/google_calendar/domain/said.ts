import { DateTime } from 'luxon'
import type { CalendarWhen } from '#app/core/contributions/registries'
import { whenText } from '#app/calendar/domain/sent_items'

/** What an event says, on either side, as far as it is compared. */
export interface Said {
  summary: string
  /** As `whenText` writes it; what has hours always has an end. */
  when: string
  description: string | null
  place: string | null
  /** Minutes before it at which its person is reminded. */
  alarms: number[]
  /** Deleted at Google. */
  isOff?: boolean
  /** Comes again at Google, where each event of Foja stands for itself. */
  repeats?: boolean
}

/** What Google is asked to write: a part of an Event of the Calendar API, version 3. */
export type EventBody = Record<string, unknown>

/** Minutes that something without a known length takes there: Google has no events without an end. */
export const UNKNOWN_MINUTES = 30

/** An event as Google tells it. */
export interface GoogleEvent {
  id: string
  etag: string
  isOff: boolean
  /** When it was last changed there. */
  updated: DateTime
  summary: string
  /** Null when it cannot be read. */
  when: string | null
  place: string | null
  /** Comes again, or is one repetition of what does. */
  repeats: boolean
}

/** What an event says as it stands at Google. */
export const saidBy = ({ summary, when, isOff, repeats }: GoogleEvent) => ({
  ...{ summary, when: when ?? '' },
  ...(isOff && { isOff }),
  ...(repeats && { repeats }),
})

/** When something is, with an end. */
export function endedWhen(when: CalendarWhen): string {
  if (!('startsAt' in when)) return whenText(when)
  return whenText({ ...when, endsAt: when.endsAt ?? when.startsAt.plus({ minutes: UNKNOWN_MINUTES }) })
}

/** Reads what `endedWhen` wrote. */
export function whenOf(text: string): { firstDay: string; lastDay: string } | { startsAt: DateTime; endsAt: DateTime } {
  const [from = '', to = ''] = text.split('/')
  if (!from.includes('T')) return { firstDay: from, lastDay: to }
  const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' })
  return { startsAt: at(from), endsAt: at(to) }
}

/** The last day of it, in UTC for what has hours. */
export const lastDayOf = (text: string): string => (text.split('/')[1] ?? '').slice(0, 10)

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0

const DAY = /^\d{4}-\d{2}-\d{2}$/

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
const textOf = (value: unknown, name: string): string | null => {
  const text = fieldOf(value, name)
  return typeof text === 'string' ? text : null
}

/** Reads an event of a list of Google; null for what has no id, which is none. */
export function readEvent(raw: unknown): GoogleEvent | null {
  const id = textOf(raw, 'id')
  if (!id || id.length > 255) return null
  const updated = DateTime.fromISO(textOf(raw, 'updated') ?? '', { zone: 'utc' })
  return {
    id,
    etag: (textOf(raw, 'etag') ?? '').slice(0, 100),
    isOff: textOf(raw, 'status') === 'cancelled',
    updated: updated.isValid ? updated : DateTime.fromMillis(0, { zone: 'utc' }),
    summary: textOf(raw, 'summary') ?? '',
    when: readWhen(fieldOf(raw, 'start'), fieldOf(raw, 'end')),
    place: textOf(raw, 'location'),
    repeats: isFilled(fieldOf(raw, 'recurrence')) || textOf(raw, 'recurringEventId') !== null,
  }
}

/** Google's last day is the one after. Seconds are left out, and what ends where it begins takes a while. */
function readWhen(start: unknown, end: unknown): string | null {
  const [firstDay, after] = [textOf(start, 'date'), textOf(end, 'date')]
  if (firstDay !== null) {
    if (!DAY.test(firstDay) || !DateTime.fromISO(firstDay).isValid) return null
    const last = after !== null && DAY.test(after) ? DateTime.fromISO(after).minus({ days: 1 }).toISODate() : null
    return whenText({ firstDay, lastDay: last !== null && last > firstDay ? last : firstDay })
  }
  const at = (of: unknown) => {
    const zone = textOf(of, 'timeZone') ?? 'utc'
    return DateTime.fromISO(textOf(of, 'dateTime') ?? '', { zone })
      .toUTC()
      .startOf('minute')
  }
  const [startsAt, endsAt] = [at(start), at(end)]
  if (!startsAt.isValid) return null
  return endedWhen({ startsAt, endsAt: endsAt.isValid && endsAt > startsAt ? endsAt : null })
}

/** The start and the end of an event as Google takes them. The part of the other form is emptied, or Google would keep it. */
function timesOf(text: string): EventBody {
  const when = whenOf(text)
  if ('startsAt' in when) {
    const at = (instant: DateTime) => ({ dateTime: instant.toISO(), date: null })
    return { start: at(when.startsAt), end: at(when.endsAt) }
  }
  const after = DateTime.fromISO(when.lastDay).plus({ days: 1 }).toISODate()
  return { start: { date: when.firstDay, dateTime: null }, end: { date: after, dateTime: null } }
}

const remindersOf = (alarms: number[]) => ({
  useDefault: false,
  overrides: alarms.slice(0, 5).map((minutes) => ({ method: 'popup', minutes: Math.min(minutes, 40_320) })),
})

const PARTS: { [Name in keyof Said]?: (said: Said) => EventBody } = {
  summary: ({ summary }) => ({ summary }),
  when: ({ when }) => timesOf(when),
  description: ({ description }) => ({ description: description ?? '' }),
  place: ({ place }) => ({ location: place ?? '' }),
  alarms: ({ alarms }) => ({ reminders: remindersOf(alarms) }),
  repeats: () => ({ recurrence: [] }),
}

/** Names of what differs between what shall stand at Google and what stands there. */
export function differing(shall: Said, base: Said): (keyof Said)[] {
  const names = Object.keys(PARTS) as (keyof Said)[]
  return names.filter((name) => JSON.stringify(shall[name] ?? null) !== JSON.stringify(base[name] ?? null))
}

/** What to write so that an event says what it shall: all of it, or only what differs from what stands there. */
export function bodyOf(shall: Said, base: Said | null): EventBody {
  if (base === null || base.isOff)
    return { status: 'confirmed', ...Object.assign({}, ...Object.values(PARTS).map((part) => part(shall))) }
  return Object.assign({}, ...differing(shall, base).map((name) => PARTS[name]!(shall)))
}
