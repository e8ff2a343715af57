import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { runRecurringTask } from '#tests/helpers/child'
import { office } from '../activities/scene.js'
import { closeOn } from './calendars.js'
import { confirmedIn, NOON } from './scene.js'

const DEADLINES = 60
/** Before which statement each process dies: before and within the first batch, within the second twice, within the third. */
const KILLS = [3, 45, 150, 78, 140]
/** Those of the third batch. */
const LEFT = 10

const run = (dieAt: number) => runRecurringTask('docket.recompute', NOON, dieAt)

test.group('Killed job that computes deadlines again', (group) => {
  eachInEmptyDatabase(group, NOON)

  test('ends the same, wherever it was killed', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    for (let n = 0; n < DEADLINES; n++) await confirmedIn(matter, owner)
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    for (const dieAt of KILLS) assert.equal(await run(dieAt), 'SIGKILL')
    assert.lengthOf(await MatterDeadline.in(workspace).where('stale', true), LEFT)
    assert.isNull(await run(Infinity))
    const deadlines = await MatterDeadline.in(workspace)
    assert.deepEqual([...new Set(deadlines.map(({ lastDay, version }) => `${lastDay} ${version}`))], ['2026-03-12 3'])
    const revisions = await db.from('matter_deadline_revisions')
    assert.lengthOf(revisions, DEADLINES)
    assert.lengthOf(new Set(revisions.map((row) => row.deadline_id)), DEADLINES)
    assert.lengthOf(await db.from('audit_entries').where('action', 'deadline.recomputed'), DEADLINES)
  }).timeout(360_000)
})
