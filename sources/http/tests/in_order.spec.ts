import { test } from '@japa/runner'
import { inOrder } from '#sources/http/in_order'

async function* numbers(count: number, left: { early?: boolean } = {}) {
  let finished = false
  try {
    for (let number = 0; number < count; number++) yield number
    finished = true
  } finally {
    left.early = !finished
  }
}

/** A task that ends when the test says so. */
function manual() {
  const begun: number[] = []
  const ends: ((value: number) => void)[] = []
  const task = (number: number) =>
    new Promise<number>((resolve) => {
      begun.push(number)
      ends[number] = resolve
    })
  return { task, begun, end: (number: number) => ends[number](number) }
}

const soon = () => new Promise(setImmediate)

test.group('Ordered concurrent processing', () => {
  test('yields results in the order of the items, whichever finishes first', async ({ assert }) => {
    const { task, end } = manual()
    const results = inOrder(numbers(3), { atOnce: 3, held: 3 }, task)
    const first = results.next()
    await soon()
    for (const number of [2, 1, 0]) end(number)

    assert.equal((await first).value, 0)
    assert.deepEqual([(await results.next()).value, (await results.next()).value], [1, 2])
    assert.isTrue((await results.next()).done)
  })

  test('processes later items while the first is slow, within its concurrency and look-ahead', async ({ assert }) => {
    const { task, end, begun } = manual()
    const results = inOrder(numbers(9), { atOnce: 2, held: 4 }, task)
    const first = results.next()
    await soon()
    assert.deepEqual(begun, [0, 1])
    for (const number of [1, 2, 3]) {
      end(number)
      await soon()
    }
    assert.deepEqual(begun, [0, 1, 2, 3])
    end(0)
    assert.equal((await first).value, 0)
  })

  test('throws a failure at the position of its item, not before', async ({ assert }) => {
    const results = inOrder(numbers(3), { atOnce: 3, held: 3 }, async (number) => {
      if (number === 1) throw new Error('broken')
      return number
    })
    assert.equal((await results.next()).value, 0)
    await soon()
    await assert.rejects(() => results.next(), 'broken')
  })

  test('closes the items when the consumer stops early', async ({ assert }) => {
    const left: { early?: boolean } = {}
    for await (const number of inOrder(numbers(9, left), { atOnce: 2, held: 2 }, async (one) => one))
      if (number === 1) break
    assert.isTrue(left.early)
  })
})
