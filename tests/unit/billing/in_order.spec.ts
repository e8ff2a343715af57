import { test } from '@japa/runner'
import { inOrder, type OpenCharge } from '#app/billing/domain/in_order'

const charge = (id: number, remaining: number, dueOn: string | null = null, issuedOn = '2026-01-01'): OpenCharge => ({
  ...{ id, remaining, dueOn, issuedOn },
})
const spread = (charges: OpenCharge[], amount: number, paidOn: string | null = null) =>
  inOrder(charges, amount, paidOn).map(({ chargeId, amount: part }) => [chargeId, part])

test.group('Payment in order', () => {
  test('pays what is due first, and what has no due date last', ({ assert }) => {
    const charges = [charge(1, 100), charge(2, 100, '2026-05-01'), charge(3, 100, '2026-04-01')]
    assert.deepEqual(spread(charges, 250), [
      [3, 100],
      [2, 100],
      [1, 50],
    ])
  })

  test('pays of two due on one day the one issued first, then the one written down first', ({ assert }) => {
    const charges = [
      charge(3, 10, '2026-05-01', '2026-02-01'),
      charge(2, 10, '2026-05-01'),
      charge(1, 10, '2026-05-01'),
    ]
    assert.deepEqual(spread(charges, 25), [
      [1, 10],
      [2, 10],
      [3, 5],
    ])
  })

  test('leaves out what was issued after the payment', ({ assert }) => {
    const charges = [charge(1, 10, '2026-04-01', '2026-03-02'), charge(2, 10, '2026-05-01', '2026-03-01')]
    assert.deepEqual(spread(charges, 15, '2026-03-01'), [[2, 10]])
    assert.deepEqual(spread(charges, 15, null), [
      [1, 10],
      [2, 5],
    ])
  })

  test('pays nothing with nothing, and not more than is owed', ({ assert }) => {
    assert.deepEqual(spread([charge(1, 10)], 0), [])
    assert.deepEqual(spread([charge(1, 10), charge(2, 0)], 1_000), [[1, 10]])
    assert.deepEqual(spread([], 1_000), [])
  })
})
