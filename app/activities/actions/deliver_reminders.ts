import { ESCALATION_HOURS } from '#app/activities/domain/reminder_fields'
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import Reminder from '#app/activities/models/reminder'
import { lastMomentUntil, nextMoment } from '#app/activities/domain/recurrence'
import { notifyOccurrence } from './notify_occurrence.js'
import { audienceOf } from './reminder_audience.js'
import { rowsBy } from '#app/core/tenancy/rows'

const JOB = 'reminders'
/** Reminders that are read at once. */
const BATCH = 25

/**
 * Delivers all reminders that are due, oldest first, each in a transaction of its own: an occurrence, who is told of it and when the next one is. A job
 * that is killed has either delivered a reminder or not begun with it; one that fails holds up no other. What was missed while no job ran is told once.
 */
export async function deliverReminders(isStopping = () => false): Promise<number> {
  for (let delivered = 0; ;) {
    const ids = await dueReminders()
    const work = (id: number) => db.transaction((trx) => deliver(trx, id))
    delivered += (await eachItem({ job: JOB, ids, isStopping, work })).filter(Boolean).length
    if (ids.length < BATCH || isStopping()) return delivered
  }
}

/** The only reading across firms: the job works for all of them. */
async function dueReminders(): Promise<number[]> {
  const rows = await db
    .from('reminders')
    .where('next_at', '<=', toSqlInstant(clock.now()))
    .where(notPutOff(JOB, 'reminders.id'))
    .where(notBeingFilled('reminders.workspace_id'))
    .orderBy('next_at')
    .orderBy('id')
    .limit(BATCH)
    .select('id')
  return rows.map(({ id }) => Number(id))
}

/** False when there is nobody to tell any more, or nothing to do. */
async function deliver(trx: Trx, id: number): Promise<boolean> {
  const now = clock.now()
  const due = rowsBy(trx, 'reminders', { id }).where('next_at', '<=', toSqlInstant(now))
  const row = await due.forUpdate().select('workspace_id').first()
  if (!row) return false
  const reminder = await Reminder.findIn({ id: Number(row.workspace_id) }, id, trx)
  const audience = await audienceOf(trx, [id])
  const occursAt = lastMomentUntil(reminder, reminder.nextAt!, now)
  await reminder.merge({ nextAt: nextMoment(reminder, occursAt) }).save()
  const people = audience.peopleOf(reminder)
  if (people.length === 0) return false
  const { escalateHours, workspaceId, id: reminderId } = reminder
  const escalatesAt =
    escalateHours === null ? null : now.plus({ hours: Math.min(escalateHours, ESCALATION_HOURS.most) })
  const occurrence = { workspaceId, reminderId, occursAt, deliveredAt: now, escalations: 0, escalatesAt }
  await notifyOccurrence(trx, { reminder, row: occurrence, people, place: audience.placeOf(reminder) })
  return true
}
