import { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import { addressOf } from '#app/core/contributions/notice_subjects'
import {
  firstOf,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarMove,
  type CalendarReading,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import Reminder from '#app/activities/models/reminder'
import { nextMoment } from '#app/activities/domain/recurrence'
import { subjectOfActivity, subjectOfReminder } from '#app/activities/notice_subjects'
import { seen } from './list_activities.js'

/** Most reminders of one person that are looked at; each is drawn as often as it comes. */
const MAX_REMINDERS = 500
const OF_MATTER = ['reference', 'title as matter_title', 'court', 'court_id', 'read_only'].map(
  (name) => `matters.${name}`
)

const SHOWN = ['id', 'matter_id', 'title', 'due_on', 'due_time', 'due_at', 'assignee_id', 'open'].map(
  (name) => `activities.${name}`
)

/** An activity with what is shown of its matter, as the database gives it: a month may have thousands. */
type ActivityRow = {
  id: number
  matter_id: number
  title: string
  /** `YYYY-MM-DD` and `HH:MM` on the clocks of the firm; `due_at` is the instant. */
  due_on: string | null
  due_time: string | null
  due_at: string | Date
  assignee_id: number | null
  open: number
  read_only: number
}

/** What is due between two instants, done or not, in one query: of the people who are asked for, or of everybody. */
export async function dueEvents(viewer: Viewer, span: CalendarSpan): Promise<CalendarReading> {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return NOTHING_READ
  const query = seen(viewer)
    .whereIn('activities.open', [0, 1])
    .where('activities.due_at', '>=', toSqlInstant(span.from))
    .where('activities.due_at', '<', toSqlInstant(span.to))
    .join(...joinOn(Matter, 'activities.matter_id'))
  if (span.personIds) query.whereIn('activities.assignee_id', span.personIds)
  if (span.matterId !== null) query.where('activities.matter_id', span.matterId)
  if (span.courtId !== null) query.where('matters.court_id', span.courtId)
  const activities = (await query
    .orderBy('activities.due_at')
    .orderBy('activities.id')
    .limit(span.limit + 1)
    .select(...SHOWN, ...OF_MATTER)
    .pojo<ActivityRow>()) as ActivityRow[]
  const { rows, isCut } = firstOf(activities, span.limit)
  return { events: rows.map((activity) => dueEvent(viewer, activity)), isCut }
}

function dueEvent(viewer: Viewer, activity: ActivityRow): CalendarEvent {
  return {
    id: `activity-${activity.id}`,
    kind: 'activity',
    title: activity.title,
    when: activity.due_time
      ? { startsAt: fromSqlInstant(activity.due_at)!, endsAt: null }
      : { firstDay: activity.due_on!, lastDay: activity.due_on! },
    peopleIds: activity.assignee_id === null ? [] : [activity.assignee_id],
    ...aboutMatter(activity.matter_id, activity),
    href: addressOf(subjectOfActivity({ id: activity.id, matterId: activity.matter_id }))!,
    move: moveOf(viewer, activity),
    state: activity.open ? 'open' : 'done',
  }
}

/** The matter and the court before which it is, from the columns beside a row. */
function aboutMatter(
  matterId: number | null,
  columns: Record<string, unknown>
): Pick<CalendarEvent, 'matter' | 'court'> {
  const { reference, matter_title: title, court, court_id: courtId } = columns
  return {
    matter: matterId === null ? null : { id: matterId, reference: String(reference), title: String(title) },
    court: court ? { id: courtId === null ? null : Number(courtId), name: String(court) } : null,
  }
}

/** What is done stays where it was, and so does what nobody may change. */
function moveOf(viewer: Viewer, { id, matter_id: dossierId, open, read_only: readOnly }: ActivityRow): CalendarMove {
  if (!viewer.may('expedientes:editar')) return { refused: 'activities.move_refused.not_allowed' }
  if (Number(readOnly) === 1) return { refused: 'activities.move_refused.read_only' }
  if (!open) return { refused: 'activities.move_refused.resolved' }
  return { href: route('law_firm.activity_dates.update', { dossierId, id }) }
}

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
