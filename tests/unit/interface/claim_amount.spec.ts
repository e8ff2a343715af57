import { test } from '@japa/runner'
import { centavosOf, pesosOf } from '../../../inertia/features/matters/form/claim_amount.js'

test.group('Claim amount', () => {
  test('is sent in centavos, whatever its size', ({ assert }) => {
    for (const [typed, centavos] of [
      ['0', 0],
      [' 1500 ', 150_000],
      ['1500.5', 150_050],
      ['0.07', 7],
      ['1,500', 150_000],
      ['99999999999.99', 9_999_999_999_999],
      // Twelve digits: sent as they are typed they would be taken for centavos.
      ['123456789012', 12_345_678_901_200],
    ] as const)
      assert.equal(centavosOf(typed), centavos, typed)
  })

  test('is sent as typed when it is no amount or empty', ({ assert }) => {
    for (const typed of ['', '1,50', '12.', '1.505', '-3', 'mil']) assert.equal(centavosOf(typed), typed)
  })

  test('is typed again in pesos', ({ assert }) => {
    assert.deepEqual([0, 7, 150_000, 150_050].map(pesosOf), ['0', '0.07', '1500', '1500.50'])
  })
})
