import { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import {
  firstOf,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarReading,
  type CalendarSpan,
  type CalendarWhen,
  type DaySource,
  type Viewer,
} from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import { translate } from '#app/core/messages/catalogue'
import { addDays, type Day } from '#app/deadlines/domain/days'
import Matter from '#app/matters/models/matter'
import { occurrencesIn } from '#app/calendar/domain/entry_times'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import CalendarEntryPerson from '#app/calendar/models/calendar_entry_person'
import { knownEntries, ofPeople, type KnownEntry } from './known_entries.js'

/** Where an event is read, as it is on one of its days. */
export const addressOfEntry = (id: number, at: Day): string => route('calendar.index', {}, { on: at, entry: id, at })

/** The events of a firm that touch some days, which are one off at most in their own zone, as far as they are asked for. */
export function during(viewer: Viewer, { firstDay, lastDay, personIds, matterId, courtId }: CalendarSpan) {
  const firm = { id: viewer.workspaceId! }
  const query = CalendarEntry.in(firm)
    .whereNull('calendar_entries.cancelled_at')
    .where('calendar_entries.until_day', '>=', addDays(firstDay, -1))
    .where('calendar_entries.first_day', '<=', addDays(lastDay, 1))
  if (personIds) ofPeople(query, firm.id, personIds)
  if (matterId === null && courtId === null) return query
  // Of what is no more than busy nobody learns the matter, or that it has one.
  const attended = CalendarEntryPerson.in(firm).where('user_id', viewer.userId).select('entry_id')
  query.where((known) => {
    void known
      .where('calendar_entries.is_private', 0)
      .orWhere('calendar_entries.owner_id', viewer.userId)
      .orWhereIn('calendar_entries.id', attended)
  })
  const matters = Matter.seenBy(viewer)
  if (matterId !== null) matters.where('matters.id', matterId)
  if (courtId !== null) matters.where('matters.court_id', courtId)
  return viewer.may('expedientes:leer')
    ? query.whereIn('calendar_entries.matter_id', matters.select('matters.id'))
    : query.whereNull('calendar_entries.id')
}

/** The events of a firm on some days, each repetition by itself, of the people who are asked for or of everybody: three queries. */
export async function entryEvents(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading> {
  if (viewer.workspaceId === null) return NOTHING_READ
  const { limit } = span
  const query = during(viewer, span).orderBy('calendar_entries.first_day').orderBy('calendar_entries.id')
  const { rows, isCut } = firstOf(await knownEntries(viewer, query.limit(limit + 1)), limit)
  const events = rows
    .flatMap((each) => eventsOf(viewer, each, span))
    .toSorted((one, other) => beginningOf(one.when, span.zone) - beginningOf(other.when, span.zone))
  return { events: events.slice(0, limit), isCut: isCut || events.length > limit }
}

const beginningOf = (when: CalendarWhen, zone: string) =>
  'startsAt' in when ? when.startsAt.toMillis() : DateTime.fromISO(when.firstDay, { zone }).toMillis()

/** What an event is to the viewer, for each repetition that touches a span and whose day is asked for. */
export function eventsOf(
  viewer: Viewer,
  known: KnownEntry,
  span: CalendarSpan,
  isAsked: (day: Day) => boolean = () => true
): CalendarEvent[] {
  const { entry, isBusy } = known
  return occurrencesIn(entry, span.firstDay, span.lastDay)
    .filter(({ day, when }) => isAsked(day) && touches(when, span))
    .map(({ day, when }) => ({
      ...(isBusy ? busy(day) : told(known, day)),
      id: entry.rule === null ? `event-${entry.id}` : `event-${entry.id}-${day}`,
      kind: 'event',
      when,
      peopleIds: known.peopleIds,
      travelMinutes: entry.travelMinutes,
      private: isBusy || entry.isPrivate,
      move:
        entry.ownerId === viewer.userId
          ? {
              href: route('calendar.entry_times.update', { id: entry.id }),
              body: { version: entry.version, at: day },
            }
          : { refused: 'entries.move_refused' },
    }))
}

/** Whether something touches a span. */
export function touches(when: CalendarWhen, { from, to, firstDay, lastDay }: CalendarSpan): boolean {
  if (!('startsAt' in when)) return when.firstDay <= lastDay && when.lastDay >= firstDay
  return when.startsAt < to && (when.endsAt! > from || when.startsAt >= from)
}

/** All that others know of what is private. */
const busy = (day: Day) => ({
  title: translate('es', 'calendar.busy'),
  isBusy: true,
  matter: null,
  court: null,
  href: route('calendar.index', {}, { view: 'day', on: day, person: 'all' }),
})

function told({ entry, matter }: KnownEntry, day: Day) {
  const { id, title, place, link, reminderMinutes } = entry
  return {
    ...{ title, place, link, reminderMinutes },
    matter: matter && { id: matter.id, reference: matter.reference, title: matter.title },
    court: matter?.court ? { id: matter.courtId, name: matter.court } : null,
    href: addressOfEntry(id, day),
  }
}

/** The events of one's own that come from today on, or are on today. */
export const entriesOfDay: DaySource['load'] = async (viewer, { until, zone, limit }) => {
  if (viewer.workspaceId === null) return []
  const today = clock.now().setZone(zone).startOf('day')
  const [firstDay, lastDay] = [today.toISODate()!, until.setZone(zone).toISODate()!]
  if (lastDay < firstDay) return []
  const span = { ...{ from: today, to: until, firstDay, lastDay, zone, limit }, matterId: null, courtId: null }
  const { events } = await entryEvents(viewer, { ...span, personIds: [viewer.userId] })
  return events
    .map(({ id, title, when, matter, href }) => ({
      ...{ id, title, href, kind: 'event' },
      at: 'startsAt' in when ? when.startsAt : DateTime.fromISO(when.firstDay, { zone }),
      isAllDay: !('startsAt' in when),
      context: matter && `${matter.reference} · ${matter.title}`,
    }))
    .filter(({ at }) => at < until)
}
