import { DateTime } from 'luxon'
import type { Author } from '#app/core/audit/author'
import { addDays, daysBetween, type Day } from '#app/deadlines/domain/days'
import type { EntryFields } from '#app/calendar/domain/entry_fields'
import { timesOn, writtenTimes, type StoredTimes, type WrittenTimes } from '#app/calendar/domain/entry_times'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import CalendarEntryPerson from '#app/calendar/models/calendar_entry_person'
import { WriteEntry, type Aim } from './write_entry.js'

/** What has no length gets this one when it is put at a time. */
const MINUTES = 60

/** Where an event is put: a day, and a time or the whole of it, on the clocks of the firm. `days` is for how many whole days. */
export interface EntryTarget {
  day: Day
  time: string | null
  minutes?: number | null
  days?: number | null
}

/** Gives an event, or one repetition of it, another time. */
export class MoveEntry extends WriteEntry {
  /**
   * Throws FieldProblem as `WriteEntry.edit`.
   *
   * @returns what was moved, which is an event of its own when it was one repetition, and where it was, for undoing
   */
  async handle(
    author: Author,
    { zone, ...aim }: Omit<Aim, 'scope'> & { zone: string },
    target: EntryTarget
  ): Promise<{ moved: CalendarEntry; before: EntryTarget }> {
    const entry = await CalendarEntry.findIn({ id: aim.workspaceId }, aim.id)
    const people = await CalendarEntryPerson.byKey('entry_id', entry.id).select('user_id')
    const then = timesOn(entry, aim.at)
    const { title, matterId, place, link, notes, isPrivate, travelMinutes, reminderMinutes } = entry
    const fields: EntryFields = {
      ...{ title, matterId, place, link, notes, isPrivate, travelMinutes, reminderMinutes },
      ...put(then, target, zone),
      peopleIds: people.map(({ userId }) => userId),
      repetition: null,
    }
    const scope = entry.rule === null ? 'all' : 'one'
    return { moved: await this.edit(author, { ...aim, scope }, fields), before: targetOf(then, zone) }
  }
}

/** The times of an event that is put somewhere. Whole days stay as many; an event keeps the zone in which it was written. */
function put(then: StoredTimes, { day, time, minutes, days }: EntryTarget, zone: string): WrittenTimes {
  const { timeZone } = then
  if (time === null) {
    const more = days ? days - 1 : then.startsAt ? 0 : daysBetween(then.firstDay, then.lastDay)
    return { firstDay: day, lastDay: addDays(day, more), startTime: null, endTime: null, timeZone }
  }
  const startsAt = DateTime.fromISO(`${day}T${time}`, { zone })
  const endsAt = startsAt.plus({ minutes: minutes ?? lengthOf(then) ?? MINUTES })
  const [first, last] = [startsAt.setZone(timeZone), endsAt.setZone(timeZone)]
  return writtenTimes({
    ...{ firstDay: first.toISODate()!, lastDay: last.toISODate()!, timeZone },
    ...{ startsAt: first, endsAt: last },
  })
}

/** Minutes that something lasts; null for whole days. */
const lengthOf = ({ startsAt, endsAt }: StoredTimes) => startsAt && endsAt && endsAt.diff(startsAt, 'minutes').minutes

/** Where an event is, on the clocks of a zone. */
function targetOf(times: StoredTimes, zone: string): EntryTarget {
  const { startsAt, firstDay, lastDay } = times
  if (!startsAt) return { day: firstDay, time: null, minutes: null, days: daysBetween(firstDay, lastDay) + 1 }
  const begins = startsAt.setZone(zone)
  return { day: begins.toISODate()!, time: begins.toFormat('HH:mm'), minutes: lengthOf(times) }
}
