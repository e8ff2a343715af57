import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Job, type JobClass } from '#app/core/jobs/job'
import { acquireLock, heldLocks } from '#app/core/jobs/lock'
import { DueWatch } from '#app/core/jobs/threads/due_watch'
import { JobHost } from '#app/core/jobs/threads/job_host'
import type { ThreadReport } from '#app/core/jobs/threads/messages'
import { until } from '#tests/helpers/until'

let asked: string[] = []
const open = { due: false, quiet: true }

class Patient extends Job {
  static readonly lockName = 'patient'

  async handle() {
    while (!this.stopped) await this.rest(60_000)
  }
}

class Failing extends Job {
  static readonly lockName = 'failing'

  static override async isDue(): Promise<boolean> {
    asked.push('failing')
    throw new Error('the table is gone')
  }

  async handle() {
    throw new Error('the site is down')
  }
}

/** Makes progress whenever the test lets it. */
class Hanging extends Job {
  static readonly lockName = 'hanging'
  static running: Hanging | null = null

  async handle() {
    Hanging.running = this
    await until(() => !open.quiet, 'the end')
  }
}

class Working extends Job {
  static readonly lockName = 'working'

  static override async isDue(kind: string): Promise<boolean> {
    asked.push(`working ${kind}`)
    return open.due
  }

  async handle() {}
}

const classes: Record<string, JobClass> = { Patient, Failing, Hanging, Working }
const load = async (module: string) => ({ default: classes[module]! })
const call = (module: string, ...args: string[]) => ({ name: [module, ...args].join(' '), module, args })

function aHost() {
  const reports: ThreadReport[] = []
  const time = { now: 0, steps: 0 }
  const around = { load, now: () => time.now, steps: () => time.steps }
  const host = new JobHost((report) => reports.push(report), around)
  return { host, reports, time }
}

test.group('Job thread', (group) => {
  group.each.setup(() => {
    asked = []
    open.due = false
    open.quiet = true
    return testUtils.db().wrapInGlobalTransaction()
  })

  test('runs jobs side by side, and a failing one does not stop the others', async ({ assert }) => {
    const { host, reports } = aHost()
    const patient = host.run(1, call('Patient'))
    await until(async () => (await heldLocks()).has('patient'), 'the patient one')
    await host.run(2, call('Failing'))
    assert.deepEqual(reports, [{ type: 'ended', id: 2, failed: true }])
    assert.isTrue((await heldLocks()).has('patient'))
    host.cancel(1)
    await patient
    assert.deepEqual(reports[1], { type: 'ended', id: 1, failed: false })
    assert.equal((await heldLocks()).size, 0)
  })

  test('does not begin a job that was cancelled before', async ({ assert }) => {
    const { host, reports } = aHost()
    const run = host.run(1, call('Patient'))
    host.cancel(1)
    await run
    assert.deepEqual(reports, [{ type: 'ended', id: 1, failed: false }])
  })

  test('reports for how long a job has made no progress', async ({ assert }) => {
    const { host, reports, time } = aHost()
    const run = host.run(1, call('Hanging'))
    await until(() => Hanging.running, 'the job')
    const stalledMs = () => {
      host.beat()
      const report = reports.at(-1)!
      return report.type === 'heartbeat' ? report.stalledMs : null
    }
    assert.equal(stalledMs(), 0)
    for (; time.now < 700_000; time.now += 5_000) stalledMs()
    assert.equal(stalledMs(), 700_000)
    assert.isFalse(Hanging.running!.stopped, 'asking is progress')
    assert.equal(stalledMs(), 0)
    time.now += 5_000
    assert.equal(stalledMs(), 5_000)
    time.now += 3_600_000
    assert.equal(stalledMs(), 0, 'the whole process was suspended')
    open.quiet = false
    await run
    time.now += 5_000
    assert.equal(stalledMs(), 0)
  })

  test('counts the steps of its thread as those of a job that it has alone', async ({ assert }) => {
    const { host, reports, time } = aHost()
    Hanging.running = null
    const runs = [host.run(1, call('Hanging'))]
    await until(() => Hanging.running, 'the job')
    const stalledAfter = (milliseconds: number) => {
      for (const end = time.now + milliseconds; time.now < end; time.now += 5_000) host.beat()
      return reports.findLast((report) => report.type === 'heartbeat')!.stalledMs
    }
    assert.isAbove(stalledAfter(600_000), 500_000)
    time.steps++
    assert.isBelow(stalledAfter(10_000), 10_000)
    runs.push(host.run(2, call('Patient')))
    await until(async () => (await heldLocks()).has('patient'), 'a second job')
    stalledAfter(10_000)
    time.steps++
    assert.isAbove(stalledAfter(600_000), 500_000, 'it is not known whose step it was')
    open.quiet = false
    host.cancel(2)
    await Promise.all(runs)
  })

  test('reports which watched jobs have work that no worker does', async ({ assert }) => {
    const { host, reports } = aHost()
    open.due = true
    await acquireLock('working:held')
    const run = host.run(1, {
      name: 'watch',
      watches: [call('Working', 'held'), call('Failing'), call('Working', 'free')],
    })
    await until(() => reports.length, 'work')
    host.cancel(1)
    await run
    assert.deepEqual(reports[0], { type: 'due', name: 'Working free' })
    assert.notInclude(JSON.stringify(reports), 'held')
  })

  test('asks a watched job whose question fails less and less often', async ({ assert }) => {
    let rounds = 0
    class Hasty extends DueWatch {
      protected override async rest(): Promise<void> {
        if (++rounds === 16) this.stop()
      }
    }
    await new Hasty([call('Failing'), call('Working', 'all')], load, () => {}).handle()
    assert.deepEqual(
      asked.flatMap((name, index) => (name === 'failing' ? [index] : [])),
      [0, 3, 7, 13],
      'after 1, 2 and 4 rounds without it'
    )
    assert.lengthOf(
      asked.filter((name) => name === 'working all'),
      16
    )
  })

  test('keeps a heavy job for a minute after its last work', async ({ assert }) => {
    const due = [true, false, true]
    let [looks, rounds] = [0, 0]
    class Heavy extends Job {
      async handle() {
        await this.whileDue(
          async () => due[looks++] ?? false,
          async () => rounds++
        )
      }

      protected override async rest(): Promise<void> {}
    }
    await new Heavy().handle()
    assert.deepEqual([rounds, looks], [2, 3 + 60])
  })
})
