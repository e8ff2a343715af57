import { hostname } from 'node:os'
import { test } from '@japa/runner'
import { StandIn } from '#tests/functional/research/ingestion/stand_in'
import { Installation, until } from './installation.js'

/** A thread for each long-lived job boots the application: on a busy machine that takes a while. */
const STARTS = 45
const WORKER = ['--import=@poppinss/ts-exec', 'bin/worker.ts']

test.group('The worker process', (group) => {
  let here: Installation
  let court: StandIn
  group.each.setup(async () => {
    here = await Installation.create()
    court = await StandIn.open()
    return async () => {
      await court.close()
      await here.remove()
    }
  })
  const holders = () => here.rows<{ name: string; holder: string }>('SELECT name, holder FROM job_locks ORDER BY name')
  const LONG_LIVED = [
    'index-changes',
    `index-records:${hostname().slice(0, 60)}`,
    'outbox',
    'read-documents',
    'read-ordered',
    'tasks:long',
    'tasks:short',
  ]
  const isReady = () => holders().length === LONG_LIVED.length
  const indexed = () =>
    here.rows<{ count: number }>('SELECT coalesce(sum(documents), 0) AS count FROM source', 'search.sqlite')[0].count

  test('drains the outbox, keeps the index up to date, and ends in order', async ({ assert }) => {
    court.addTheses(20)
    await here.ace(['sources:ingest', 'scjn', '--kind=tesis', '--rate=0'], { SOURCES_MIRROR: court.address })
    const worker = here.start(WORKER)
    await until(isReady, STARTS)
    assert.deepEqual(
      holders().map(({ name }) => name),
      LONG_LIVED
    )

    here.write(`
      UPDATE legal_documents SET change_seq = 1000, title = 'Comodato ficticio' WHERE external_id = '2990003';
      INSERT INTO outbox_messages (topic, payload, tries, due_at, created_at, updated_at)
      VALUES ('nobody.listens', '{}', 0, '2020-01-01 00:00:00.000', '2020-01-01 00:00:00.000', '2020-01-01 00:00:00.000')`)
    await until(
      () =>
        here.rows<{ value: number }>(`SELECT value FROM state WHERE name = 'last_seq'`, 'search.sqlite')[0].value ===
        1000
    )
    await until(() => here.rows<{ tries: number }>('SELECT tries FROM outbox_messages')[0].tries === 1)
    assert.equal(indexed(), 20)

    const told = performance.now()
    worker.kill('SIGTERM')
    const { code, err } = await worker.ended
    assert.deepEqual([code, err], [0, ''])
    assert.isBelow(performance.now() - told, 10_000)
    assert.deepEqual(holders(), [])
    assert.deepEqual(
      here.rows('SELECT name, failure FROM job_runs ORDER BY name'),
      LONG_LIVED.map((name) => ({ name, failure: null }))
    )
  }).timeout(150_000)

  test('a second worker takes over when the first one is killed', async ({ assert }) => {
    const first = here.start(WORKER)
    await until(isReady, STARTS)
    const before = holders()
    const second = here.start(WORKER)
    first.kill('SIGKILL')
    await first.ended
    await until(
      () => isReady() && holders().every(({ holder }) => !before.some((one) => one.holder === holder)),
      STARTS
    )
    second.kill('SIGTERM')
    assert.equal((await second.ended).code, 0)
  }).timeout(150_000)

  test('a long-lived job that ends is started again', async ({ assert }) => {
    const worker = here.start(WORKER)
    await until(isReady, STARTS)
    here.write(
      `UPDATE job_locks SET holder = 'another', expires_at = '2020-01-01 00:00:00.000' WHERE name = 'index-changes'`
    )
    const [{ holder }] = holders()
    assert.equal(holder, 'another')
    await until(() => holders()[0]?.name === 'index-changes' && holders()[0].holder !== 'another', STARTS)
    worker.kill('SIGTERM')
    assert.equal((await worker.ended).code, 0)
  }).timeout(150_000)
})
