import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { SearchEngine } from '#app/core/search/search_engine'
import env from '#start/env'
import { emptyDatabase } from '#tests/helpers/database'
import { send } from '#tests/helpers/http'

const ready = async () => {
  const { status, text, cookies } = await send('/health/ready')
  return { status, body: JSON.parse(text), cookies }
}

/** The lock that the worker's long-lived job renews while it lives. */
const workerLock = (expiresIn: { seconds: number }) =>
  db.table('job_locks').insert({ name: 'outbox', holder: 'w', expires_at: toSqlInstant(clock.now().plus(expiresIn)) })

/** Every test has a second of its own: what was found of the database holds for one. */
let second = clock.now()
const nextSecond = () => {
  second = clock.freeze(second.plus({ seconds: 2 }))
  return () => clock.restore()
}

/** How many trial writes something makes. */
async function trialsOf(work: () => Promise<unknown>): Promise<number> {
  let trials = 0
  const knex = db.connection().getWriteClient()
  const count = ({ sql }: { sql: string }) => (trials += Number(/^insert into .system_settings/.test(sql)))
  knex.on('query', count)
  await work().finally(() => knex.off('query', count))
  return trials
}

test.group('Health endpoints', (group) => {
  group.each.setup(nextSecond)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('report a responding process as alive', async ({ assert }) => {
    const { status, text, cookies } = await send('/health/live')
    assert.deepEqual([status, text, cookies], [200, '{"status":"ok"}', []])
  })

  test('report readiness with database and search, and whether the worker is alive', async ({ assert }) => {
    await workerLock({ seconds: 30 })
    const { status, body, cookies } = await ready()
    assert.deepEqual([status, body], [200, { status: 'ok', database: 'ok', search: 'ok', worker: 'ok' }])
    assert.isEmpty(cookies)
  })

  test('report a missing worker while pages are still served', async ({ assert }) => {
    assert.deepEqual(await ready(), {
      status: 200,
      body: { status: 'ok', database: 'ok', search: 'ok', worker: 'down' },
      cookies: [],
    })
    await workerLock({ seconds: -1 })
    assert.equal((await ready()).body.worker, 'down')
  })

  test('report degraded service without search', async ({ assert, swap }) => {
    swap(SearchEngine, () => ({ status: () => Promise.reject(new Error('gone')) }) as never)
    const { status, body } = await ready()
    assert.deepEqual([status, body.status, body.search, body.database], [200, 'degraded', 'down', 'ok'])
  })

  test('wait at most two seconds for an unresponsive search', async ({ assert, swap }) => {
    swap(SearchEngine, () => ({ status: () => new Promise(() => {}) }) as never)
    const { status, body } = await ready()
    assert.deepEqual([status, body.status, body.search], [200, 'degraded', 'down'])
  })

  test('report not ready while a migration is missing', async ({ assert }) => {
    const { name } = await db.from('adonis_schema').orderBy('id', 'desc').firstOrFail()
    await db.from('adonis_schema').where({ name }).delete()
    const { status, body } = await ready()
    assert.deepEqual([status, body.status, body.database], [503, 'down', 'down'])
  })

  test('report not ready while nothing can be written', async ({ assert, cleanup }) => {
    type Query = (connection: unknown, query: { sql: string }) => Promise<unknown>
    const client = Object.getPrototypeOf(db.connection().getWriteClient().client) as { _query: Query }
    const working = client._query
    cleanup(() => void (client._query = working))
    client._query = function (connection, query) {
      if (/^(insert|update|delete)/i.test(query.sql)) return Promise.reject(new Error('read-only'))
      return working.call(this, connection, query)
    }
    const { status, body } = await ready()
    assert.deepEqual([status, body.status, body.database], [503, 'down', 'down'])
  })

  test('report not ready without a database, and reveal no details', async ({ assert }) => {
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

test.group('Trial write of the health endpoints', (group) => {
  group.each.setup(nextSecond)
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('is made once a second, however many ask', async ({ assert }) => {
    const askAll = () => Promise.all(Array.from({ length: 5 }, ready))
    assert.equal(await trialsOf(askAll), 1)
    assert.equal(await trialsOf(askAll), 0)
    clock.advance({ seconds: 1 })
    assert.equal(await trialsOf(askAll), 1)
  })

  test('does not defer background work', async ({ assert }) => {
    const { filename = '' } = (db.manager.get(db.primaryConnectionName)?.config.connection ?? {}) as {
      filename?: string
    }
    const sign = `${filename || join(env.get('FOJA_DATA'), 'none')}-people`
    const before = new Date('2001-01-01T00:00:00Z')
    writeFileSync(sign, '')
    utimesSync(sign, before, before)
    assert.equal(await trialsOf(ready), 1)
    assert.deepEqual(statSync(sign).mtime, before)
  })
})
