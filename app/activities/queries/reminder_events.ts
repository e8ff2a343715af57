import { DateTime } from 'luxon'
import { addressOf } from '#app/core/contributions/notice_subjects'
import {
  firstOf,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarReading,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import Reminder from '#app/activities/models/reminder'
import { nextMoment } from '#app/activities/domain/recurrence'
import { subjectOfReminder } from '#app/activities/notice_subjects'
import { aboutMatter, OF_MATTER } from './calendar_events.js'

/** Most reminders of one person that are looked at; each is drawn as often as it comes. */
const MAX_REMINDERS = 500

/** The moments between two instants at which reminders tell the viewer something, each repetition by itself. Those of others are theirs. */
export async function reminderEvents(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading> {
  const { userId } = viewer
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return NOTHING_READ
  if (span.personIds && !span.personIds.includes(userId)) return NOTHING_READ
  // A reminder keeps the days of its own place, which may be one day off.
  const latest = DateTime.fromISO(span.lastDay).plus({ days: 1 }).toISODate()!
  const earliest = DateTime.fromISO(span.firstDay).minus({ days: 1 }).toISODate()!
  const query = Reminder.in({ id: viewer.workspaceId })
    .whereIn('reminders.id', (told) => {
      void told.from('reminder_people').where('user_id', userId).select('reminder_id')
    })
    .leftJoin(...joinOn(Matter, 'reminders.matter_id'))
    .where((of) => {
      void of
        .whereNull('reminders.matter_id')
        .orWhereIn('reminders.matter_id', Matter.seenBy(viewer).select('matters.id'))
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
  const most = Math.min(span.limit, MAX_REMINDERS)
  const reminders: Reminder[] = await query
    .orderBy('reminders.starts_on', 'desc')
    .limit(most + 1)
    .select('reminders.*', ...OF_MATTER)
  const { rows, isCut } = firstOf(reminders, most)
  const events = rows.flatMap((reminder) =>
    momentsOf(reminder, span).map((startsAt): CalendarEvent & { when: { startsAt: DateTime } } => ({
      id: `reminder-${reminder.id}-${startsAt.toMillis()}`,
      kind: 'reminder',
      title: reminder.title,
      when: { startsAt, endsAt: null },
      peopleIds: [userId],
      ...aboutMatter(reminder.matterId, reminder.$extras),
      href: addressOf(subjectOfReminder(reminder))!,
      move: { refused: 'activities.move_refused.reminder' },
    }))
  )
  events.sort((a, b) => a.when.startsAt.toMillis() - b.when.startsAt.toMillis())
  return { events: events.slice(0, span.limit), isCut: isCut || events.length > span.limit }
}

function momentsOf(reminder: Reminder, { from, to, limit }: CalendarSpan): DateTime[] {
  const moments: DateTime[] = []
  let moment = nextMoment(reminder, from.minus({ milliseconds: 1 }))
  while (moment && moment < to && moments.length <= limit) {
    moments.push(moment)
    moment = nextMoment(reminder, moment)
  }
  return moments
}
