import { test } from '@japa/runner'
import { Pace, atPace } from '#app/core/database/pace'

/** A pace whose items take so many milliseconds each. */
function paced(most: number, milliseconds: () => number) {
  let now = 0
  const pace = new Pace(most, () => now)
  const work = () => pace.transaction(async () => void (now += milliseconds() * pace.size), pace.size)
  return { pace, work }
}

test.group('Pace of bulk work', () => {
  test('grows to the given size while items are quick', async ({ assert }) => {
    const { pace, work } = paced(100, () => 0.1)
    const sizes = [pace.size]
    for (let times = 0; times < 6; times++) {
      await work()
      sizes.push(pace.size)
    }
    assert.deepEqual(sizes, [5, 10, 20, 40, 80, 100, 100])
  })

  test('shrinks to what fits into 25 ms, one item at least', async ({ assert }) => {
    let each = 5
    const { pace, work } = paced(100, () => each)
    await work()
    assert.equal(pace.size, 5)
    each = 12
    await work()
    assert.equal(pace.size, 2)
    each = 500
    await work()
    assert.equal(pace.size, 1)
  })

  test('parts a list without losing an item', async ({ assert }) => {
    const { pace, work } = paced(8, () => 0.1)
    const items = Array.from({ length: 40 }, (_, place) => place)
    const parts: number[][] = []
    for (const part of atPace(items, pace)) {
      parts.push(part)
      await work()
    }
    assert.deepEqual(parts.flat(), items)
    assert.deepEqual(
      parts.map(({ length }) => length),
      [5, 8, 8, 8, 8, 3]
    )
  })
})
