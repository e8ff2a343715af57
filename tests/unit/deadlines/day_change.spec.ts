import { test } from '@japa/runner'
import { checkDays } from '#app/deadlines/domain/day_change'
import { InvalidCalendar } from '#app/deadlines/domain/calendar'

const OTHERS = [{ from: '2026-07-16', to: '2026-07-31' }]

function problemOf(from: string, to: string) {
  try {
    checkDays('pjf', 2026, { from, to }, OTHERS)
    return null
  } catch (error) {
    return error instanceof InvalidCalendar ? [error.problem, error.details.from, error.details.to] : error
  }
}

test.group('Days of a layer', () => {
  test('are taken beside others', ({ assert }) => {
    assert.isNull(problemOf('2026-07-15', '2026-07-15'))
    assert.isNull(problemOf('2026-08-01', '2026-12-31'))
    assert.isNull(problemOf('2026-01-01', '2026-01-01'))
  })

  test('are refused when {0} to {1} are {2}')
    .with([
      ['2026-02-30', '2026-03-01', 'no_such_day'],
      ['2026-02-01', '2026-02-29', 'no_such_day'],
      ['2026-03-02', '2026-03-01', 'inverted'],
      ['2025-12-30', '2026-01-02', 'other_year'],
      ['2026-12-30', '2027-01-02', 'other_year'],
    ] as const)
    .run(({ assert }, [from, to, problem]) => assert.deepEqual(problemOf(from, to), [problem, from, to]))

  test('are refused where other days are spoken of already, and name them', ({ assert }) => {
    for (const [from, to] of [
      ['2026-07-01', '2026-07-16'],
      ['2026-07-31', '2026-08-01'],
      ['2026-07-20', '2026-07-20'],
      ['2026-07-01', '2026-08-15'],
    ] as const)
      assert.deepEqual(problemOf(from, to), ['overlapping', '2026-07-16', '2026-07-31'])
  })
})
