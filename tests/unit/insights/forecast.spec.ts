import { test } from '@japa/runner'
import fc from 'fast-check'
import { medianOf, shareOf } from '#app/insights/domain/figures'
import { forecast, MIN_HISTORY, survival } from '#app/insights/domain/forecast'
import { barChart } from '#app/insights/domain/bar_chart'

test.group('Forecast of what comes in', () => {
  test('follows how long clients took, by an example counted by hand', ({ assert }) => {
    // Ten charges: four settled after 10 days, four after 20, two still open at 30 days.
    const alive = survival(
      [
        { days: 10, count: 4 },
        { days: 20, count: 4 },
      ],
      [{ age: 30, count: 2 }]
    )
    assert.closeTo(alive(9), 1, 1e-9)
    assert.closeTo(alive(10), 0.6, 1e-9)
    assert.closeTo(alive(20), 0.2, 1e-9)
    assert.closeTo(alive(400), 0.2, 1e-9)
  })

  test('counts open charges until their age only', ({ assert }) => {
    // One is open at 5 days: it is not at risk on day 10.
    const alive = survival(
      [{ days: 10, count: 2 }],
      [
        { age: 5, count: 1 },
        { age: 15, count: 2 },
      ]
    )
    assert.closeTo(alive(10), 0.5, 1e-9)
  })

  test('expects of each charge its share of those not settled at its age', ({ assert }) => {
    const history = [
      { days: 10, count: 5 },
      { days: 40, count: 5 },
    ]
    const owed = [{ age: 20, count: 1, remaining: 100_000, squares: 100_000 ** 2 }]
    const told = forecast(history, owed)!
    // At 20 days six of eleven are left; of those five were settled at 40 days, one is this charge, no longer at risk.
    assert.equal(told.n, 10)
    assert.deepEqual(told.expected[0], { days: 30, expected: 100_000, low: 100_000, high: 100_000 })
  })

  test('says nothing of fewer than ten settled charges', ({ assert }) => {
    assert.isNull(forecast([{ days: 3, count: MIN_HISTORY - 1 }], []))
    assert.isNotNull(forecast([{ days: 3, count: MIN_HISTORY }], []))
  })

  test('stays within what is owed and grows with the days', ({ assert }) => {
    const history = fc.array(fc.record({ days: fc.nat(200), count: fc.integer({ min: 1, max: 9 }) }), { minLength: 10 })
    const debts = fc.array(fc.record({ age: fc.nat(200), remaining: fc.integer({ min: 1, max: 10_000_000 }) }))
    fc.assert(
      fc.property(history, debts, (settled, debtors) => {
        const owed = debtors.map(({ age, remaining }) => ({ age, count: 1, remaining, squares: remaining ** 2 }))
        const total = debtors.reduce((sum, { remaining }) => sum + remaining, 0)
        const { expected } = forecast(settled, owed)!
        for (const { low, expected: mean, high } of expected)
          assert.isTrue(low >= 0 && low <= mean && mean <= high && high <= total)
        assert.isTrue(expected.every(({ expected: mean }, at) => at === 0 || mean >= expected[at - 1]!.expected))
      })
    )
  })
})

test.group('Medians and shares', () => {
  test('equal those of the whole list', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1 }), (values) => {
        const sorted = [...values].sort((one, other) => one - other)
        const half = sorted.length / 2
        const median = Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!
        const histogram = [...Map.groupBy(values, (value) => value)].map(([value, all]) => ({
          value,
          count: all.length,
        }))
        assert.equal(medianOf(histogram), median)
      })
    )
  })

  test('are unknown of nothing', ({ assert }) => {
    assert.isNull(medianOf([]))
    assert.isNull(shareOf(0, 0))
    assert.equal(shareOf(1, 3), 333_333)
  })
})

test.group('Bars of a chart', () => {
  test('are as high as their values, within the drawing', ({ assert }) => {
    const { bars, ticks, width, height, labels } = barChart([
      { label: '2026-01', values: [100, 50] },
      { label: '2026-02', values: [0, 200] },
    ])
    const [first, half, none, double] = bars
    assert.closeTo(double!.height, 2 * first!.height, 0.2)
    assert.closeTo(first!.height, 2 * half!.height, 0.2)
    assert.equal(none!.height, 0)
    assert.isTrue(bars.every((bar) => bar.x >= 0 && bar.x + bar.width <= width && bar.y + bar.height <= height))
    assert.equal(ticks[0]!.value, 0)
    assert.deepEqual(
      labels.map(({ text }) => text),
      ['2026-01', '2026-02']
    )
  })

  test('name at most twelve groups', ({ assert }) => {
    const groups = Array.from({ length: 60 }, (_, at) => ({ label: String(at), values: [at] }))
    assert.isAtMost(barChart(groups).labels.length, 12)
  })
})
