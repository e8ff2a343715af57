import '#tests/helpers/client_modules'
import { test } from '@japa/runner'
import type { Spread } from '../../../inertia/features/payments/allocation.js'

const { allocationOf, centavosIn, sentOf, sumOf, typedFor, typedFrom } =
  await import('../../../inertia/features/payments/allocation.js')
const { millionthsOf } = await import('../../../inertia/features/payments/payment_form.js')

const charge = (id: number, remaining: number, values: object = {}) => ({
  ...{ id, reference: String(id), concept: null, currency: 'MXN' as const, status: 'pending' as const },
  ...{ issuedOn: '2026-03-01', dueOn: `2026-04-0${id}`, total: remaining, remaining, applied: 0 },
  ...values,
})
const spread = (values: Partial<Spread>): Spread => ({
  ...{ way: 'order', charges: [charge(1, 10_000), charge(2, 20_000)], amount: 15_000, paidOn: '2026-03-10', typed: {} },
  ...values,
})

test.group('Allocation of a payment in its form', () => {
  test('follows the due dates, leaving out what counts as paid by a word', ({ assert }) => {
    assert.deepEqual(
      [...allocationOf(spread({}))],
      [
        [1, 10_000],
        [2, 5_000],
      ]
    )
    const marked = [charge(1, 10_000, { status: 'paid' }), charge(2, 20_000)]
    assert.deepEqual([...allocationOf(spread({ charges: marked }))], [[2, 15_000]])
    assert.equal(allocationOf(spread({ way: 'none' })).size, 0)
  })

  test('takes amounts typed by hand, and sends other text unchanged', ({ assert }) => {
    const byHand = spread({ way: 'hand', typed: { 1: '100.5', 2: 'mil' } })
    assert.equal(sumOf(allocationOf(byHand)), 10_050)
    assert.deepEqual(sentOf(byHand), [
      { chargeId: 1, amount: 10_050 },
      { chargeId: 2, amount: 'mil' },
    ])
    const second = { 1: ' ', 2: '5' }
    assert.deepEqual(
      typedFor(byHand.charges, second).map(({ id }) => id),
      [2]
    )
  })

  test('begins with what the payment pays by now', ({ assert }) => {
    assert.deepEqual(typedFrom([charge(1, 10_000, { applied: 4_050 }), charge(2, 20_000)]), { 1: '40.50' })
    assert.deepEqual([centavosIn('1,000'), centavosIn('1,00')], [100_000, 0])
  })

  test('reads exchange rates to the millionth', ({ assert }) => {
    assert.deepEqual([millionthsOf('18.4521'), millionthsOf('20'), millionthsOf('')], [18_452_100, 20_000_000, null])
    assert.equal(millionthsOf('18.12345678'), '18.12345678')
  })
})
