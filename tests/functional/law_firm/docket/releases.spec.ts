import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { followRelease } from '#app/deadlines/actions/follow_release'
import { shippedDigests } from '#app/deadlines/domain/shipped_digests'
import { NOTIFICATION_RULES, SHIPPED_CALENDARS, TERM_RULES } from '#app/deadlines/shipped/index'
import { recomputeDeadlines } from '#app/docket/actions/recompute_deadlines'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { runRecurringTask } from '#tests/helpers/child'
import { queriesOf } from '#tests/helpers/queries'
import { office } from '../activities/scene.js'
import { confirmedIn, NOON, writtenIn } from './scene.js'

const now = shippedDigests({ calendars: SHIPPED_CALENDARS, rules: [...NOTIFICATION_RULES, ...TERM_RULES] })
/** What a release before this one may have had. */
const otherCalendar = { ...now, calendars: { ...now.calendars, pjf: 'other' } }
const otherRule = { ...now, rules: { ...now.rules, amparo_review: 'other' } }
const elsewhere = { ...now, calendars: { ...now.calendars, tfja: 'other' }, rules: { ...now.rules, nullity: 'other' } }

const staleIds = async () =>
  (await db.from('matter_deadlines').where('stale', true).orderBy('id')).map(({ id }) => Number(id))

test.group('Releases with other calendars and rules', (group) => {
  eachInEmptyDatabase(group, NOON)

  test('have what they touch computed again, once', async ({ assert }) => {
    const { owner, matter } = await office()
    const { id } = await confirmedIn(matter, owner)
    await writtenIn(matter, owner)
    assert.isTrue(await followRelease())
    await recomputeDeadlines()
    for (const before of [otherCalendar, otherRule]) {
      await followRelease(before)
      await recomputeDeadlines()
      assert.isTrue(await followRelease())
      assert.deepEqual(await staleIds(), [id])
      await recomputeDeadlines()
      assert.isFalse(await followRelease())
      assert.isEmpty(await staleIds())
    }
  })

  test('leave alone what was counted on other calendars and by other rules', async ({ assert }) => {
    const { owner, matter } = await office()
    await confirmedIn(matter, owner)
    await followRelease()
    await recomputeDeadlines()
    await followRelease(elsewhere)
    assert.isTrue(await followRelease())
    assert.isEmpty(await staleIds())
  })

  test('ask one question where nothing differs', async ({ assert }) => {
    await followRelease()
    assert.lengthOf(await queriesOf(() => followRelease()), 1)
  })

  test('are followed again where that was killed, and then no more', async ({ assert }) => {
    const { owner, matter } = await office()
    const { id } = await confirmedIn(matter, owner)
    await followRelease(otherCalendar)
    await recomputeDeadlines()
    for (const dieAt of [2, 4, 6]) {
      assert.equal(await runRecurringTask('deadlines.release', NOON, dieAt), 'SIGKILL')
      assert.isEmpty(await staleIds())
    }
    assert.isNull(await runRecurringTask('deadlines.release', NOON))
    assert.deepEqual(await staleIds(), [id])
    await recomputeDeadlines()
    assert.isNull(await runRecurringTask('deadlines.release', NOON))
    assert.isEmpty(await staleIds())
    assert.equal((await MatterDeadline.in({ id: matter.workspaceId }).firstOrFail()).lastDay, '2026-03-10')
  }).timeout(360_000)
})
