import fc from 'fast-check'
import { test } from '@japa/runner'
import { add, formatMoney, money, percentage, subtract, type Currency } from '#app/core/money'

const currency = fc.constantFrom<Currency>('MXN', 'USD')
const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const rate = fc.integer({ min: 0, max: 20_000 })

/** Rounds a quotient of integers half away from zero, by comparing remainders. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n
  const positive = numerator * sign
  const whole = positive / denominator
  return sign * (2n * (positive % denominator) >= denominator ? whole + 1n : whole)
}

test.group('Money amounts', () => {
  test('are whole centavos, and anything else is refused', ({ assert }) => {
    for (const wrong of [0.1, NaN, Infinity, -Infinity, 2 ** 53, '1' as never, null as never]) {
      assert.throws(() => money(wrong), /not a whole number of centavos/)
    }
  })

  test('never mix two currencies', ({ assert }) => {
    assert.throws(() => add(money(1, 'MXN'), money(1, 'USD')), /cannot be mixed/)
    assert.throws(() => subtract(money(1, 'USD'), money(1, 'MXN')), /cannot be mixed/)
  })

  test('refuse a sum too large to be exact', ({ assert }) => {
    assert.throws(() => add(money(Number.MAX_SAFE_INTEGER), money(1)), RangeError)
    assert.throws(() => percentage(money(Number.MAX_SAFE_INTEGER), 20_000), RangeError)
  })

  test('are restored by adding and subtracting the same amount', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        currency,
        (a, b, of) => subtract(add(money(a, of), money(b, of)), money(b, of)).amount === a
      )
    )
  })

  test('have a sum independent of order', ({ assert }) => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        const [x, y, z] = [money(a), money(b), money(c)]
        assert.deepEqual(add(add(x, y), z), add(x, add(z, y)))
      })
    )
  })

  test('round a percentage to the centavo, half away from zero', ({ assert }) => {
    const cases = [
      [1_00, 1600, 16],
      [3, 1600, 0],
      [4, 1250, 1],
      [-4, 1250, -1],
      [1, 5000, 1],
      [-1, 5000, -1],
      [1, 4999, 0],
      [-1, 4999, 0],
      [333_33, 1600, 53_33],
      [0, 1600, 0],
    ] as const
    for (const [of, basisPoints, expected] of cases)
      assert.equal(percentage(money(of), basisPoints).amount, expected, `${of} × ${basisPoints}`)
  })

  test('give the exact percentage of any amount, rounded', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        (of, basisPoints) =>
          BigInt(percentage(money(of), basisPoints).amount) === rounded(BigInt(of) * BigInt(basisPoints), 10_000n)
      )
    )
  })

  test('give the same percentage for a debt as for a credit, with the opposite sign', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        (of, basisPoints) =>
          percentage(money(of), basisPoints).amount + percentage(money(-of), basisPoints).amount === 0
      )
    )
  })

  test('never produce negative zero', ({ assert }) => {
    assert.isTrue(Object.is(percentage(money(-1), 1).amount, 0))
    assert.equal(formatMoney(money(0)), '$0.00 MXN')
  })

  test('refuse a fraction of a basis point', ({ assert }) => {
    assert.throws(() => percentage(money(100), 0.5), RangeError)
  })

  test('are formatted as on invoices', ({ assert }) => {
    assert.equal(formatMoney(money(1_234_50)), '$1,234.50 MXN')
    assert.equal(formatMoney(money(-5, 'USD')), '-$0.05 USD')
    assert.equal(formatMoney(money(1_000_000_000_00)), '$1,000,000,000.00 MXN')
  })

  test('are formatted exactly to the centavo, however large', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (centavos, of) => {
        const written = formatMoney(money(centavos, of))
        const digits = /^(-?)\$([\d,]+)\.(\d\d) (MXN|USD)$/.exec(written)
        return (
          digits !== null &&
          BigInt(digits[1]! + digits[2]!.replaceAll(',', '') + digits[3]!) === BigInt(centavos) &&
          digits[4] === of
        )
      })
    )
  })
})
