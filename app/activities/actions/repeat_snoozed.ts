import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { notify } from '#app/notifications/actions/notify'
import Reminder from '#app/activities/models/reminder'
import { reminderKey } from '#app/activities/reminder_keys'
import { audienceOf } from './reminder_audience.js'
import { channelsOf, reminderHref, reminderValues } from './tell_occurrence.js'

const BATCH = 25

/** Tells people again what they put off until now, each once. */
export async function repeatSnoozed(isStopping = () => false): Promise<number> {
  for (let told = 0; ;) {
    const found = await db.transaction(repeatBatch)
    told += found
    if (found < BATCH || isStopping()) return told
  }
}

async function repeatBatch(trx: TransactionClientContract): Promise<number> {
  const rows = await trx
    .from('reminder_receipts')
    .where('again_at', '<=', toSqlInstant(clock.now()))
    .orderBy('again_at')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
  for (const row of rows) await repeat(trx, row)
  return rows.length
}

interface Row {
  id: number
  workspace_id: number
  occurrence_id: number
  user_id: number
  snoozes: number
}

async function repeat(trx: TransactionClientContract, row: Row): Promise<void> {
  await trx
    .from('reminder_receipts')
    .where('id', row.id)
    .update({ again_at: null, delivered_at: toSqlInstant(clock.now()) })
  const occurrence = await trx.from('reminder_occurrences').where('id', row.occurrence_id).firstOrFail()
  const reminder = await Reminder.findIn({ id: Number(row.workspace_id) }, Number(occurrence.reminder_id), trx)
  const audience = await audienceOf(trx, [reminder.id])
  if (!audience.admits(reminder, Number(row.user_id))) return
  await notify(trx, {
    kind: 'reminder',
    to: [Number(row.user_id)],
    actorId: null,
    workspaceId: reminder.workspaceId,
    values: reminderValues(reminder, audience.placeOf(reminder)),
    href: reminderHref(reminder),
    channels: channelsOf(reminder),
    key: reminderKey(Number(row.occurrence_id), Number(row.snoozes)),
  })
}
