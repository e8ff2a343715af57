import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import Reminder from '#app/activities/models/reminder'
import { nextMoment } from '#app/activities/domain/recurrence'
import { OWN_FIELDS, storedReminder, type ReminderFields } from '#app/activities/domain/reminder_fields'
import { eraseReminders } from './erasures.js'
import { rowsBy } from '#app/core/tenancy/rows'

/** What a reminder is on. */
export interface ReminderPlace {
  workspaceId: number
  matterId: number | null
  activityId: number | null
}

/** Sets, changes and takes back reminders. */
export class SetReminder {
  async handle(author: Author, place: ReminderPlace, fields: ReminderFields): Promise<Reminder> {
    return db.transaction(async (trx) => {
      const stored = storedReminder(fields)
      const nextAt = nextMoment(stored, clock.now().minus({ minutes: 1 }))
      const row = { ...place, ...stored, nextAt, createdById: author.userId!, version: 1 }
      const reminder = await Reminder.create(row, { client: trx })
      await syncPeople(trx, reminder, fields.peopleIds)
      await tell(trx, author, reminder, { action: 'reminder.set', after: { ...stored, peopleIds: fields.peopleIds } })
      return reminder
    })
  }

  /** `version` is the one that was edited. Throws FieldProblem when it has another by now; then nothing is changed. */
  async edit(
    author: Author,
    { id, workspaceId }: Reminder,
    fields: ReminderFields & { version: number }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const reminder = await held(trx, workspaceId, id)
      if (reminder.version !== fields.version) throw new FieldProblem('version', 'reminders.stale')
      const stored = storedReminder(fields)
      const changed = OWN_FIELDS.filter((name) => reminder[name] !== stored[name])
      const only = (of: Pick<Reminder, (typeof OWN_FIELDS)[number]>) =>
        Object.fromEntries(changed.map((name) => [name, of[name]]))
      const before = only(reminder)
      const isMoved = changed.some((name) => ['startsOn', 'time', 'timeZone', 'rhythm', 'untilOn'].includes(name))
      const nextAt = isMoved ? nextMoment(stored, clock.now().minus({ minutes: 1 })) : reminder.nextAt
      await reminder.merge({ ...stored, nextAt, version: fields.version + 1 }).save()
      await syncPeople(trx, reminder, fields.peopleIds)
      const after = { ...only(stored), title: stored.title, peopleIds: fields.peopleIds }
      await tell(trx, author, reminder, { action: 'reminder.edited', before, after })
    })
  }

  async remove(author: Author, { id, workspaceId }: Reminder): Promise<void> {
    await db.transaction(async (trx) => {
      const reminder = await held(trx, workspaceId, id)
      await eraseReminders(trx, (query) => void query.where('id', id))
      const { title, startsOn, time, rhythm } = reminder
      await tell(trx, author, reminder, { action: 'reminder.removed', before: { title, startsOn, time, rhythm } })
    })
  }
}

/** The reminder as it is now, held until the transaction ends: it is not delivered meanwhile. */
function held(trx: TransactionClientContract, workspaceId: number, id: number): Promise<Reminder> {
  return Reminder.in({ id: workspaceId }, trx).where('id', id).forUpdate().firstOrFail()
}

async function syncPeople(trx: TransactionClientContract, { id, workspaceId }: Reminder, ids: number[]) {
  await rowsBy(trx, 'reminder_people', { reminder_id: id }).delete()
  const rows = ids.map((user_id) => ({ workspace_id: workspaceId, reminder_id: id, user_id }))
  await trx.table('reminder_people').multiInsert(rows)
}

async function tell(
  trx: TransactionClientContract,
  author: Author,
  { id, workspaceId, matterId }: Reminder,
  told: { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const subject = { type: 'reminder', id }
  await record(trx, author, { workspaceId, ...(matterId && { matterId }), subject, ...told })
}
