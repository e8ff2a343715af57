import { test } from '@japa/runner'
import { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { restDays } from '#app/calendar/domain/rest_days'

const calendar = new NonWorkingCalendar({
  key: 'x',
  name: 'X',
  weekly: [{ weekday: 7, basis: 'domingos' }],
  yearly: [{ on: '12-25', basis: 'Navidad', since: null, until: null }],
  years: [
    {
      year: 2026,
      source: 's',
      verifiedBy: null,
      ranges: [{ from: '2026-12-24', to: '2026-12-27', kind: 'vacation', basis: 'vacaciones' }],
    },
  ],
})

test.group('Days of rest in a calendar', () => {
  test('name every reason, and are weekly when nothing else says so', ({ assert }) => {
    const { days, unknownYears } = restDays(calendar, '2026-12-20', '2026-12-27')
    assert.deepEqual(unknownYears, [])
    assert.deepEqual(
      days.map(({ day, reasons, isWeekly }) => [day.slice(8), reasons.join('+'), isWeekly]),
      [
        ['20', 'domingos', true],
        ['24', 'vacaciones', false],
        ['25', 'Navidad+vacaciones', false],
        ['26', 'vacaciones', false],
        ['27', 'domingos+vacaciones', false],
      ]
    )
  })

  test('are not guessed of a year that nobody loaded', ({ assert }) => {
    const { days, unknownYears } = restDays(calendar, '2026-12-31', '2027-01-04')
    assert.deepEqual({ days, unknownYears }, { days: [], unknownYears: [2027] })
  })
})
