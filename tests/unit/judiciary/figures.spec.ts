import { test } from '@japa/runner'
import { shared, spanOf } from '#app/judiciary/bench'
import { wilson } from '#app/judiciary/figures/wilson'
import { judgeNamed } from '#app/judiciary/actions/known_judges'

test.group('Court statistics', () => {
  test('put {count} of {of} between {low} and {high} at 95 % confidence')
    .with([
      { count: 5, of: 10, low: 0.2366, high: 0.7634 },
      { count: 0, of: 10, low: 0, high: 0.2775 },
      { count: 10, of: 10, low: 0.7225, high: 1 },
      { count: 42, of: 100, low: 0.328, high: 0.5179 },
    ])
    .run(({ assert }, { count, of, low, high }) => {
      const rate = wilson(count, of)!
      assert.closeTo(rate.low, low, 1e-4)
      assert.closeTo(rate.high, high, 1e-4)
      assert.equal(rate.share, count / of)
    })

  test('give no share for fewer than ten rulings or invalid numbers', ({ assert }) => {
    for (const [count, of] of [
      [4, 9],
      [0, 0],
      [11, 10],
      [-1, 20],
    ])
      assert.isNull(wilson(count, of))
  })

  test('split a term at the change of bench', ({ assert }) => {
    const time = { from: '2020-01-01', until: null }
    assert.deepEqual(shared(time, spanOf('before')), { from: '2020-01-01', until: '2025-09-14' })
    assert.deepEqual(shared(time, spanOf('since')), { from: '2025-09-15', until: null })
    assert.isNull(shared({ from: '2020-01-01', until: '2024-12-31' }, spanOf('since')))
  })

  test('read {text} as {name}')
    .with([
      { text: 'Magistrada Dra. Ofelia Inventada Duarte.', name: 'Ofelia Inventada Duarte' },
      { text: '  Genaro   Supuesto Montes', name: 'Genaro Supuesto Montes' },
      { text: '*****', name: null },
      { text: '123/2024', name: null },
      { text: 'Ofelia', name: null },
    ])
    .run(({ assert }, { text, name }) => assert.equal(judgeNamed(text), name))
})
