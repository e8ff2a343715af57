import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { clock } from '#app/core/clock'
import api from '#config/api'
import { matterOf } from '#database/factories/matter_factory'
import { apiClient, refusalOf } from '#tests/helpers/api_client'
import { firm, PASSWORD } from '#tests/helpers/people'
import { personalTokenFor } from '#tests/helpers/program'

/** The client of the browser before the real server, with the server's clock. */
function connect() {
  const sent: string[] = []
  const { client, storage } = apiClient({
    base: `${env.get('APP_URL')}/api/v1`,
    now: () => clock.now().toMillis(),
    fetch: (address: string, options: RequestInit) => {
      sent.push(`${options.method} ${new URL(address).pathname.replace('/api/v1', '')}`)
      return fetch(address, options)
    },
  })
  const ended = { count: 0 }
  client.onEnd(() => ended.count++)
  return { client, storage, sent, ended }
}

/** A signed-in client of an owner with a matter. */
async function atWork() {
  const own = await firm()
  await own.owner.setPassword(PASSWORD)
  await own.owner.save()
  const matter = await matterOf(own)
  const issued = clock.freeze('2026-11-21T12:00:00.000Z')
  const connection = connect()
  await connection.client.call('POST /tokens', { body: { email: own.owner.email, password: PASSWORD } })
  connection.sent.length = 0
  return { ...own, ...connection, matter, expiry: issued.plus({ minutes: 15 }) }
}

test.group('API client library', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => {
    api.crypt = false
  })

  test('signs in, reads and signs out', async ({ assert }) => {
    const { client, storage, owner, matter, ended } = await atWork()
    assert.equal((await storage.userData())?.id_users, owner.id)
    const shown = await client.call<{ reference: string }>(`GET /matters/${matter.id}`)
    assert.equal(shown.reference, matter.reference)
    const { accessToken } = storage.session!
    await client.signOut()
    assert.equal(ended.count, 1)
    storage.saveSession({ accessToken, accessExpiresAt: clock.now().plus({ minutes: 1 }).toISO()! })
    await assert.rejects(() => client.call('GET /me'), '401 TKN-400')
  })

  test('reads the same with and without encryption', async ({ assert }) => {
    const { client, matter } = await atWork()
    const open = await client.call(`GET /matters/${matter.id}`)
    assert.deepEqual(await client.call(`GET /matters/${matter.id}`, { crypt: 'on' }), open)
    api.crypt = true
    assert.deepEqual(await client.call(`GET /matters/${matter.id}`), open)
  })

  test('renews tokens at 10 s before expiry and not at 11')
    .with([
      { seconds: -11, sent: ['GET /me'] },
      { seconds: -10, sent: ['POST /tokens/refresh', 'GET /me'] },
      { seconds: 10, sent: ['POST /tokens/refresh', 'GET /me'] },
      { seconds: 11, sent: ['POST /tokens/refresh', 'GET /me'] },
    ])
    .run(async ({ assert }, { seconds, sent: expected }) => {
      const { client, sent, expiry, owner } = await atWork()
      clock.freeze(expiry.plus({ seconds }))
      assert.deepInclude(await client.call('GET /me'), { id_users: owner.id })
      assert.deepEqual(sent, expected)
    })

  test('renews once for many refused calls and repeats them', async ({ assert }) => {
    const { client, storage, sent, workspace } = await atWork()
    const { accessToken } = storage.session!
    await db.from('tokens').where('kind', 'access').update({ expires_at: '2026-11-21 11:00:00.000' })
    const routes = ['GET /me', 'GET /roles', 'GET /members', 'GET /matters'] as const
    const [me] = await Promise.all(routes.map((route) => client.call(route)))
    assert.deepInclude(me, { id_workspace: workspace.id })
    assert.lengthOf(
      sent.filter((route) => route === 'POST /tokens/refresh'),
      1
    )
    assert.notEqual(storage.session!.accessToken, accessToken)
    assert.isNull(await db.from('token_families').whereNotNull('ended_at').first())
  })

  test('signs out and clears its state when the session was ended', async ({ assert }) => {
    const { client, storage, sent, ended } = await atWork()
    await db.from('token_families').update({ ended_at: '2026-11-21 12:00:00.000' })
    const error = await refusalOf(client.call('GET /me'))
    assert.equal(error.code, 'TKN-400')
    assert.deepEqual(sent, ['GET /me', 'POST /tokens/refresh'])
    assert.equal(ended.count, 1)
    assert.isNull(storage.session)
    assert.isNull(await storage.userData())
  })

  test('updates the stored user after a change', async ({ assert }) => {
    const { client, storage } = await atWork()
    await client.call('PATCH /me/preferences', { body: { id_themes_preference: 2 } })
    assert.equal((await storage.userData())?.id_themes_preference, 2)
  })

  test('works with a personal token, too', async ({ assert }) => {
    const own = await firm()
    const { token } = await personalTokenFor(own.owner, own.workspace, ['cuenta:leer'])
    const { client, storage } = connect()
    storage.saveSession({ accessToken: token, accessExpiresAt: clock.now().plus({ days: 30 }).toISO()! })
    assert.deepInclude(await client.call('GET /me'), { id_users: own.owner.id })
    const error = await refusalOf(client.call('GET /roles'))
    assert.deepEqual(error.code, { scope: 'rol:leer' })
    assert.isNotNull(storage.session)
  })
})
