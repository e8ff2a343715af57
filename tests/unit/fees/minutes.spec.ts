import { test } from '@japa/runner'
import { elapsedMinutes, hoursOf, priceOf, readMinutes, writtenMinutes } from '#app/fees/domain/minutes'
import { itemAmounts } from '#app/billing/domain/charge_amounts'

test.group('Minutes of work', () => {
  test('are read as people write them', ({ assert }) => {
    const read = [
      '90',
      '1:30',
      '1:05',
      '0:45',
      '1h',
      '1.5 h',
      '1,5h',
      '1 h 30',
      '1h30m',
      '45 min',
      ' 24:00 ',
      '2 horas',
    ]
    assert.deepEqual(read.map(readMinutes), [90, 90, 65, 45, 60, 90, 90, 90, 90, 45, 1_440, 120])
  })

  test('are refused for words, for zero and for more than a day', ({ assert }) => {
    const wrong = ['', 'abc', '0', '0:00', '-5', '1:60', '1:5', '24:01', '1441', '25h', '1.2.3', '1e2', '12:30:00', '∞']
    assert.deepEqual(
      wrong.map(readMinutes),
      wrong.map(() => null)
    )
  })

  test('are written as a clock shows them, and read back', ({ assert }) => {
    assert.deepEqual([1, 59, 60, 90, 1_440].map(writtenMinutes), ['0:01', '0:59', '1:00', '1:30', '24:00'])
    for (let minutes = 1; minutes <= 1_440; minutes++) assert.equal(readMinutes(writtenMinutes(minutes)), minutes)
  })

  test('of a watch count begun ones whole, from one to a day', ({ assert }) => {
    assert.equal(elapsedMinutes(0, 0), 1)
    assert.equal(elapsedMinutes(0, 60_000), 1)
    assert.equal(elapsedMinutes(0, 60_001), 2)
    assert.equal(elapsedMinutes(0, 10 * 86_400_000), 1_440)
  })

  test('cost what a concept of those hours costs', ({ assert }) => {
    assert.equal(priceOf(20, 300_000), 100_000)
    for (let minutes = 1; minutes <= 1_440; minutes += 7) {
      const priced = {
        quantity: hoursOf(minutes),
        unitPrice: 123_457,
        discount: 0,
        taxKind: 'none' as const,
        withheld: true,
      }
      assert.equal(priceOf(minutes, 123_457), itemAmounts(priced).amount)
    }
  })
})
