import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { reminderFields, reminderOf } from '#database/factories/reminder_factory'
import { deliverReminders } from '#app/activities/actions/deliver_reminders'
import { escalateReminders } from '#app/activities/actions/escalate_reminders'
import { repeatSnoozed } from '#app/activities/actions/repeat_snoozed'
import { SetReminder } from '#app/activities/actions/set_reminder'
import { notifyDueToday } from '#app/activities/actions/notify_due_today'
import { clock } from '#app/core/clock'
import Task from '#app/core/tasks/models/task'
import { cancelTask } from '#app/core/tasks/cancel_task'
import { queueTask } from '#app/core/tasks/queue_task'
import { runTask } from '#app/core/tasks/run_task'
import { TaskTurn } from '#app/core/tasks/task_turn'
import PurgeTrashJob from '#app/documents/jobs/purge_trash_job'
import { EraseTrashed } from '#app/matters/actions/erase_trashed'
import { TrashMatter } from '#app/matters/actions/trash_matter'
import { toSqlInstant } from '#app/core/models/columns'
import Member from '#app/workspaces/models/member'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { activityOf, by } from '../law_firm/activities/scene.js'
import { documentRow } from '../law_firm/documents/reading_rows.js'
import { exported } from './archive_content.js'

const RESTORE = 'transfers.workspace_restore'
const PAST = '2026-01-01 00:00:00.000'

test.group('Firm that is being filled', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return async () => {
      clock.restore()
      await emptyDatabase()
    }
  })

  async function queued({ workspace, owner }: Firm, path: string): Promise<number> {
    const order = { workspaceId: workspace.id, userId: owner.id, kind: RESTORE, payload: { path } }
    return (await db.transaction((trx) => queueTask(trx, order))).id
  }

  /** Has the restore die at the first step that fulfils this; what the step wrote is undone. */
  function dyingWhen(isReached: (trx: typeof db) => Promise<boolean>): () => void {
    const kept = TaskTurn.prototype.checkpoint
    TaskTurn.prototype.checkpoint = async function (trx, place) {
      await kept.call(this, trx, place)
      if (await isReached(trx as never)) throw new Error('killed')
    }
    return () => void (TaskTurn.prototype.checkpoint = kept)
  }

  test('has its reminders delivered once everything is there, also after a kill', async ({ assert, cleanup }) => {
    const ours = await firm('Ibarra Lozano y Asociados')
    const lawyer = await ours.hire('lawyer')
    const place = { workspaceId: ours.workspace.id, matterId: null, activityId: null }
    const people = { peopleIds: [ours.owner.id, lawyer.id] }
    await new SetReminder().handle(by(ours.owner), place, reminderFields(ours, people))
    const archive = await exported(ours)
    cleanup(() => archive.remove())
    await db.from('reminders').update({ next_at: null })
    const theirs = await firm('Despacho nuevo')
    const { role_id: roleId } = await db.from('members').where('user_id', lawyer.id).firstOrFail()
    for (const { id } of [ours.owner, lawyer])
      await Member.create({ workspaceId: theirs.workspace.id, userId: id, roleId })
    clock.freeze(clock.now().plus({ days: 3 }))

    const task = await queued(theirs, archive.path)
    const own = { workspace_id: theirs.workspace.id }
    const revive = dyingWhen(async (trx) => (await trx.from('reminder_people').where(own)).length > 0)
    cleanup(revive)
    await runTask(task)
    assert.lengthOf(await db.from('reminders').where(own).whereNotNull('next_at'), 1)
    assert.lengthOf(await db.from('reminder_people').where(own), 0)
    assert.equal(await deliverReminders(), 0)
    assert.lengthOf(await db.from('reminders').where(own).whereNotNull('next_at'), 1, 'it waits')

    revive()
    await runTask(task)
    assert.equal((await Task.held(task))!.state, 'done')
    assert.equal(await deliverReminders(), 1)
    const told = await db.from('reminder_receipts').where(own).orderBy('user_id').select('user_id')
    assert.deepEqual(
      told.map((row) => Number(row.user_id)),
      [ours.owner.id, lawyer.id]
    )
  }).timeout(30_000)

  /** One thing that each job does in a firm, and whether it is done. */
  const JOBS: Record<string, (ours: Firm) => Promise<{ run(): Promise<unknown>; isDone(): Promise<boolean> }>> = {
    'the delivery of reminders': async (ours) => {
      const id = await reminderOf(ours, null)
      await db.from('reminders').where('id', id).update({ next_at: PAST })
      return { run: () => deliverReminders(), isDone: () => has('reminder_occurrences', { reminder_id: id }) }
    },
    'the escalation of reminders': async (ours) => {
      const id = await occurrenceOf(ours)
      await db.from('reminder_occurrences').update({ escalates_at: PAST })
      return { run: () => escalateReminders(), isDone: () => has('reminder_occurrences', { id, escalations: 1 }) }
    },
    'the repetition of snoozed reminders': async (ours) => {
      await occurrenceOf(ours)
      await db.from('reminder_receipts').update({ again_at: PAST, snoozes: 1 })
      return { run: () => repeatSnoozed(), isDone: () => has('reminder_receipts', { again_at: null }) }
    },
    'the list of what is due today': async (ours) => {
      clock.freeze('2026-11-20T15:00:00Z')
      const fields = { assigneeId: ours.owner.id, dueOn: '2026-11-20' }
      await activityOf(await matterOf(ours), ours.owner, fields)
      return { run: () => notifyDueToday(), isDone: () => has('notices', { kind: 'activity_due_today' }) }
    },
    'the erasure of trashed matters': async (ours) => {
      const matter = await matterOf(ours)
      await new TrashMatter().handle(by(ours.owner), matter)
      await db.from('matter_trashings').update({ erase_at: PAST })
      return {
        run: () => new EraseTrashed().handle(),
        isDone: async () => !(await has('matters', { id: matter.id })),
      }
    },
    'the purge of trashed documents': async (ours) => {
      const { id } = await documentRow(await matterOf(ours), 'escrito.txt', Buffer.from('Ficticio.'))
      await db.from('documents').where('id', id).update({ trashed: 1, trashed_at: PAST })
      return { run: () => new PurgeTrashJob().handle(), isDone: async () => !(await has('documents', { id })) }
    },
    'the purge of trashed folders': async (ours) => {
      const { id: matter_id } = await matterOf(ours)
      const now = toSqlInstant(clock.now())
      const place = { workspace_id: ours.workspace.id, matter_id, created_at: now, updated_at: now }
      await db
        .table('document_folders')
        .insert({ ...place, name: 'Pruebas', name_folded: 'pruebas', trashed: 1, trashed_at: PAST })
      return { run: () => new PurgeTrashJob().handle(), isDone: async () => !(await has('document_folders', {})) }
    },
  }

  async function occurrenceOf(ours: Firm): Promise<number> {
    const second = await ours.hire('lawyer')
    const place = { workspaceId: ours.workspace.id, matterId: null, activityId: null }
    const fields = reminderFields(ours, { escalateToId: second.id, escalateHours: 1 })
    const { id } = await new SetReminder().handle(by(ours.owner), place, fields)
    await db.from('reminders').where('id', id).update({ next_at: PAST })
    await deliverReminders()
    return Number((await db.from('reminder_occurrences').where('reminder_id', id).firstOrFail()).id)
  }

  const has = async (table: string, where: Record<string, unknown>) =>
    Boolean(await db.from(table).where(where).first())

  for (const [job, prepare] of Object.entries(JOBS))
    test(`is left alone by ${job}`, async ({ assert }) => {
      const ours = await firm()
      const { run, isDone } = await prepare(ours)
      const task = (await Task.held(await queued(ours, 'none.zip')))!
      await run()
      assert.isFalse(await isDone())
      await cancelTask(task)
      await run()
      assert.isFalse(await isDone(), 'what came is being taken out')
      await db.from('tasks').update({ state: 'done' })
      await run()
      assert.isTrue(await isDone())
    })
})
