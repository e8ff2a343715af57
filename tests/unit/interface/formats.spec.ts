import { test } from '@japa/runner'
import {
  dayFromTyped,
  formatDate,
  formatMoney,
  formatRelative,
  isDay,
  typedFromDay,
} from '../../../inertia/i18n/formats.js'
import type { DateStyle } from '../../../inertia/i18n/formats.js'

const afternoon = '2026-11-19T20:12:00Z'

test.group('Localised dates', () => {
  const spanish: [DateStyle, string][] = [
    ['short', '19 nov 2026'],
    ['long', '19 de noviembre de 2026'],
    ['day', '19 nov'],
    ['weekday', 'jue 19 nov'],
    ['weekday-long', 'jueves 19 de noviembre de 2026'],
    ['time', '14:12'],
    ['short-time', '19 nov 2026, 14:12'],
    ['full', 'jueves 19 de noviembre de 2026, 14:12 h'],
  ]
  test('are formatted as in Mexico in Spanish: {0}')
    .with(spanish)
    .run(({ assert }, [style, written]) => assert.equal(formatDate(afternoon, style, 'es'), written))

  const english: [DateStyle, string][] = [
    ['short', 'Nov 19, 2026'],
    ['long', 'November 19, 2026'],
    ['weekday', 'Thu, Nov 19'],
    ['full', 'Thursday, November 19, 2026, 2:12 PM'],
  ]
  test('are formatted as in the United States in English: {0}')
    .with(english)
    .run(({ assert }, [style, written]) => assert.equal(formatDate(afternoon, style, 'en'), written))

  test('of which only the month or the year is known show no day', ({ assert }) => {
    assert.deepEqual(
      (['short', 'long'] as const).map((style) => formatDate('1996-01', style, 'es')),
      ['ene 1996', 'enero de 1996']
    )
    assert.equal(formatDate('1996-12', 'long', 'en'), 'December 1996')
    for (const style of ['short', 'long'] as const) assert.equal(formatDate('1941', style, 'es'), '1941')
  })

  test('have three-letter months without full stops in Spanish', ({ assert }) => {
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`)
    const written = months.map((day) => formatDate(day, 'day', 'es').slice(2))
    assert.deepEqual(written, 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '))
  })

  test('show an instant in the time zone of the firm', ({ assert }) => {
    const night = '2026-11-20T05:30:00Z'
    assert.equal(formatDate(night, 'short-time', 'es'), '19 nov 2026, 23:30')
    assert.equal(formatDate(night, 'short-time', 'es', 'America/Tijuana'), '19 nov 2026, 21:30')
  })

  test('show a calendar date independently of the time zone', ({ assert }) => {
    assert.equal(formatDate('2026-11-19', 'weekday-long', 'es', 'America/Tijuana'), 'jueves 19 de noviembre de 2026')
  })

  test('show midnight as 00:00 in Spanish and 12:00 AM in English', ({ assert }) => {
    assert.equal(formatDate('2026-11-19T06:00:00Z', 'time', 'es'), '00:00')
    assert.equal(formatDate('2026-11-19T06:00:00Z', 'time', 'en'), '12:00 AM')
  })
})

test.group('Relative times', () => {
  const now = new Date('2026-11-19T20:00:00Z')
  const spans: [string, string, string][] = [
    ['2026-11-19T19:59:30Z', 'ahora', 'now'],
    ['2026-11-19T19:15:00Z', 'hace 45 minutos', '45 minutes ago'],
    ['2026-11-19T17:00:00Z', 'hace 3 horas', '3 hours ago'],
    ['2026-11-18T19:00:00Z', 'ayer', 'yesterday'],
    ['2026-11-22T20:00:00Z', 'dentro de 3 días', 'in 3 days'],
    ['2026-08-10T20:00:00Z', 'hace 3 meses', '3 months ago'],
    ['2023-11-10T20:00:00Z', 'hace 3 años', '3 years ago'],
  ]
  test('use the largest unit that fits: {1}')
    .with(spans)
    .run(({ assert }, [value, es, en]) => {
      assert.equal(formatRelative(value, now, 'es'), es)
      assert.equal(formatRelative(value, now, 'en'), en)
    })
})

test.group('Money format', () => {
  test('shows centavos as pesos with two decimals and thousands separators', ({ assert }) => {
    assert.equal(formatMoney(123_450, 'es'), '$1,234.50')
    assert.equal(formatMoney(0, 'es'), '$0.00')
    assert.equal(formatMoney(-5, 'en'), '-$0.05')
    assert.equal(formatMoney(900_719_925_474_099, 'es'), '$9,007,199,254,740.99')
  })
})

test.group('Typed dates', () => {
  test('are parsed with or without leading zeros and with any separator', ({ assert }) => {
    for (const typed of ['05/11/2026', '5/11/2026', ' 5-11-2026 ', '05.11.2026', '5 11 2026']) {
      assert.equal(dayFromTyped(typed), '2026-11-05')
    }
  })

  test('are refused when not in the calendar', ({ assert }) => {
    for (const typed of ['', '31/02/2026', '00/01/2026', '11/2026', '5/11/26', '2026-11-05', 'mañana']) {
      assert.isNull(dayFromTyped(typed))
    }
    assert.equal(dayFromTyped('29/02/2028'), '2028-02-29')
  })

  test('are shown as dd/mm/aaaa, and incomplete ones as typed', ({ assert }) => {
    assert.equal(typedFromDay('2026-11-05'), '05/11/2026')
    assert.equal(typedFromDay('5/1'), '5/1')
    assert.isFalse(isDay('2026-02-30'))
  })
})
