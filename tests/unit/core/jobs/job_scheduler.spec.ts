import { EventEmitter } from 'node:events'
import { test } from '@japa/runner'

import { Job, type JobClass } from '#app/core/jobs/job'
import type { ThreadPort } from '#app/core/jobs/threads/job_thread'
import { JobScheduler, type ScheduledCall } from '#app/core/jobs/threads/job_scheduler'
import type { ThreadReport, ThreadRequest } from '#app/core/jobs/threads/messages'
import { schedule } from '#start/schedule'
import { until } from '#tests/helpers/until'

/** A thread whose jobs end when the test says so, or when they are cancelled. */
class ObedientThread extends EventEmitter implements ThreadPort {
  readonly jobs = new Map<string, number>()

  constructor(readonly name: string) {
    super()
  }

  postMessage(request: ThreadRequest) {
    if (request.type === 'run') this.jobs.set(request.assignment.name, request.id)
    if (request.type === 'cancel') this.report({ type: 'ended', id: request.id, failed: false })
    if (request.type === 'close') this.emit('exit', 0)
  }

  async terminate() {
    return 1
  }

  report(report: ThreadReport) {
    this.emit('message', report)
  }

  end(job: string, failed = false) {
    this.report({ type: 'ended', id: this.jobs.get(job)!, failed })
    this.jobs.delete(job)
  }
}

const NEVER = '0 0 29 2 *'
const JOBS: ScheduledCall[] = [
  { name: 'mails', module: '#app/mails', args: [] },
  { name: 'sweep', module: '#app/sweep', args: [], cron: NEVER },
  { name: 'import', module: '#app/import', args: [], isHeavy: true },
]

function aScheduler(jobs = JOBS) {
  const threads: ObedientThread[] = []
  const waits: { milliseconds: number; over(): void }[] = []
  const time = { now: 0 }
  const told: string[] = []
  const scheduler = new JobScheduler({
    jobs,
    entry: import.meta.filename,
    startThread(name) {
      threads.push(new ObedientThread(name))
      return threads.at(-1)!
    },
    onHung: async (name) => void told.push(`hung ${name}`),
    onRecovered: async (name) => void told.push(`recovered ${name}`),
    now: () => time.now,
    wait: (milliseconds) => new Promise<void>((over) => waits.push({ milliseconds, over })),
  })
  return { scheduler, threads, waits, time, told }
}

test.group('Job scheduler', () => {
  /** One that has started what runs all the time. */
  async function started(jobs?: ScheduledCall[]) {
    const all = aScheduler(jobs)
    await all.scheduler.start()
    await until(() => all.threads[0]?.jobs.size === 2, 'the long-lived jobs')
    const [shared] = all.threads
    return { ...all, shared: shared! }
  }

  test('starts at rest nothing but the long-lived jobs, in one thread', async ({ assert, cleanup }) => {
    const { scheduler, threads, shared } = await started()
    cleanup(async () => void (await scheduler.stop(1_000)))
    assert.lengthOf(threads, 1)
    assert.sameMembers([...shared.jobs.keys()], ['mails', 'due_watch'])
  })

  test('starts a heavy job when it has work, not twice, and again once it has ended', async ({ assert, cleanup }) => {
    const { scheduler, threads, shared } = await started()
    cleanup(async () => void (await scheduler.stop(1_000)))
    const due = () => shared.report({ type: 'due', name: 'import' })
    due()
    due()
    await until(() => threads.length === 2, 'its thread')
    assert.equal(threads[1]!.name, 'import')
    threads[1]!.end('import')
    due()
    await until(() => threads.length === 3, 'another thread')
  })

  test('leaves a heavy job that failed alone for longer and longer', async ({ assert, cleanup }) => {
    const { scheduler, threads, shared, time } = await started()
    cleanup(async () => void (await scheduler.stop(1_000)))
    const due = () => shared.report({ type: 'due', name: 'import' })
    for (const [index, milliseconds] of [1_000, 2_000, 4_000].entries()) {
      due()
      await until(() => threads.length === index + 2, 'its thread')
      threads.at(-1)!.end('import', true)
      time.now += milliseconds - 1
      due()
      assert.lengthOf(threads, index + 2)
      time.now += 1
    }
  })

  test('restarts a long-lived job that ended, with growing delays', async ({ assert, cleanup }) => {
    const { scheduler, shared, waits } = await started()
    cleanup(async () => void (await scheduler.stop(1_000)))
    for (const milliseconds of [1_000, 2_000, 4_000]) {
      shared.end('mails', true)
      assert.equal(waits.at(-1)!.milliseconds, milliseconds)
      assert.isFalse(shared.jobs.has('mails'))
      waits.at(-1)!.over()
      await until(() => shared.jobs.has('mails'), 'the job again')
    }
  })

  test('runs a light job again, once, that was interrupted when its thread died', async ({ assert, cleanup }) => {
    const soon: ScheduledCall[] = [
      { ...JOBS[0]! },
      { name: 'sweep', module: '#app/sweep', args: [], cron: NEVER },
      { name: 'reading', module: '#app/reading', args: [], cron: NEVER, isHeavy: true },
    ]
    const { scheduler, threads, shared, waits } = await started(soon)
    cleanup(async () => void (await scheduler.stop(1_000)))
    await scheduler.runNow('sweep')
    await scheduler.runNow('reading')
    threads[1]!.emit('exit', 1)
    shared.emit('exit', 1)
    const again = waits.filter(({ milliseconds }) => milliseconds === 35_000)
    assert.lengthOf(again, 1, 'the light one, once its lock is over')
    again[0]!.over()
    await until(() => threads.at(-1)!.name === 'sweep', 'the job again, apart')
    threads.at(-1)!.emit('exit', 1)
    assert.lengthOf(
      waits.filter(({ milliseconds }) => milliseconds === 35_000),
      1
    )
  })

  test('runs a heavy job that hung again, once its lock is over, and reports both', async ({ assert, cleanup }) => {
    const reading = { name: 'reading', module: '#app/reading', args: [], cron: NEVER, isHeavy: true }
    const { scheduler, threads, waits, told } = await started([...JOBS.slice(0, 2), reading])
    cleanup(async () => void (await scheduler.stop(1_000)))
    await scheduler.runNow('reading')
    const hang = async () => {
      threads.at(-1)!.report({ type: 'heartbeat', stalledMs: 3_600_001 })
      scheduler.look()
    }
    await hang()
    assert.deepEqual(told, ['hung reading'])
    await until(() => waits.length > 0, 'the wait for its lock')
    assert.equal(waits.at(-1)!.milliseconds, 35_000)
    waits.at(-1)!.over()
    await until(() => threads.length === 3, 'the job again')
    await hang()
    assert.deepEqual(told, ['hung reading', 'hung reading'])
    assert.lengthOf(waits, 1, 'it is run at its next time')
    await scheduler.runNow('reading')
    threads.at(-1)!.end('reading')
    await until(() => told.length === 3, 'the end')
    assert.equal(told.at(-1), 'recovered reading')
  })

  test('ends everything in order and starts nothing afterwards', async ({ assert }) => {
    const { scheduler, threads, shared } = await started()
    assert.isTrue(await scheduler.stop(1_000))
    shared.report({ type: 'due', name: 'import' })
    assert.lengthOf(threads, 1)
  })
})

test.group('Job schedule', () => {
  const classOf = async (module: string): Promise<JobClass> => (await import(module)).default

  test('knows of each job without a time when it runs', async ({ assert }) => {
    for (const { job, cron, heavy } of schedule) {
      const { longLived, isDue } = await classOf(job)
      if (cron) assert.isFalse(longLived, job)
      else if (heavy) assert.notEqual(isDue, Job.isDue, job)
      else assert.isTrue(longLived, job)
    }
  })
})
