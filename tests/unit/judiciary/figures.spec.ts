import { test } from '@japa/runner'
import { shared, spanOf } from '#app/judiciary/bench'
import { wilson } from '#app/judiciary/figures/wilson'
import { judgeNamed } from '#app/judiciary/actions/known_judges'

test.group('Figures of courts', () => {
  test('{count} of {of} is between {low} and {high} with a confidence of 95 %')
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

  test('fewer than ten rulings, or numbers that make no sense, give no share', ({ assert }) => {
    for (const [count, of] of [
      [4, 9],
      [0, 0],
      [11, 10],
      [-1, 20],
    ])
      assert.isNull(wilson(count, of))
  })

  test('a time that goes over the change of bench is cut there', ({ assert }) => {
    const time = { from: '2020-01-01', until: null }
    assert.deepEqual(shared(time, spanOf('before')), { from: '2020-01-01', until: '2025-09-14' })
    assert.deepEqual(shared(time, spanOf('since')), { from: '2025-09-15', until: null })
    assert.isNull(shared({ from: '2020-01-01', until: '2024-12-31' }, spanOf('since')))
  })

  test('{text} is {name}')
    .with([
      { text: 'Magistrada Dra. Ofelia Inventada Duarte.', name: 'Ofelia Inventada Duarte' },
      { text: '  Genaro   Supuesto Montes', name: 'Genaro Supuesto Montes' },
      { text: '*****', name: null },
      { text: '123/2024', name: null },
      { text: 'Ofelia', name: null },
    ])
    .run(({ assert }, { text, name }) => assert.equal(judgeNamed(text), name))
})
