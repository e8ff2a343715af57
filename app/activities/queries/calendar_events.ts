import type { DateTime } from 'luxon'
import type { Viewer } from '#app/core/contributions/registries'
import { toSqlInstant } from '#app/core/models/columns'
import Matter from '#app/matters/models/matter'
import type Activity from '#app/activities/models/activity'
import Reminder from '#app/activities/models/reminder'
import { nextMoment } from '#app/activities/domain/recurrence'
import { seen } from './list_activities.js'

const MAX_EVENTS = 500

/** What somebody has to do that is due between two instants. */
export async function dueEvents(viewer: Viewer, from: DateTime, to: DateTime) {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const activities: Activity[] = await seen(viewer)
    .where({ 'activities.assignee_id': viewer.userId, 'activities.open': 1 })
    .whereBetween('activities.due_at', [toSqlInstant(from), toSqlInstant(to)])
    .orderBy('activities.due_at')
    .limit(MAX_EVENTS)
  return activities.map((activity) => {
    return { id: `activity-${activity.id}`, title: activity.title, startsAt: activity.dueAt, activity }
  })
}

/** The moments between two instants at which reminders will tell somebody, each repetition by itself. */
export async function reminderEvents(viewer: Viewer, from: DateTime, to: DateTime) {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const reminders = await Reminder.in({ id: viewer.workspaceId })
    .whereIn('reminders.id', (told) => {
      void told.from('reminder_people').where('user_id', viewer.userId).select('reminder_id')
    })
    .where((of) => {
      void of
        .whereNull('reminders.matter_id')
        .orWhereIn('reminders.matter_id', Matter.seenBy(viewer).select('matters.id'))
    })
    .where('reminders.next_at', '<=', toSqlInstant(to))
    .orderBy('reminders.next_at')
    .limit(MAX_EVENTS)
  return reminders.flatMap((reminder) =>
    momentsOf(reminder, from, to).map((startsAt) => {
      return { id: `reminder-${reminder.id}-${startsAt.toMillis()}`, title: reminder.title, startsAt, reminder }
    })
  )
}

function momentsOf(reminder: Reminder, from: DateTime, to: DateTime): DateTime[] {
  const moments: DateTime[] = []
  let moment = reminder.nextAt
  while (moment && moment <= to && moments.length < MAX_EVENTS) {
    if (moment >= from) moments.push(moment)
    moment = nextMoment(reminder, moment < from ? from.minus({ milliseconds: 1 }) : moment)
  }
  return moments
}
