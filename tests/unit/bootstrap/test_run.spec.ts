import { test } from '@japa/runner'
import type { Job } from '../../../bin/bootstrap/test_run.mjs'
import { runJobs } from '../../../bin/bootstrap/test_run.mjs'

const PASSED = { passed: 1, failed: 0 }

/** Jobs that write down when they begin and end. */
function diary() {
  const lines: string[] = []
  let running = 0
  let most = 0
  const job = (name: string, more = {}) => ({
    part: 'unit',
    title: name,
    name,
    async run() {
      most = Math.max(most, ++running)
      lines.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      lines.push(`${name} ends`)
      running--
      return PASSED
    },
    ...more,
  })
  return { lines, job, most: () => most }
}

/** Runs jobs without their lines on the terminal. */
async function silently(run: () => Promise<unknown>) {
  const { write } = process.stdout
  process.stdout.write = (() => true) as typeof write
  try {
    return await run()
  } finally {
    process.stdout.write = write
  }
}

const run = (jobs: Job[], lanes: number) =>
  silently(() => runJobs(jobs, lanes, (error) => (error as Error).message)) as Promise<
    { title: string; failed: number; failures?: object[] }[]
  >

test.group('Test run jobs', () => {
  test('never run more at once than there are lanes', async ({ assert }) => {
    const { job, most, lines } = diary()
    await run(
      ['a', 'b', 'c', 'd', 'e'].map((name) => job(name)),
      2
    )
    assert.equal(most(), 2)
    assert.lengthOf(lines, 10)
  })

  test('wait for the job they depend on', async ({ assert }) => {
    const { job, lines } = diary()
    await run([job('build'), job('browser', { after: ['build'] }), job('unit')], 3)
    assert.isBelow(lines.indexOf('build ends'), lines.indexOf('browser begins'))
    assert.isBelow(lines.indexOf('unit begins'), lines.indexOf('browser begins'))
  })

  test('run alone when marked as exclusive', async ({ assert }) => {
    const { job, lines } = diary()
    await run([job('generated', { isAlone: true }), job('unit'), job('types')], 2)
    assert.deepEqual(lines.slice(0, 2), ['generated begins', 'generated ends'])
  })

  test('return results in order, whichever ends first', async ({ assert }) => {
    const { job } = diary()
    const done = await run([job('a', { after: ['b'] }), job('b')], 2)
    assert.deepEqual(
      done.map(({ title }) => title),
      ['a', 'b']
    )
  })

  test('continue when one cannot be prepared, and report it', async ({ assert }) => {
    const { job, lines } = diary()
    const broken = { ...job('broken'), run: () => Promise.reject(new Error('no server')) }
    const [first] = await run([broken, job('after', { after: ['broken'] })], 1)
    assert.equal(first!.failed, 1)
    assert.deepEqual(first!.failures, [{ title: 'broken', file: '', text: 'no server' }])
    assert.deepEqual(lines, ['after begins', 'after ends'])
  })
})
