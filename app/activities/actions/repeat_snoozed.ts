import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { rowsBy } from '#app/core/tenancy/rows'
import { notify } from '#app/notifications/actions/notify'
import Reminder from '#app/activities/models/reminder'
import { subjectOfReminder } from '#app/activities/notice_subjects'
import { reminderKey } from '#app/activities/domain/reminder_keys'
import { audienceOf } from './reminder_audience.js'
import { channelsOf, reminderValues } from './notify_occurrence.js'

const JOB = 'snoozed'
const BATCH = 25

/** Tells people again what they put off until now, each once and in a transaction of its own. */
export async function repeatSnoozed(isStopping = () => false): Promise<number> {
  for (let told = 0; ;) {
    const ids = await dueReceipts()
    const work = (id: number) => db.transaction((trx) => repeat(trx, id))
    told += (await eachItem({ job: JOB, ids, isStopping, work })).length
    if (ids.length < BATCH || isStopping()) return told
  }
}

async function dueReceipts(): Promise<number[]> {
  const rows = await db
    .from('reminder_receipts')
    .where('again_at', '<=', toSqlInstant(clock.now()))
    .where(notPutOff(JOB, 'reminder_receipts.id'))
    .where(notBeingFilled('reminder_receipts.workspace_id'))
    .orderBy('again_at')
    .orderBy('id')
    .limit(BATCH)
    .select('id')
  return rows.map(({ id }) => Number(id))
}

async function repeat(trx: TransactionClientContract, id: number): Promise<void> {
  const due = rowsBy(trx, 'reminder_receipts', { id }).where('again_at', '<=', toSqlInstant(clock.now()))
  const row = await due.forUpdate().first()
  if (!row) return
  await rowsBy(trx, 'reminder_receipts', { id: row.id }).update({
    again_at: null,
    delivered_at: toSqlInstant(clock.now()),
  })
  const occurrence = await rowsBy(trx, 'reminder_occurrences', { id: row.occurrence_id }).firstOrFail()
  const reminder = await Reminder.findIn({ id: Number(row.workspace_id) }, Number(occurrence.reminder_id), trx)
  const audience = await audienceOf(trx, [reminder.id])
  if (!audience.admits(reminder, Number(row.user_id))) return
  await notify(trx, {
    kind: 'reminder',
    to: [Number(row.user_id)],
    actorId: null,
    workspaceId: reminder.workspaceId,
    values: reminderValues(reminder, audience.placeOf(reminder)),
    subject: subjectOfReminder(reminder),
    channels: channelsOf(reminder),
    key: reminderKey(Number(row.occurrence_id), Number(row.snoozes)),
  })
}
