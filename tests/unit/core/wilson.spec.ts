import { test } from '@japa/runner'
import { wilson } from '#app/core/figures/wilson'

test.group('Wilson interval of a share', () => {
  test('puts {count} of {of} between {low} and {high} at 95 % confidence')
    .with([
      { count: 5, of: 10, low: 0.2366, high: 0.7634 },
      { count: 0, of: 10, low: 0, high: 0.2775 },
      { count: 10, of: 10, low: 0.7225, high: 1 },
      { count: 42, of: 100, low: 0.328, high: 0.5179 },
      // R. G. Newcombe, Statistics in Medicine 17 (1998), pp. 857–872, table I, method 3.
      { count: 81, of: 263, low: 0.2553, high: 0.3662 },
      { count: 15, of: 148, low: 0.0624, high: 0.1605 },
      { count: 0, of: 20, low: 0, high: 0.1611 },
      { count: 1, of: 29, low: 0.0061, high: 0.1718 },
    ])
    .run(({ assert }, { count, of, low, high }) => {
      const rate = wilson(count, of)!
      assert.closeTo(rate.low, low, 1e-4)
      assert.closeTo(rate.high, high, 1e-4)
      assert.equal(rate.share, count / of)
    })

  test('gives none for fewer than ten rows or invalid numbers', ({ assert }) => {
    for (const [count, of] of [
      [4, 9],
      [0, 0],
      [11, 10],
      [-1, 20],
    ])
      assert.isNull(wilson(count, of))
  })
})
