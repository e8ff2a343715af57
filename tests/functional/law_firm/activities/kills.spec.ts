import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { reminderFields } from '#database/factories/reminder_factory'
import { deliverReminders } from '#app/activities/actions/deliver_reminders'
import { SetReminder } from '#app/activities/actions/set_reminder'
import { clock } from '#app/core/clock'
import { runRecurringTask } from '#tests/helpers/child'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { by, limitTo, office } from './scene.js'

const DUE = 60
/** Before which statement each process dies: at the first one, within batches, between them. */
const KILLS = [9, 40, 173, 231]
const SET_AT = '2026-11-20T12:00:00Z'
const DUE_AT = '2026-11-20T18:00:00Z'

/** Delivers in a process of its own; returns the signal that ended it, if one did. */
function deliverIn(dieAt: number | null): Promise<string | null> {
  return runRecurringTask('reminders', DUE_AT, dieAt ?? undefined)
}

test.group('Killed reminder job', (group) => {
  eachInEmptyDatabase(group, SET_AT)

  async function dueReminders(count: number) {
    const ours = await office()
    await limitTo(ours.matter, [ours.owner, ours.lawyer])
    const peopleIds = [ours.owner.id, ours.lawyer.id]
    for (let n = 0; n < count; n++) {
      const place = { workspaceId: ours.workspace.id, matterId: n % 2 ? ours.matter.id : null, activityId: null }
      const rhythm = n % 3 ? ('none' as const) : ('daily' as const)
      const fields = reminderFields(ours, {
        startsOn: '2026-11-20',
        time: '11:30',
        title: `Recordar ${n}`,
        rhythm,
        peopleIds,
      })
      await new SetReminder().handle(by(ours.owner), place, fields)
    }
    return ours
  }

  test('delivers each reminder once in the end, wherever it was killed', async ({ assert }) => {
    const { owner, lawyer } = await dueReminders(DUE)
    for (const dieAt of KILLS) assert.equal(await deliverIn(dieAt), 'SIGKILL')
    assert.isNull(await deliverIn(null))
    assert.isNull(await deliverIn(null))

    const occurrences = await db.from('reminder_occurrences').select('reminder_id')
    assert.lengthOf(occurrences, DUE)
    assert.lengthOf(new Set(occurrences.map(({ reminder_id: id }) => id)), DUE)
    assert.lengthOf(await db.from('reminder_receipts'), 2 * DUE)
    for (const { id } of [owner, lawyer]) {
      const notices = await db.from('notices').where({ user_id: id, kind: 'reminder' })
      assert.lengthOf(notices, DUE)
    }
    const next = await db.from('reminders').whereNotNull('next_at').select('next_at')
    assert.lengthOf(next, DUE / 3)
    assert.isTrue(next.every(({ next_at: at }) => String(at).startsWith('2026-11-21 17:30')))
  }).timeout(360_000)

  test('delivers each reminder once when two run at the same time', async ({ assert }) => {
    await dueReminders(30)
    clock.freeze(DUE_AT)
    const told = await Promise.all([deliverReminders(), deliverReminders(), deliverReminders()])
    assert.equal(
      told.reduce((sum, count) => sum + count),
      30
    )
    assert.lengthOf(await db.from('reminder_occurrences'), 30)
  }).timeout(180_000)
})
