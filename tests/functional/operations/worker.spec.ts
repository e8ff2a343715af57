import { hostname } from 'node:os'
import { test } from '@japa/runner'
import { StandIn } from '#tests/functional/research/ingestion/stand_in'
import { until } from '#tests/helpers/until'
import { Installation } from './installation.js'

/** A thread boots the application: on a busy machine that takes a while. */
const STARTS = 45
const WORKER = ['--import=@poppinss/ts-exec', 'bin/worker.ts']

test.group('Worker process', (group) => {
  let here: Installation
  let court: StandIn
  let running: ReturnType<Installation['start']> | null = null
  group.setup(async () => {
    here = await Installation.create()
    court = await StandIn.open()
    return async () => {
      await court.close()
      await here.remove()
    }
  })
  /** A worker that has all its jobs: the one that an earlier test left running, since its threads take long to start. */
  async function aWorker() {
    running ??= here.start(WORKER)
    await until(isReady, 'a worker with all its jobs', STARTS)
    return running
  }
  /** Tells the running worker to end, as the system does. */
  async function end() {
    const worker = running!
    running = null
    worker.kill('SIGTERM')
    return worker.ended
  }
  const holders = () => here.rows<{ name: string; holder: string }>('SELECT name, holder FROM job_locks ORDER BY name')
  const LONG_LIVED = [`index-records:${hostname().slice(0, 60)}`, 'outbox']
  const holderOf = (lock: string) => holders().find(({ name }) => name === lock)?.holder
  const isReady = () => LONG_LIVED.every(holderOf)
  const indexed = () =>
    here.rows<{ count: number }>('SELECT coalesce(sum(documents), 0) AS count FROM source', 'search.sqlite')[0].count

  test('is replaced by a second worker when killed', async ({ assert }) => {
    const first = await aWorker()
    const before = holders()
    running = here.start(WORKER)
    first.kill('SIGKILL')
    await first.ended
    await until(
      () => isReady() && before.every(({ name, holder }) => holderOf(name) !== holder),
      'the second worker',
      STARTS
    )
    assert.isNull(running.exitCode)
  }).timeout(150_000)

  test('restarts a long-running job that ended', async ({ assert }) => {
    const worker = await aWorker()
    here.write(`UPDATE job_locks SET holder = 'another', expires_at = '2020-01-01 00:00:00.000' WHERE name = 'outbox'`)
    assert.equal(holderOf('outbox'), 'another')
    await until(() => !['another', undefined].includes(holderOf('outbox')), 'the job again', STARTS)
    assert.isNull(worker.exitCode)
  }).timeout(150_000)

  test('processes the outbox, updates the index and shuts down cleanly', async ({ assert }) => {
    court.addTheses(20)
    await here.ace(['sources:ingest', 'scjn', '--kind=tesis', '--rate=0'], { SOURCES_MIRROR: court.address })
    await aWorker()
    here.write(`
      UPDATE legal_documents SET change_seq = 1000, title = 'Comodato ficticio' WHERE external_id = '2990003';
      INSERT INTO outbox_messages (topic, payload, tries, due_at, created_at, updated_at)
      VALUES ('nobody.listens', '{}', 0, '2020-01-01 00:00:00.000', '2020-01-01 00:00:00.000', '2020-01-01 00:00:00.000')`)
    await until(
      () =>
        here.rows<{ value: number }>(`SELECT value FROM state WHERE name = 'last_seq'`, 'search.sqlite')[0].value ===
        1000,
      'the change in the index',
      STARTS
    )
    await until(
      () => here.rows<{ tries: number }>('SELECT tries FROM outbox_messages')[0].tries > 0,
      'the try of the message'
    )
    assert.equal(indexed(), 20)

    const told = performance.now()
    const { code, err } = await end()
    assert.deepEqual([code, err], [0, ''])
    assert.isBelow(performance.now() - told, 10_000)
    assert.deepEqual(holders(), [])
    // Jobs of a time of day or of the minute may have had their turn too.
    const runs = here.rows<{ name: string; failure: string | null }>('SELECT name, failure FROM job_runs')
    assert.includeMembers(
      runs.map(({ name }) => name),
      ['index-changes', ...LONG_LIVED]
    )
    assert.deepEqual(
      runs.filter(({ failure }) => failure !== null),
      []
    )
  }).timeout(150_000)
})
