import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { emptyDatabase } from '#tests/helpers/database'
import { person } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'

test.group('Concurrent token refresh', (group) => {
  group.each.setup(emptyDatabase)
  group.each.teardown(emptyDatabase)

  test('gives one request the next pair; the others reveal token copies and end the family', async ({ assert }) => {
    const { refreshToken, accessToken } = await programFor(await person())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST /tokens/refresh', { body: { refreshToken } }))
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, 401, 401, 401, 401, 401, 401, 401])
    assert.lengthOf(await db.from('tokens').where('kind', 'refresh'), 2)
    const next = answers.find(({ status }) => status === 200)!.body.authorization!
    for (const token of [accessToken, next.accessToken]) assert.equal((await call('GET /me', { token })).status, 401)
    assert.lengthOf(await db.from('audit_entries').where('action', 'api_session.copied'), 1)
  })
})
