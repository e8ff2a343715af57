import '#tests/helpers/client_modules'
import { test } from '@japa/runner'

const { runWithRestarts } = await import('../../../inertia/features/shell/background.js')

/** Surroundings that wait for nothing and remember what they were told. */
function surroundings() {
  const waits: number[] = []
  const logged: unknown[] = []
  return {
    waits,
    logged,
    wait: async (milliseconds: number) => void waits.push(milliseconds),
    log: (problem: unknown) => void logged.push(problem),
  }
}

test.group('Background page task', () => {
  test('is not restarted after success', async ({ assert }) => {
    const around = surroundings()
    let starts = 0
    await runWithRestarts(async () => void starts++, new AbortController().signal, around)
    assert.deepEqual([starts, around.waits, around.logged], [1, [], []])
  })

  test('is restarted ten times on failure, then logged once and abandoned', async ({ assert }) => {
    const around = surroundings()
    const problem = new Error('gone')
    let starts = 0
    await runWithRestarts(
      async () => {
        starts++
        throw problem
      },
      new AbortController().signal,
      around
    )
    assert.equal(starts, 11)
    assert.deepEqual(around.logged, [problem])
  })

  test('waits longer after each failure, at most a minute', async ({ assert }) => {
    const around = surroundings()
    await runWithRestarts(() => Promise.reject(new Error('gone')), new AbortController().signal, around)
    assert.deepEqual(around.waits, [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000])
  })

  test('is neither restarted nor logged when cancelled', async ({ assert }) => {
    const around = surroundings()
    const control = new AbortController()
    let starts = 0
    await runWithRestarts(
      async () => {
        starts++
        control.abort()
        throw new Error('called off')
      },
      control.signal,
      around
    )
    assert.deepEqual([starts, around.waits, around.logged], [1, [], []])
  })

  test('does not start when cancelled before', async ({ assert }) => {
    let starts = 0
    await runWithRestarts(async () => void starts++, AbortSignal.abort(), surroundings())
    assert.equal(starts, 0)
  })

  test('recovers without a message', async ({ assert }) => {
    const around = surroundings()
    let starts = 0
    await runWithRestarts(
      async () => {
        if (++starts < 4) throw new Error('not yet')
      },
      new AbortController().signal,
      around
    )
    assert.deepEqual([starts, around.waits.length, around.logged], [4, 3, []])
  })
})
