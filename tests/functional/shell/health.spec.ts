import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { SearchEngine } from '#app/core/search/search_engine'
import { send } from '#tests/helpers/http'

const ready = async () => {
  const { status, text, cookies } = await send('/health/ready')
  return { status, body: JSON.parse(text), cookies }
}

/** The lock that the worker's long-lived job renews while it lives. */
const workerLock = (expiresIn: { seconds: number }) =>
  db.table('job_locks').insert({ name: 'outbox', holder: 'w', expires_at: toSqlInstant(clock.now().plus(expiresIn)) })

test.group('Health', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a process that answers is alive', async ({ assert }) => {
    const { status, text, cookies } = await send('/health/live')
    assert.deepEqual([status, text, cookies], [200, '{"status":"ok"}', []])
  })

  test('it is ready with database and search, and says whether the worker lives', async ({ assert }) => {
    await workerLock({ seconds: 30 })
    const { status, body, cookies } = await ready()
    assert.deepEqual([status, body], [200, { status: 'ok', database: 'ok', search: 'ok', worker: 'ok' }])
    assert.isEmpty(cookies)
  })

  test('a worker that is gone is told, and pages are still served', async ({ assert }) => {
    assert.deepEqual(await ready(), {
      status: 200,
      body: { status: 'ok', database: 'ok', search: 'ok', worker: 'down' },
      cookies: [],
    })
    await workerLock({ seconds: -1 })
    assert.equal((await ready()).body.worker, 'down')
  })

  test('without search it is not ready', async ({ assert, swap }) => {
    swap(SearchEngine, () => ({ status: () => Promise.reject(new Error('gone')) }) as never)
    const { status, body } = await ready()
    assert.deepEqual([status, body.status, body.search, body.database], [503, 'down', 'down', 'ok'])
  })

  test('a search that does not answer is waited for two seconds and no longer', async ({ assert, swap }) => {
    swap(SearchEngine, () => ({ status: () => new Promise(() => {}) }) as never)
    const { status, body } = await ready()
    assert.deepEqual([status, body.search], [503, 'down'])
  })

  test('without database it is not ready, and says nothing of why', async ({ assert }) => {
    const client = db.connection().getWriteClient() as unknown as { client: { query: unknown } }
    const working = client.client.query
    client.client.query = () => Promise.reject(new Error('secret path of the file'))
    try {
      const { status, body } = await ready()
      assert.deepEqual([status, body], [503, { status: 'down', database: 'down', search: 'ok', worker: 'down' }])
    } finally {
      client.client.query = working
    }
  })
})
