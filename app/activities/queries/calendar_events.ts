import { route } from '#app/core/addresses'
import { outlineOfRows } from '#app/core/contributions/calendar_outlines'
import { addressOf } from '#app/core/contributions/notice_subjects'
import {
  firstOf,
  NOTHING_OUTLINED,
  NOTHING_READ,
  type CalendarEvent,
  type CalendarFeed,
  type CalendarMove,
  type CalendarReading,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { firstOfDays } from '#app/core/database/first_of_days'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import { subjectOfActivity } from '#app/activities/notice_subjects'
import { seen } from './list_activities.js'

/** What of its matter is read beside something that stands in a calendar. */
export const OF_MATTER = ['reference', 'title as matter_title', 'court', 'court_id', 'read_only'].map(
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
  if (!mayRead(viewer)) return NOTHING_READ
  const { rows, isCut } = firstOf(await rowsOf(dueWithin(viewer, span), span.limit + 1), span.limit)
  return { events: rows.map((activity) => dueEvent(viewer, activity)), isCut }
}

/** The same by the days of a page. */
export const outlineOfDue: CalendarFeed['outline'] = async (viewer, span, perDay) => {
  if (!mayRead(viewer)) return NOTHING_OUTLINED
  const columns = { id: 'activities.id', day: 'activities.due_on', order: ['activities.due_time'] }
  const rows = await firstOfDays(dueWithin(viewer, span), columns, perDay)
  return {
    ...outlineOfRows(rows, ({ at_0: time }) => (time === null ? null : String(time))),
    isCut: false,
    async read(keys) {
      const query = dueWithin(viewer, span).whereIn('activities.id', [...keys].map(Number))
      return (await rowsOf(query, keys.size)).map((activity) => dueEvent(viewer, activity))
    },
  }
}

const mayRead = (viewer: Viewer) => viewer.workspaceId !== null && viewer.may('expedientes:leer')

function dueWithin(viewer: Viewer, span: CalendarSpan) {
  const query = seen(viewer)
    .whereIn('activities.open', [0, 1])
    .where('activities.due_at', '>=', toSqlInstant(span.from))
    .where('activities.due_at', '<', toSqlInstant(span.to))
  if (span.personIds) query.whereIn('activities.assignee_id', span.personIds)
  if (span.matterId !== null) query.where('activities.matter_id', span.matterId)
  if (span.courtId !== null) {
    const before = Matter.seenBy(viewer).where('matters.court_id', span.courtId)
    query.whereExists(before.whereColumn('matters.id', 'activities.matter_id'))
  }
  return query
}

const rowsOf = async (query: ReturnType<typeof dueWithin>, limit: number) =>
  (await query
    .join(...joinOn(Matter, 'activities.matter_id'))
    .orderBy('activities.due_at')
    .orderBy('activities.id')
    .limit(limit)
    .select(...SHOWN, ...OF_MATTER)
    .pojo<ActivityRow>()) as ActivityRow[]

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
export function aboutMatter(
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
