import { test } from '@japa/runner'
import {
  calendarsByKey,
  InvalidCalendar,
  MissingYear,
  NonWorkingCalendar,
  type CalendarData,
} from '#app/deadlines/domain/calendar'
import { SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'
import { addDays, daysBetween, isDay, sameDayAfterMonths, weekdayOf } from '#app/deadlines/domain/days'

const aCalendar = (ranges: [string, string][], more: Partial<CalendarData> = {}): CalendarData => ({
  key: 'own',
  name: 'Juzgado de prueba',
  weekly: [],
  yearly: [],
  years: [
    {
      year: 2026,
      source: 'acuerdo',
      verifiedBy: null,
      ranges: ranges.map(([from, to]) => ({ from, to, kind: 'circular' as const, basis: 'acuerdo' })),
    },
  ],
  ...more,
})

const problemOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof InvalidCalendar) return error.problem
    throw error
  }
  return null
}

test.group('Non-working calendar', () => {
  test('refuses {problem} ranges when it is loaded')
    .with([
      { problem: 'inverted', ranges: [['2026-07-31', '2026-07-16']] },
      { problem: 'no_such_day', ranges: [['2026-02-29', '2026-02-29']] },
      { problem: 'no_such_day', ranges: [['2026-07-16', '2026-07-32']] },
      { problem: 'other_year', ranges: [['2025-12-31', '2026-01-02']] },
      { problem: 'other_year', ranges: [['2026-12-31', '2027-01-02']] },
      {
        problem: 'overlapping',
        ranges: [
          ['2026-07-16', '2026-07-31'],
          ['2026-07-31', '2026-08-02'],
        ],
      },
    ] as { problem: string; ranges: [string, string][] }[])
    .run(({ assert }, { problem, ranges }) => {
      assert.equal(
        problemOf(() => new NonWorkingCalendar(aCalendar(ranges))),
        problem
      )
    })

  test('refuses a year that stands twice, and two calendars of one authority', ({ assert }) => {
    const twice = aCalendar([])
    assert.equal(
      problemOf(() => new NonWorkingCalendar({ ...twice, years: [...twice.years!, ...twice.years!] })),
      'repeated_year'
    )
    assert.equal(
      problemOf(() => calendarsByKey([twice, twice])),
      'repeated_calendar'
    )
    assert.deepEqual([...calendarsByKey([twice, { ...twice, key: 'other' }]).keys()], ['own', 'other'])
  })

  test('accepts neighbouring ranges and tells both of their ends', ({ assert }) => {
    const calendar = new NonWorkingCalendar(
      aCalendar([
        ['2026-07-16', '2026-07-20'],
        ['2026-07-21', '2026-07-22'],
      ])
    )
    const rests = (day: string) => calendar.reasonsOn(day).length
    assert.deepEqual(['2026-07-15', '2026-07-16', '2026-07-21', '2026-07-22', '2026-07-23'].map(rests), [0, 1, 1, 1, 0])
  })

  test('refuses to answer for a year that was not loaded', ({ assert }) => {
    const calendar = new NonWorkingCalendar(aCalendar([]))
    assert.throws(() => calendar.reasonsOn('2027-01-01'), MissingYear as never)
    assert.deepEqual([calendar.knows(2026), calendar.knows(2027)], [true, false])
    assert.deepEqual(calendar.reasonsOn('2026-01-01'), [])
    assert.equal(calendar.yearData(2026)!.source, 'acuerdo')
    assert.isNull(calendar.yearData(2025))
  })

  test('keeps yearly days to the time in which the law names them', ({ assert }) => {
    const law = calendarsByKey(SHIPPED_CALENDARS).get('la19')!
    assert.lengthOf(law.reasonsOn('2017-09-14'), 0)
    assert.lengthOf(law.reasonsOn('2018-09-14'), 1)
    assert.lengthOf(law.reasonsOn('2050-05-05'), 1)
    const ended = new NonWorkingCalendar(
      aCalendar([], { yearly: [{ on: '06-01', basis: 'ley', since: '2026-06-01', until: '2026-06-01' }] })
    )
    assert.lengthOf(ended.reasonsOn('2026-06-01'), 1)
  })

  test('ships years that say of each day why, where, and that nobody verified it', ({ assert }) => {
    for (const { key, years } of SHIPPED_CALENDARS) {
      assert.doesNotThrow(() => calendarsByKey(SHIPPED_CALENDARS))
      for (const { year, source, verifiedBy, ranges } of years ?? []) {
        assert.isNull(verifiedBy, `${key} ${year}`)
        assert.isNotEmpty(source)
        for (const range of ranges) assert.isNotEmpty(range.basis, `${key} ${range.from}`)
      }
    }
    const pjf = calendarsByKey(SHIPPED_CALENDARS).get('pjf')!
    const workdays = (year: number) => {
      let count = 0
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
        if (weekdayOf(day) < 6 && pjf.reasonsOn(day).length === 0) count += 1
      return count
    }
    // Weekdays of the year less the published days, counted with another tool: 262 - 37, 261 - 39, 261 - 41.
    assert.deepEqual([2024, 2025, 2026].map(workdays), [225, 222, 220])
  })
})

test.group('Days of the calendar', () => {
  test('exist or not', ({ assert }) => {
    for (const day of ['2024-02-29', '2026-12-31', '0001-01-01']) assert.isTrue(isDay(day), day)
    for (const day of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', ' 2026-01-01', ''])
      assert.isFalse(isDay(day), day)
  })

  test('are added, counted and named across months, years and leap days', ({ assert }) => {
    assert.equal(addDays('2024-02-28', 1), '2024-02-29')
    assert.equal(addDays('2026-01-01', -1), '2025-12-31')
    assert.equal(daysBetween('2024-02-28', '2024-03-01'), 2)
    assert.equal(daysBetween('2026-03-01', '2026-02-28'), -1)
    assert.deepEqual(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf), [7, 1, 6])
  })

  test('repeat in later months that have them', ({ assert }) => {
    assert.equal(sameDayAfterMonths('2026-01-31', 1), null)
    assert.equal(sameDayAfterMonths('2026-11-30', 3), null)
    assert.equal(sameDayAfterMonths('2026-11-15', 2), '2027-01-15')
    assert.equal(sameDayAfterMonths('2024-02-29', 12), null)
    assert.equal(sameDayAfterMonths('2026-12-01', 1), '2027-01-01')
  })
})
