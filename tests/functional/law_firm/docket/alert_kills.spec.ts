import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { runRecurringTask } from '#tests/helpers/child'
import { office } from '../activities/scene.js'
import { confirmedIn, NOON } from './scene.js'

const DEADLINES = 40
const KILLS = 20
/** Statements after which a process may die: fewer than two deadlines take. */
const LONGEST = 32
const MORNING = '2026-03-03T14:00:00Z'

/** Numbers that follow from a seed (mulberry32), from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test.group('Killed job that sends alerts of deadlines', (group) => {
  eachInEmptyDatabase(group, NOON)

  test('alerts of each deadline once in the end, killed at 20 random points', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    for (let n = 0; n < DEADLINES; n++) await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await runRecurringTask('docket.alerts', NOON)
    const random = seeded(13)
    for (let n = 0; n < KILLS; n++) {
      const dieAt = 1 + Math.floor(random() * LONGEST)
      assert.equal(await runRecurringTask('docket.alerts', MORNING, dieAt), 'SIGKILL')
    }
    assert.isNull(await runRecurringTask('docket.alerts', MORNING))
    assert.isNull(await runRecurringTask('docket.alerts', MORNING))
    const alerts = await db.from('matter_deadline_alerts')
    assert.lengthOf(alerts, DEADLINES)
    assert.lengthOf(new Set(alerts.map((row) => row.deadline_id)), DEADLINES)
    const notices = await db.from('notices').where({ user_id: lawyer.id, kind: 'deadline_alert' })
    assert.lengthOf(notices, DEADLINES)
  }).timeout(720_000)
})
