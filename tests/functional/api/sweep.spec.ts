import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import SweepTokensJob from '#app/auth/jobs/sweep_tokens_job'
import { clock } from '#app/core/clock'
import { person } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'

test.group('Token cleanup', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('remembers a spent token for a month, so that a copy is noticed, then deletes it', async ({ assert }) => {
    const start = clock.freeze('2026-11-21T12:00:00.000Z')
    const { refreshToken } = await programFor(await person())
    await call('POST /tokens/refresh', { body: { refreshToken } })
    const left = async () => (await db.from('tokens').where('kind', 'refresh')).length
    clock.freeze(start.plus({ days: 31 }))
    await new SweepTokensJob().handle()
    assert.equal(await left(), 2)
    clock.freeze(start.plus({ days: 31, seconds: 1 }))
    await new SweepTokensJob().handle()
    assert.equal(await left(), 1)
  })
})
