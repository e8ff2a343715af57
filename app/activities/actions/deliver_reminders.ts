import { ESCALATION_HOURS } from '#app/activities/reminder_fields'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Reminder from '#app/activities/models/reminder'
import { lastMomentUntil, nextMoment } from '#app/activities/recurrence'
import { tellOccurrence } from './tell_occurrence.js'
import { audienceOf, type Audience } from './reminder_audience.js'

/** Reminders of one transaction: short enough that nobody else waits long for the database. */
const BATCH = 25

type Trx = TransactionClientContract

/**
 * Delivers all reminders that are due, oldest first. An occurrence, who is told of it and when the next one is are written in one transaction,
 * so that a job that is killed has either delivered a reminder or not begun with it. What was missed while no job ran is told once.
 */
export async function deliverReminders(isStopping = () => false): Promise<number> {
  for (let delivered = 0; ;) {
    const { found, told } = await db.transaction(deliverBatch)
    delivered += told
    if (found < BATCH || isStopping()) return delivered
  }
}

async function deliverBatch(trx: Trx): Promise<{ found: number; told: number }> {
  const now = clock.now()
  // The only reading across firms: the job works for all of them.
  const rows = await trx
    .from('reminders')
    .where('next_at', '<=', toSqlInstant(now))
    .orderBy('next_at')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .select('id', 'workspace_id')
  const audience = await audienceOf(
    trx,
    rows.map(({ id }) => Number(id))
  )
  let told = 0
  for (const row of rows) {
    const reminder = await Reminder.findIn({ id: Number(row.workspace_id) }, Number(row.id), trx)
    if (await deliver(trx, reminder, audience)) told++
  }
  return { found: rows.length, told }
}

/** False when there is nobody to tell any more, or nothing to do. */
async function deliver(trx: Trx, reminder: Reminder, audience: Audience): Promise<boolean> {
  const now = clock.now()
  const occursAt = lastMomentUntil(reminder, reminder.nextAt!, now)
  await reminder.merge({ nextAt: nextMoment(reminder, occursAt) }).save()
  const people = audience.peopleOf(reminder)
  if (people.length === 0) return false
  const { escalateHours, workspaceId, id: reminderId } = reminder
  const escalatesAt =
    escalateHours === null ? null : now.plus({ hours: Math.min(escalateHours, ESCALATION_HOURS.most) })
  const row = { workspaceId, reminderId, occursAt, deliveredAt: now, escalations: 0, escalatesAt }
  await tellOccurrence(trx, { reminder, row, people, place: audience.placeOf(reminder) })
  return true
}
