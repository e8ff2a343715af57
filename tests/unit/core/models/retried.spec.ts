import { test } from '@japa/runner'
import { retried } from '#app/core/models/retried'

const deadlock = () => Object.assign(new Error('Deadlock found'), { code: 'ER_LOCK_DEADLOCK' })

/** A transaction that fails so many times before it works. */
function failing(times: number, error: () => Error) {
  const state = { tries: 0 }
  const run = async () => {
    state.tries++
    if (state.tries <= times) throw error()
    return 'kept'
  }
  return { state, run }
}

test.group('Transaction after a deadlock', () => {
  test('is retried three times at most', async ({ assert }) => {
    const twice = failing(2, deadlock)
    assert.equal(await retried(twice.run), 'kept')
    assert.equal(twice.state.tries, 3)
    const ever = failing(9, deadlock)
    await assert.rejects(() => retried(ever.run), 'Deadlock found')
    assert.equal(ever.state.tries, 3)
  })

  test('is not retried for other errors', async ({ assert }) => {
    const other = failing(1, () => new Error('no such table'))
    await assert.rejects(() => retried(other.run), 'no such table')
    assert.equal(other.state.tries, 1)
  })
})
