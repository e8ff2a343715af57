import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { Job } from '#app/core/jobs/job'
import { acquireLock, heldLocks } from '#app/core/jobs/lock'
import { RestartDelay } from '#app/core/jobs/restart_delay'
import { runJob } from '#app/core/jobs/run_job'

const done: string[] = []

class Counting extends Job {
  static readonly lockName = 'counting'

  async handle(...args: string[]) {
    done.push([...args, ...[...(await heldLocks())].sort()].join(' '))
  }
}

class Failing extends Job {
  static readonly lockName = 'failing'

  async handle() {
    throw new Error('the site is down')
  }
}

class Patient extends Job {
  static readonly lockName = 'patient'

  async handle() {
    while (!this.stopped) await this.rest(60_000)
    done.push('stopped')
  }
}

test.group('Job runner', (group) => {
  group.each.setup(() => {
    done.length = 0
    clock.freeze('2026-11-20T10:00:00Z')
    return testUtils.db().wrapInGlobalTransaction()
  })
  const runs = async () =>
    (await db.from('job_runs').orderBy('name')).map(({ name, failure, finished_at }) => ({
      name,
      failure,
      finished_at: String(finished_at),
    }))

  test('runs a job under its lock, releases it and records the run', async ({ assert }) => {
    assert.isTrue(await runJob(Counting))
    assert.deepEqual(done, ['counting'])
    assert.equal((await heldLocks()).size, 0)
    assert.deepEqual(await runs(), [{ name: 'counting', failure: null, finished_at: '2026-11-20 10:00:00.000' }])
  })

  test('does not run a job that another process is running', async ({ assert }) => {
    await acquireLock('counting')
    assert.isFalse(await runJob(Counting))
    assert.deepEqual(done, [])
    assert.deepEqual(await runs(), [])
  })

  test('treats other arguments as another job', async ({ assert }) => {
    await acquireLock('counting:scjn')
    assert.isFalse(await runJob(Counting, ['scjn']))
    assert.isTrue(await runJob(Counting, ['cjf']))
    assert.deepEqual(done, ['cjf counting:cjf counting:scjn'])
  })

  test('records and rethrows a failure and releases the lock', async ({ assert }) => {
    await assert.rejects(() => runJob(Failing), 'the site is down')
    assert.equal((await heldLocks()).size, 0)
    assert.equal((await runs())[0].failure, 'the site is down')

    await assert.rejects(() => runJob(Failing))
    assert.lengthOf(await runs(), 1, 'the last run of each job is kept')
  })

  test('stops an idle job at once', async ({ assert }) => {
    assert.isTrue(await runJob(Patient, [], (job) => setImmediate(() => job.stop())))
    assert.deepEqual(done, ['stopped'])
  })

  test('restarts a failing long-running job with growing delays until it recovers', ({ assert }) => {
    const delay = new RestartDelay()
    const shortLives = Array.from({ length: 8 }, () => delay.after(100))
    assert.deepEqual(shortLives, [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
    assert.equal(delay.after(3_600_000), 1_000)
    assert.equal(delay.after(100), 2_000)
  })
})
