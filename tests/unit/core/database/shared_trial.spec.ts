import { test } from '@japa/runner'
import { SharedTrial } from '#app/core/database/shared_trial'

/** A trial that ends when it is told to, and how often it was made. */
function shared() {
  const time = { now: 5_000 }
  const ends: { well(): void; badly(): void }[] = []
  const trial = () =>
    new Promise<void>((resolve, reject) =>
      ends.push({ well: () => resolve(), badly: () => reject(new Error('disk full')) })
    )
  return { time, ends, trial: new SharedTrial(trial, () => time.now) }
}

test.group('Shared trial', () => {
  test('is made once for all who ask within a second', async ({ assert }) => {
    const { time, ends, trial } = shared()
    const all = [trial.outcome(), trial.outcome()]
    ends[0]!.well()
    await Promise.all(all)
    time.now += 999
    await trial.outcome()
    assert.lengthOf(ends, 1)
    time.now += 1
    void trial.outcome()
    assert.lengthOf(ends, 2)
  })

  test('tells all who ask that it failed, and tries again a second later', async ({ assert }) => {
    const { time, ends, trial } = shared()
    const first = trial.outcome()
    ends[0]!.badly()
    await assert.rejects(() => first, 'disk full')
    await assert.rejects(() => trial.outcome(), 'disk full')
    time.now += 1_000
    const again = trial.outcome()
    ends[1]!.well()
    await again
  })

  test('waits for one that lasts, for ten seconds', ({ assert }) => {
    const { time, ends, trial } = shared()
    void trial.outcome()
    time.now += 9_999
    void trial.outcome()
    assert.lengthOf(ends, 1)
    time.now += 1
    void trial.outcome()
    assert.lengthOf(ends, 2)
  })

  test('tries anew when the clock was put back', async ({ assert }) => {
    const { time, ends, trial } = shared()
    const first = trial.outcome()
    ends[0]!.well()
    await first
    time.now -= 60_000
    void trial.outcome()
    assert.lengthOf(ends, 2)
  })
})
