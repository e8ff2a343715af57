import { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import type { ThreadPort } from '#app/core/jobs/threads/job_thread'
import type { ThreadReport, ThreadRequest } from '#app/core/jobs/threads/messages'
import type { RunningCall } from '#app/core/jobs/threads/running_call'
import { ThreadPool } from '#app/core/jobs/threads/thread_pool'
import { until } from '#tests/helpers/until'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A thread that does what the test says. */
class FakeThread extends EventEmitter implements ThreadPort {
  readonly requests: ThreadRequest[] = []
  terminated = 0

  constructor(readonly name: string) {
    super()
  }

  postMessage(request: ThreadRequest) {
    this.requests.push(request)
    if (request.type === 'close') this.emit('exit', 0)
  }

  async terminate() {
    this.terminated++
    this.emit('exit', 1)
    return 1
  }

  report(report: ThreadReport) {
    this.emit('message', report)
  }

  end(id: number) {
    this.report({ type: 'ended', id, failed: false })
  }

  beat(stalledMs = 0) {
    this.report({ type: 'heartbeat', stalledMs })
  }

  get types() {
    return this.requests.map(({ type }) => type)
  }
}

const call = (name: string) => ({ name, module: `#app/${name}`, args: [] })

function aPool() {
  const threads: FakeThread[] = []
  const interrupted: string[] = []
  const due: string[] = []
  const hung: string[] = []
  const time = { now: 0 }
  const pool = new ThreadPool({
    startThread(name) {
      threads.push(new FakeThread(name))
      return threads.at(-1)!
    },
    onDue: (name) => due.push(name),
    onInterrupted: (name) => interrupted.push(name),
    onHung: (name, reason) => hung.push(`${name}: ${reason}`),
    now: () => time.now,
  })
  /** Lets time pass in steps of five seconds; `beating` threads are alive meanwhile. */
  const pass = (milliseconds: number, beating: () => FakeThread[] = () => []) => {
    for (const end = time.now + milliseconds; time.now < end;) {
      time.now += 5 * SECOND
      for (const thread of beating()) thread.beat()
      pool.look()
    }
  }
  return { pool, threads, interrupted, due, hung, time, pass }
}

function codesOf(running: RunningCall) {
  const codes: number[] = []
  running.on('exit', (code) => codes.push(code))
  return codes
}

test.group('Thread pool', () => {
  test('runs light jobs in one thread and each heavy one in its own, which ends with it', ({ assert }) => {
    const { pool, threads } = aPool()
    pool.run(call('mails'))
    pool.run(call('sweep'))
    const codes = codesOf(pool.run(call('import'), true))
    pool.run(call('export'), true)
    assert.deepEqual(
      threads.map(({ name }) => name),
      ['light jobs', 'import', 'export']
    )
    threads[0]!.end(1)
    threads[0]!.end(2)
    threads[1]!.end(1)
    assert.deepEqual(codes, [0])
    assert.deepEqual(threads[0]!.types, ['run', 'run'])
    assert.deepEqual(threads[1]!.types, ['run', 'close'])
    assert.deepEqual(threads[2]!.types, ['run'])
  })

  test('tells a failed job from a finished one, and leaves the others alone', ({ assert }) => {
    const { pool, threads } = aPool()
    const failed = codesOf(pool.run(call('broken')))
    const others = codesOf(pool.run(call('mails')))
    threads[0]!.report({ type: 'ended', id: 1, failed: true })
    assert.deepEqual([failed, others], [[1], []])
    assert.equal(threads[0]!.terminated, 0)
  })

  test('replaces a thread that has not answered for two minutes, and runs light jobs apart for an hour', ({
    assert,
  }) => {
    const { pool, threads, interrupted, time, pass } = aPool()
    const codes = [codesOf(pool.run(call('blocking'))), codesOf(pool.run(call('mails')))]
    threads[0]!.beat()
    pass(2 * MINUTE)
    assert.equal(threads[0]!.terminated, 0)
    pass(5 * SECOND)
    assert.equal(threads[0]!.terminated, 1)
    assert.deepEqual(codes, [[1], [1]])
    assert.deepEqual(interrupted, ['blocking', 'mails'])

    pool.run(call('blocking'))
    const mails = codesOf(pool.run(call('mails')))
    assert.deepEqual(
      threads.slice(1).map(({ name }) => name),
      ['blocking', 'mails']
    )
    pass(3 * MINUTE, () => [threads[2]!])
    assert.equal(threads[1]!.terminated, 1, 'the one that hangs again')
    assert.deepEqual([threads[2]!.terminated, mails], [0, []], 'the other goes on')

    const since = time.now
    while (!threads[2]!.types.includes('cancel')) pass(5 * SECOND, () => [threads[2]!])
    assert.approximately(time.now - since, 60 * MINUTE, 2 * MINUTE, 'then it comes back to the others')
    threads[2]!.end(1)
    assert.deepEqual(mails, [0])
    pool.run(call('mails'))
    assert.equal(threads.at(-1)!.name, 'light jobs')
  })

  test('replaces a thread one of whose jobs makes no progress for ten minutes, once the others have ended', ({
    assert,
  }) => {
    const { pool, threads, interrupted, time } = aPool()
    const codes = [codesOf(pool.run(call('hanging'))), codesOf(pool.run(call('mails')))]
    const [thread] = threads
    thread!.beat(10 * MINUTE)
    pool.look()
    assert.deepEqual(thread!.types, ['run', 'run'])
    thread!.beat(10 * MINUTE + 1)
    pool.look()
    assert.deepEqual(thread!.types, ['run', 'run', 'cancel', 'cancel'])
    thread!.end(2)
    assert.deepEqual(codes, [[], [0]])
    pool.run(call('mails'))
    assert.lengthOf(threads, 2, 'it does not wait for the one that hangs')
    time.now += 8 * SECOND
    pool.look()
    assert.equal(thread!.terminated, 1)
    assert.deepEqual(codes, [[1], [0]])
    assert.deepEqual(interrupted, ['mails', 'hanging'])
  })

  test('lets a heavy job compute for half an hour without an answer', ({ assert }) => {
    const { pool, threads, pass } = aPool()
    pool.run(call('reindex'), true)
    pass(30 * MINUTE)
    assert.equal(threads[0]!.terminated, 0)
    pass(5 * SECOND)
    assert.equal(threads[0]!.terminated, 1)
    pool.run(call('mails'))
    assert.equal(threads[1]!.name, 'light jobs', 'light jobs have nothing to do with it')
  })

  test('ends a heavy job that waits for ever, and says so', ({ assert }) => {
    const { pool, threads, hung, time } = aPool()
    const codes = codesOf(pool.run(call('reading'), true))
    threads[0]!.beat(60 * MINUTE)
    pool.look()
    assert.deepEqual(threads[0]!.types, ['run'])
    threads[0]!.beat(60 * MINUTE + 1)
    pool.look()
    assert.deepEqual(threads[0]!.types, ['run', 'cancel'])
    assert.deepEqual(hung, ['reading: one of its jobs hangs'])
    time.now += 8 * SECOND
    pool.look()
    assert.equal(threads[0]!.terminated, 1)
    assert.deepEqual(codes, [1])
    assert.lengthOf(hung, 1)
  })

  test('counts a heavy job that hung as failed, also when it ends within its grace', ({ assert }) => {
    const { pool, threads } = aPool()
    const codes = codesOf(pool.run(call('reading'), true))
    threads[0]!.beat(61 * MINUTE)
    pool.look()
    threads[0]!.end(1)
    assert.deepEqual(codes, [1])
  })

  test('blames no thread for the time in which the whole process was suspended', ({ assert }) => {
    const { pool, threads, time } = aPool()
    pool.run(call('mails'))
    time.now += 60 * MINUTE
    pool.look()
    assert.equal(threads[0]!.terminated, 0)
  })

  test('passes on which jobs have work', ({ assert }) => {
    const { pool, threads, due } = aPool()
    pool.run({ name: 'watch', watches: [call('import')] })
    threads[0]!.report({ type: 'due', name: 'import' })
    assert.deepEqual(due, ['import'])
  })

  test('ends all threads in order', async ({ assert }) => {
    const { pool, threads } = aPool()
    pool.run(call('mails'))
    pool.leave()
    assert.deepEqual(threads[0]!.types, ['run', 'cancel'])
    threads[0]!.end(1)
    assert.deepEqual(threads[0]!.types, ['run', 'cancel', 'close'])
    await pool.emptied()
  })

  test('ends a real thread that computes for ever, and one that throws ends alone', async ({ assert }) => {
    const scripts = ['for (;;);', 'setImmediate(() => { throw new Error("gone") })', 'setInterval(() => {}, 1000)']
    const time = { now: 0 }
    const pool = new ThreadPool({
      startThread: () => new Worker(scripts.shift()!, { eval: true }),
      onDue: () => {},
      onInterrupted: () => {},
      now: () => time.now,
    })
    const [blocking, throwing, sound] = [true, true, false].map((isHeavy) => codesOf(pool.run(call('job'), isHeavy)))
    await until(() => throwing!.length, 'the end of the one that throws')
    assert.deepEqual([blocking, throwing, sound], [[], [1], []])
    for (; time.now < 3 * MINUTE; time.now += 5 * SECOND) pool.look()
    await until(() => sound!.length, 'the end of the light one that does not answer')
    for (; time.now < 31 * MINUTE; time.now += 5 * SECOND) pool.look()
    await until(() => blocking!.length, 'the end of the one that computes')
    await pool.emptied()
  })
})
