import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import SweepJob from '#app/core/jobs/sweep_job'
import { sweep } from '#app/core/jobs/sweep'
import { toSqlInstant } from '#app/core/models/columns'
import SweepSessionsJob from '#app/auth/jobs/sweep_sessions_job'

test.group('Expired data cleanup', (group) => {
  group.each.setup(() => {
    clock.freeze('2026-11-20T10:00:00Z')
    return testUtils.db().wrapInGlobalTransaction()
  })
  const ago = (span: Record<string, number>) => toSqlInstant(clock.now().minus(span))
  const column = async (table: string, name: string) => (await db.from(table).orderBy(name)).map((row) => row[name])

  test('keeps idempotency keys for a day', async ({ assert }) => {
    await db.table('idempotency_keys').multiInsert([
      { key: 'old', created_at: ago({ hours: 25 }) },
      { key: 'young', created_at: ago({ hours: 23 }) },
    ])
    await new SweepJob().handle()
    assert.deepEqual(await column('idempotency_keys', 'key'), ['young'])
  })

  test('keeps attempt counters until they expire, and those without expiry', async ({ assert }) => {
    const now = clock.now().toMillis()
    await db.table('rate_limits').multiInsert([
      { key: 'ended', points: 1, expire: now - 1 },
      { key: 'endless', points: 1, expire: null },
      { key: 'running', points: 1, expire: now + 60_000 },
    ])
    await new SweepJob().handle()
    assert.deepEqual(await column('rate_limits', 'key'), ['endless', 'running'])
  })

  test('keeps delivered messages for thirty days and others for good', async ({ assert }) => {
    const message = (topic: string, delivered_at: string | null) => {
      const long = ago({ days: 90 })
      return { topic, payload: '{}', tries: 1, due_at: long, created_at: long, updated_at: long, delivered_at }
    }
    await db
      .table('outbox_messages')
      .multiInsert([
        message('a.old', ago({ days: 31 })),
        message('b.young', ago({ days: 29 })),
        message('c.waiting', null),
      ])
    await new SweepJob().handle()
    assert.deepEqual(await column('outbox_messages', 'topic'), ['b.young', 'c.waiting'])
  })

  test('deletes expired sessions after the leeway', async ({ assert }) => {
    const session = (id: string, idle: Record<string, number>, end: Record<string, number>) => ({
      id,
      content: '{}',
      remembered: 0,
      created_at: ago({ days: 1 }),
      last_seen_at: ago({ days: 1 }),
      idle_expires_at: ago(idle),
      expires_at: ago(end),
    })
    await db
      .table('sessions')
      .multiInsert([
        session('a live', { hours: -1 }, { hours: -1 }),
        session('b leeway', { seconds: 5 }, { hours: -1 }),
        session('c unused', { minutes: 1 }, { hours: -1 }),
        session('d ended', { hours: -1 }, { minutes: 1 }),
      ])
    await new SweepSessionsJob().handle()
    assert.deepEqual(await column('sessions', 'id'), ['a live', 'b leeway'])
  })

  test('works in batches of a few hundred and stops between them', async ({ assert }) => {
    const rows = Array.from({ length: 1_200 }, (_, place) => ({ key: `key ${place}`, created_at: ago({ days: 2 }) }))
    for (let at = 0; at < rows.length; at += 400)
      await db.table('idempotency_keys').multiInsert(rows.slice(at, at + 400))
    const keys = {
      table: 'idempotency_keys',
      key: 'key',
      isOver: (query: Parameters<Parameters<typeof sweep>[0]['isOver']>[0]) => void query.whereNotNull('key'),
    }
    assert.equal(await sweep(keys, () => true), 500)
    assert.equal(await sweep(keys), 700)
  })
})
