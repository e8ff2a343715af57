import { test } from '@japa/runner'
import { comparedWith, daysIn, daysOfMonth, monthBefore, monthsIn, PERIODS, spanOf } from '#app/insights/domain/periods'
import { chosenSpan } from '#app/insights/domain/statistics_filters'

const TODAY = '2026-03-10'

test.group('Periods of the statistics', () => {
  test('end today while {period} is under way')
    .with([
      { period: 'month' as const, from: '2026-03-01', to: TODAY },
      { period: 'last_month' as const, from: '2026-02-01', to: '2026-02-28' },
      { period: 'quarter' as const, from: '2026-01-01', to: TODAY },
      { period: 'year' as const, from: '2026-01-01', to: TODAY },
      { period: 'last_year' as const, from: '2025-01-01', to: '2025-12-31' },
      { period: 'twelve_months' as const, from: '2025-04-01', to: TODAY },
    ])
    .run(({ assert }, { period, ...span }) => assert.deepEqual(spanOf(period, TODAY), span))

  test('are all named in the table above but the one that is typed', ({ assert }) => {
    assert.lengthOf(PERIODS, 7)
  })

  test('are compared with as many days before, or the same days a year before', ({ assert }) => {
    const span = { from: '2026-03-01', to: TODAY }
    assert.deepEqual(comparedWith(span, 'previous'), { from: '2026-02-19', to: '2026-02-28' })
    assert.deepEqual(comparedWith(span, 'year'), { from: '2025-03-01', to: '2025-03-10' })
    assert.isNull(comparedWith(span, 'none'))
    assert.equal(daysIn(comparedWith(span, 'previous')!), daysIn(span))
  })

  test('compare 29 February with 28 February of a year without one', ({ assert }) => {
    assert.deepEqual(comparedWith({ from: '2024-02-29', to: '2024-02-29' }, 'year'), {
      from: '2023-02-28',
      to: '2023-02-28',
    })
  })

  test('are cut into months, the first and last of them in part', ({ assert }) => {
    const span = { from: '2025-12-15', to: '2026-02-03' }
    assert.deepEqual(monthsIn(span), ['2025-12', '2026-01', '2026-02'])
    assert.deepEqual(daysOfMonth('2025-12', span), { from: '2025-12-15', to: '2025-12-31' })
    assert.deepEqual(daysOfMonth('2026-02', span), { from: '2026-02-01', to: '2026-02-03' })
  })

  test('typed as {what} show this year and say why')
    .with([
      { what: 'nothing', from: null, to: null, problem: 'no_days' },
      { what: 'an end before the beginning', from: '2026-03-10', to: '2026-03-09', problem: 'inverted' },
      { what: 'more than ten years', from: '2010-01-01', to: '2026-01-01', problem: 'too_long' },
    ])
    .run(({ assert }, { from, to, problem }) => {
      const chosen = chosenSpan({ period: 'custom', from, to }, TODAY)
      assert.deepEqual(chosen, { span: { from: '2026-01-01', to: TODAY }, problem: problem as never })
    })

  test('of a month are compared with the same days of the month before, as far as it has them', ({ assert }) => {
    assert.deepEqual(monthBefore({ from: '2026-03-01', to: '2026-03-10' }), { from: '2026-02-01', to: '2026-02-10' })
    assert.deepEqual(monthBefore({ from: '2026-03-01', to: '2026-03-31' }), { from: '2026-02-01', to: '2026-02-28' })
    assert.deepEqual(monthBefore({ from: '2026-01-01', to: '2026-01-15' }), { from: '2025-12-01', to: '2025-12-15' })
  })
})
