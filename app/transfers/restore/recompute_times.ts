import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { DateTime } from 'luxon'
import { dueAt } from '#app/activities/domain/due'
import { nextMoment } from '#app/activities/domain/recurrence'
import Activity from '#app/activities/models/activity'
import Reminder from '#app/activities/models/reminder'
import ReminderOccurrence from '#app/activities/models/reminder_occurrence'
import { clock } from '#app/core/clock'
import { Pace, atPace } from '#app/core/database/pace'
import { toSqlInstant } from '#app/core/models/columns'
import { endOfDay } from '#app/docket/domain/dates'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { TRASH_DAYS } from '#app/matters/actions/trash_matter'
import MatterTrashing from '#app/matters/models/matter_trashing'

const AT_ONCE = 200
/** A reminder that nobody saw goes to others twice. */
const ESCALATIONS = 2

/**
 * Works out again when the records that came with an archive are due: reminders, what follows when nobody sees them, activities, deadlines
 * that were written down by hand and what lies in the trash.
 * A reminder comes next after its last occurrence, and after the archive was made. `zone` is that of the firm. Safe to run again.
 */
export async function recomputeTimes(
  firm: number,
  { madeAt, zone }: { madeAt: DateTime; zone: string }
): Promise<void> {
  const since = madeAt.isValid ? DateTime.min(madeAt, clock.now()) : clock.now()
  await each(firm, 'reminders', 'next_at', (trx, id) => moveReminder(trx, { firm, id, since }))
  await each(firm, 'reminder_occurrences', 'escalates_at', moveEscalation)
  await each(firm, 'activities', 'due_at', (trx, id) => moveActivity(trx, id, zone))
  await each(firm, 'matter_trashings', 'erase_at', moveErasure)
  await each(firm, 'matter_deadlines', 'last_instant', (trx, id) => moveDeadline(trx, id, zone))
  // The calendars and rules here may be others than those of where the archive was made.
  const computed = MatterDeadline.in({ id: firm }).where('open', true).whereNot('source', 'manual')
  await computed.update({ stale: true })
}

async function each(firm: number, table: string, column: string, work: (trx: Trx, id: number) => Promise<void>) {
  const rows = await db.from(table).where('workspace_id', firm).whereNotNull(column).orderBy('id').select('id')
  const pace = new Pace(AT_ONCE)
  for (const part of atPace(rows, pace))
    await pace.transaction(async (trx) => {
      for (const { id } of part) await work(trx, Number(id))
    }, part.length)
}

async function moveReminder(trx: Trx, { firm, id, since }: { firm: number; id: number; since: DateTime }) {
  const reminder = await Reminder.findIn({ id: firm }, id, trx)
  const last = await ReminderOccurrence.byKey('reminder_id', id, trx).orderBy('occurs_at', 'desc').first()
  const after = DateTime.max(since, last?.occursAt ?? since)
  const next = nextMoment(reminder, after)
  await update(trx, 'reminders', id, { next_at: next && toSqlInstant(next) })
}

async function moveEscalation(trx: Trx, id: number): Promise<void> {
  const occurrence = await ReminderOccurrence.byKey('id', id, trx).firstOrFail()
  const { escalateHours } = await Reminder.byKey('id', occurrence.reminderId, trx).firstOrFail()
  const step = occurrence.escalations + 1
  const goesOn = escalateHours !== null && step <= ESCALATIONS
  const at = occurrence.deliveredAt.plus({ hours: (escalateHours ?? 0) * step })
  await update(trx, 'reminder_occurrences', id, { escalates_at: goesOn ? toSqlInstant(at) : null })
}

async function moveActivity(trx: Trx, id: number, zone: string): Promise<void> {
  const activity = await Activity.byKey('id', id, trx).select('due_on', 'due_time').firstOrFail()
  await update(trx, 'activities', id, { due_at: toSqlInstant(dueAt(activity, zone)) })
}

async function moveErasure(trx: Trx, id: number): Promise<void> {
  const { createdAt } = await MatterTrashing.query({ client: trx }).where('id', id).firstOrFail()
  const at = DateTime.min(createdAt, clock.now()).plus({ days: TRASH_DAYS })
  await update(trx, 'matter_trashings', id, { erase_at: toSqlInstant(at) })
}

/** What was computed ends as its sheet says; what was written down by hand with its day. Alerts that are over are not told again. */
async function moveDeadline(trx: Trx, id: number, zone: string): Promise<void> {
  const { source, lastDay, open } = await MatterDeadline.byKey('id', id, trx)
    .select('source', 'last_day', 'open')
    .firstOrFail()
  const now = open ? toSqlInstant(clock.now()) : null
  const byHand = source === 'manual' && lastDay !== null
  const end: Record<string, string> = byHand ? { last_instant: toSqlInstant(endOfDay(lastDay, zone)) } : {}
  await update(trx, 'matter_deadlines', id, { ...end, next_alert_at: now, alerts_from: now })
}

const update = async (trx: Trx, table: string, id: number, change: Record<string, string | null>) =>
  void (await trx.from(table).where('id', id).update(change))
