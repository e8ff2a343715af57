import { DateTime } from 'luxon'
import { countDays, outlineOfRows } from '#app/core/contributions/calendar_outlines'
import { addressOf } from '#app/core/contributions/notice_subjects'
import {
  firstOf,
  NOTHING_OUTLINED,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarFeed,
  type CalendarItem,
  type CalendarReading,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { firstOfDays } from '#app/core/database/first_of_days'
import { joinOn } from '#app/core/models/join_on'
import { wallClock } from '#app/core/time_zone'
import Matter from '#app/matters/models/matter'
import Reminder from '#app/activities/models/reminder'
import { nextMoment } from '#app/activities/domain/recurrence'
import { subjectOfReminder } from '#app/activities/notice_subjects'
import { aboutMatter, OF_MATTER } from './calendar_events.js'

/** Most reminders of one person that are looked at; each is drawn as often as it comes. */
const MAX_REMINDERS = 500

/** The moments between two instants at which reminders tell the viewer something, each repetition by itself. Those of others are theirs. */
export async function reminderEvents(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading> {
  if (!mayKnow(viewer, span)) return NOTHING_READ
  const most = Math.min(span.limit, MAX_REMINDERS)
  const { rows, isCut } = firstOf(await latestOf(remindersOf(viewer, span), most + 1), most)
  const events = rows.flatMap((reminder) =>
    momentsOf(reminder, span).map((startsAt) => eventOf(viewer, reminder, startsAt))
  )
  events.sort((a, b) => a.when.startsAt.toMillis() - b.when.startsAt.toMillis())
  return { events: events.slice(0, span.limit), isCut: isCut || events.length > span.limit }
}

/** The same by the days of a page: what comes once is counted by the database, what repeats is worked out. */
export const outlineOfReminders: CalendarFeed['outline'] = async (viewer, span, perDay) => {
  if (!mayKnow(viewer, span)) return NOTHING_OUTLINED
  const clockAt = wallClock(span.zone)
  const single = remindersOf(viewer, span)
    .where((of) => void whereSingle(of, span.zone))
    .whereBetween('reminders.starts_on', [span.firstDay, span.lastDay])
  const columns = { id: 'reminders.id', day: 'reminders.starts_on', order: ['reminders.time'] }
  const ofOneDay = outlineOfRows(await firstOfDays(single, columns, perDay), ({ at_0: time }) => String(time))
  const repeated = remindersOf(viewer, span).whereNot((of) => void whereSingle(of, span.zone))
  const { rows, isCut } = firstOf(await latestOf(repeated, MAX_REMINDERS + 1), MAX_REMINDERS)
  const again = rows.flatMap((reminder) => itemsOf(reminder, span, clockAt))
  return {
    items: [...ofOneDay.items, ...again],
    counts: countDays(again, span, ofOneDay.counts),
    isCut,
    async read(keys) {
      const asked = Map.groupBy(keys, (key) => Number(key.split(' ')[0]))
      const found = await latestOf(remindersOf(viewer, span).whereIn('reminders.id', [...asked.keys()]), asked.size)
      return found.flatMap((reminder) =>
        momentsOf(reminder, span)
          .filter((at) => keys.has(keyOf(reminder, at)) || keys.has(String(reminder.id)))
          .map((startsAt) => eventOf(viewer, reminder, startsAt))
      )
    },
  }
}

function mayKnow(viewer: Viewer, { personIds }: CalendarSpan): boolean {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return false
  return !personIds || personIds.includes(viewer.userId)
}

/** The reminders of the viewer that may tell something on some days. */
function remindersOf(viewer: Viewer, span: CalendarSpan) {
  // A reminder keeps the days of its own place, which may be one day off.
  const latest = DateTime.fromISO(span.lastDay).plus({ days: 1 }).toISODate()!
  const earliest = DateTime.fromISO(span.firstDay).minus({ days: 1 }).toISODate()!
  const query = Reminder.in({ id: viewer.workspaceId! })
    .whereIn('reminders.id', (told) => {
      void told.from('reminder_people').where('user_id', viewer.userId).select('reminder_id')
    })
    .leftJoin(...joinOn(Matter, 'reminders.matter_id'))
    .where((of) => {
      void of
        .whereNull('reminders.matter_id')
        .orWhereExists(Matter.seenBy(viewer).whereColumn('matters.id', 'reminders.matter_id'))
    })
    .where('reminders.starts_on', '<=', latest)
    .where((during) => {
      void during.where('reminders.starts_on', '>=', earliest).orWhere((repeated) => {
        void repeated.whereNot('reminders.rhythm', 'none').where((until) => {
          void until.whereNull('reminders.until_on').orWhere('reminders.until_on', '>=', earliest)
        })
      })
    })
  if (span.matterId !== null) query.where('reminders.matter_id', span.matterId)
  if (span.courtId !== null) query.where('matters.court_id', span.courtId)
  return query
}

type Query = ReturnType<typeof remindersOf>

const latestOf = async (query: Query, limit: number): Promise<Reminder[]> =>
  query
    .orderBy('reminders.starts_on', 'desc')
    .orderBy('reminders.id', 'desc')
    .limit(limit)
    .select('reminders.*', ...OF_MATTER)

/** Narrows reminders to those that come once, on a day that is that of the zone as well. */
const whereSingle = (query: Query, zone: string) =>
  query.where({ 'reminders.rhythm': 'none', 'reminders.time_zone': zone })

const keyOf = ({ id }: Reminder, at: DateTime) => `${id} ${at.toMillis()}`

const itemsOf = (reminder: Reminder, span: CalendarSpan, clockAt: (millis: number) => string): CalendarItem[] =>
  momentsOf(reminder, span).map((at) => {
    const [day, time] = clockAt(at.toMillis()).split('T') as [string, string]
    return { key: keyOf(reminder, at), firstDay: day, lastDay: day, time }
  })

const eventOf = (
  { userId }: Viewer,
  reminder: Reminder,
  startsAt: DateTime
): CalendarEvent & { when: { startsAt: DateTime } } => ({
  id: `reminder-${reminder.id}-${startsAt.toMillis()}`,
  kind: 'reminder',
  title: reminder.title,
  when: { startsAt, endsAt: null },
  peopleIds: [userId],
  ...aboutMatter(reminder.matterId, reminder.$extras),
  href: addressOf(subjectOfReminder(reminder))!,
  move: { refused: 'activities.move_refused.reminder' },
})

function momentsOf(reminder: Reminder, { from, to, limit }: CalendarSpan): DateTime[] {
  const moments: DateTime[] = []
  let moment = nextMoment(reminder, from.minus({ milliseconds: 1 }))
  while (moment && moment < to && moments.length <= limit) {
    moments.push(moment)
    moment = nextMoment(reminder, moment)
  }
  return moments
}
