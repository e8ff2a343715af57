import { partsOf } from '#app/core/contributions/define_module'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { addressOf } from '#app/core/contributions/notice_subjects'
import { daySources, type DayItem, type DaySource } from '#app/core/contributions/registries'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { subjectOfActivity } from '#app/activities/notice_subjects'
import Activity from '#app/activities/models/activity'
import { myReminders } from '#app/activities/queries/my_reminders'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'

/** What somebody has to do and has not done: late, and due until an instant. */
const activitiesOf: DaySource['load'] = async (viewer, { until, zone, limit }) => {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const rows = await Activity.in({ id: viewer.workspaceId })
    .where({ 'activities.assignee_id': viewer.userId, 'activities.open': 1 })
    .where('activities.due_at', '<', toSqlInstant(until))
    .join(...joinOn(Matter, 'activities.matter_id'))
    .where('matters.archived', 0)
    .whereExists(Matter.seenBy(viewer).whereColumn('matters.id', 'activities.matter_id'))
    .orderBy('activities.due_at')
    .limit(limit)
    .select('activities.*', 'matters.reference', 'matters.title as matter_title')
  return rows.map((row) => ({
    id: `activity-${row.id}`,
    kind: 'activity',
    at: row.dueTime ? row.dueAt : DateTime.fromISO(row.dueOn!, { zone }),
    isAllDay: row.dueTime === null,
    title: row.title,
    context: `${row.$extras.reference} · ${row.$extras.matter_title}`,
    href: addressOf(subjectOfActivity(row))!,
  }))
}

/** Reminders that came and were not seen, and those that come until an instant. */
const remindersOf: DaySource['load'] = async (viewer, { until, limit }) => {
  const { workspaceId, userId } = viewer
  if (workspaceId === null || !viewer.may('expedientes:leer')) return []
  const waiting = await myReminders(viewer, { limit })
  const rows = await db
    .from('reminders')
    .join('reminder_people', 'reminder_people.reminder_id', 'reminders.id')
    .leftJoin(...joinOn(Matter, 'reminders.matter_id'))
    .where({ 'reminder_people.user_id': userId, 'reminders.workspace_id': workspaceId })
    .where('reminders.next_at', '<', toSqlInstant(until))
    .orderBy('reminders.next_at')
    .limit(limit)
    .select(
      'reminders.id',
      'reminders.title',
      'reminders.next_at',
      'matters.id as matter_id',
      'matters.reference',
      'matters.title as matter_title'
    )
  const ids = rows.flatMap((row) => (row.matter_id === null ? [] : Number(row.matter_id)))
  const seen = new Set(
    (await Matter.seenBy(viewer).whereIn('matters.id', ids).select('matters.id')).map(({ id }) => id)
  )
  const coming = rows.filter((row) => row.matter_id === null || seen.has(Number(row.matter_id)))
  return [
    ...waiting.map((item) => reminder(`due-${item.occurrenceId}`, item.title, DateTime.fromISO(item.at), item.matter)),
    ...coming.map((row) => {
      const matter =
        row.matter_id === null ? null : { id: Number(row.matter_id), reference: row.reference, title: row.matter_title }
      return reminder(`next-${row.id}`, row.title, fromSqlInstant(row.next_at)!, matter)
    }),
  ]
}

type Named = { id: number; reference: string; title: string } | null

const reminder = (id: string, title: string, at: DateTime, matter: Named): DayItem => ({
  id: `reminder-${id}`,
  kind: 'reminder',
  at,
  isAllDay: false,
  title,
  context: matter && `${matter.reference} · ${matter.title}`,
  href: route('law_firm.reminders.index'),
})

export const dayParts = [
  partsOf(
    daySources,
    { key: 'activities', cacheable: true, load: activitiesOf },
    { key: 'reminders', cacheable: true, load: remindersOf }
  ),
]
