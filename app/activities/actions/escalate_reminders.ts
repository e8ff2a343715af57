import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { rowsBy } from '#app/core/tenancy/rows'
import { notify } from '#app/notifications/actions/notify'
import Reminder from '#app/activities/models/reminder'
import ReminderOccurrence from '#app/activities/models/reminder_occurrence'
import { escalationKey } from '#app/activities/domain/reminder_keys'
import { isOccurrenceSeen } from '#app/activities/queries/read_receipts'
import { audienceOf, type Audience } from './reminder_audience.js'
import { subjectOfReminder } from '#app/activities/notice_subjects'
import { reminderValues } from './notify_occurrence.js'
import Workspace from '#app/workspaces/models/workspace'

const JOB = 'escalations'
const BATCH = 25
/** First the second person that the reminder names, then who answers for the matter, or the owner of the firm. */
const STEPS = 2

/** Tells somebody else of reminders that nobody saw in time. Each step of each occurrence is taken once, in a transaction of its own. */
export async function escalateReminders(isStopping = () => false): Promise<number> {
  for (let escalated = 0; ;) {
    const ids = await dueOccurrences()
    const work = (id: number) => db.transaction((trx) => escalate(trx, id))
    for (const told of await eachItem({ job: JOB, ids, isStopping, work })) escalated += told
    if (ids.length < BATCH || isStopping()) return escalated
  }
}

async function dueOccurrences(): Promise<number[]> {
  const rows = await db
    .from('reminder_occurrences')
    .where('escalates_at', '<=', toSqlInstant(clock.now()))
    .where(notPutOff(JOB, 'reminder_occurrences.id'))
    .where(notBeingFilled('reminder_occurrences.workspace_id'))
    .orderBy('escalates_at')
    .orderBy('id')
    .limit(BATCH)
    .select('id')
  return rows.map(({ id }) => Number(id))
}

/** Takes one step; returns how many people were told. */
async function escalate(trx: Trx, id: number): Promise<number> {
  const due = rowsBy(trx, 'reminder_occurrences', { id }).where('escalates_at', '<=', toSqlInstant(clock.now()))
  const row = await due.forUpdate().select('workspace_id').first()
  if (!row) return 0
  const occurrence = await ReminderOccurrence.findIn({ id: Number(row.workspace_id) }, id, trx)
  const reminder = await Reminder.findIn({ id: occurrence.workspaceId }, occurrence.reminderId, trx)
  if (await isOccurrenceSeen(trx, occurrence.id, reminder.escalateToId)) {
    await occurrence.merge({ escalatesAt: null }).save()
    return 0
  }
  const step = occurrence.escalations + 1
  const audience = await audienceOf(trx, [reminder.id])
  const to = await nextRecipient(trx, reminder, { step, audience })
  const again = step < STEPS ? clock.now().plus({ hours: reminder.escalateHours ?? 1 }) : null
  await occurrence.merge({ escalations: step, escalatesAt: again }).save()
  if (to === null) return 0
  const place = audience.placeOf(reminder)
  return notify(trx, {
    kind: 'reminder_escalated',
    to: [to],
    actorId: null,
    workspaceId: reminder.workspaceId,
    values: { ...reminderValues(reminder, place), hours: String((reminder.escalateHours ?? 1) * step) },
    subject: subjectOfReminder(reminder),
    key: escalationKey(occurrence.id, to),
  })
}

/** Who hears of it at a step; null when nobody is left who was not told already. */
async function nextRecipient(trx: Trx, reminder: Reminder, { step, audience }: { step: number; audience: Audience }) {
  const told = [...audience.peopleOf(reminder), ...(step > 1 ? [reminder.escalateToId] : [])]
  const fit = (id: number | null | undefined): id is number =>
    typeof id === 'number' && !told.includes(id) && audience.admits(reminder, id)
  if (step === 1) return fit(reminder.escalateToId) ? reminder.escalateToId : null
  const owner = await Workspace.ownerOf(reminder.workspaceId, trx)
  return [audience.placeOf(reminder)?.responsibleId, owner].find(fit) ?? null
}
