import { test } from '@japa/runner'
import { InvalidCalendar, NonWorkingCalendar, calendarsByKey, type CalendarData } from '#app/deadlines/domain/calendar'
import { computeTerm } from '#app/deadlines/domain/compute'
import { isDay } from '#app/deadlines/domain/days'
import { contentOf, layered } from '#app/deadlines/domain/layers'
import { isNotifiedByHandlingCourt, RULE_ORIGINS, ruleOn, RuleNotInForce } from '#app/deadlines/domain/rules'
import { NOTIFICATION_RULES, SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'
import { aRequest } from './requests.js'

const aYear = (year: number, verifiedBy: string | null = 'Ana') => ({ year, source: 'prueba', verifiedBy, ranges: [] })
const aCalendar = (years: CalendarData['years']): CalendarData => ({
  key: 'k',
  name: 'K',
  weekly: [],
  yearly: [],
  years,
})
const verified = () => new NonWorkingCalendar(aCalendar([aYear(2026)]))

const detailsOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof InvalidCalendar) return error.details
    throw error
  }
  return null
}

test.group('Edges of terms and calendars', () => {
  test('takes nothing but a whole ISO date for a day', ({ assert }) => {
    const texts = ['2026-01-05', '2026-1-5', 'x2026-01-05', '2026-01-05T10:00', '2026-01', '2026-02-30', '']
    assert.deepEqual(texts.map(isDay), [true, false, false, false, false, false, false])
  })

  test('tells the years that a calendar knows in their order, and that a law needs none', ({ assert }) => {
    const calendar = new NonWorkingCalendar(aCalendar([aYear(2027), aYear(2025)]))
    assert.deepEqual(calendar.years, [2025, 2027])
    assert.isNull(new NonWorkingCalendar(aCalendar(null)).years)
  })

  test('names the calendar, the year and the days of what it refuses', ({ assert }) => {
    const twice = aCalendar([aYear(2026), aYear(2026)])
    assert.deepEqual(
      detailsOf(() => new NonWorkingCalendar(twice)),
      { calendar: 'k', year: 2026 }
    )
    const both = [aCalendar([]), aCalendar([])]
    assert.deepEqual(
      detailsOf(() => calendarsByKey(both)),
      { calendar: 'k' }
    )
    const ranges = [{ from: '2026-03-02', to: '2026-03-01', kind: 'circular' as const, basis: 'prueba' }]
    const inverted = aCalendar([{ ...aYear(2026), ranges }])
    const details = { calendar: 'k', from: '2026-03-02', to: '2026-03-01', year: 2026 }
    assert.deepEqual(
      detailsOf(() => new NonWorkingCalendar(inverted)),
      details
    )
  })

  test('stops a yearly day of rest after the last day on which the law says so', ({ assert }) => {
    const rest = { on: '03-02', basis: 'ley', since: '2025-01-01', until: '2026-12-31' }
    const calendar = new NonWorkingCalendar({ ...aCalendar(null), yearly: [rest] })
    const reasons = ['2024-03-02', '2026-03-02', '2027-03-02'].map((day) => calendar.reasonsOn(day).length)
    assert.deepEqual(reasons, [0, 1, 0])
  })

  test('does not warn of calendars when all of their years were verified', ({ assert }) => {
    const calendars = { amparo_law: verified(), handling: verified(), responsible: verified() }
    const request = aRequest('2026-03-02', 'amparo_personal', 'amparo_reclamation', { calendars })
    assert.notInclude(computeTerm(request).warnings, 'calendar_unverified')
    const unverified = new NonWorkingCalendar(aCalendar([aYear(2026, null)]))
    const half = { ...calendars, handling: unverified }
    assert.include(computeTerm({ ...request, calendars: half }).warnings, 'calendar_unverified')
  })

  test('begins on the next working day when a norm enters into force on a day of rest', ({ assert }) => {
    const sheet = computeTerm(aRequest('2026-06-06', 'norm_in_force', 'amparo_norm'))
    assert.deepEqual([sheet.takesEffect, sheet.opens], ['2026-06-06', '2026-06-08'])
  })

  test('refuses an hour that the change of the hour leaves out', ({ assert }) => {
    const notifiedAt = { time: '02:30', zone: 'America/Tijuana' }
    const request = aRequest('2026-03-08', 'amparo_electronic', 'amparo_previous_report', { notifiedAt })
    assert.throws(() => computeTerm(request), /no_such_hour/)
  })

  test('says that a last day moved only where it did', ({ assert }) => {
    const liberty = computeTerm(aRequest('2026-06-06', 'act_known', 'amparo_liberty'))
    assert.notInclude(liberty.warnings, 'last_day_moved')
    const notifiedAt = { time: '10:00', zone: 'America/Mexico_City' }
    const hours = computeTerm(aRequest('2026-06-05', 'amparo_electronic', 'amparo_previous_report', { notifiedAt }))
    assert.notInclude(hours.warnings, 'last_day_moved')
  })

  test('knows which trials the handling court notifies by itself', ({ assert }) => {
    const own = RULE_ORIGINS.filter(isNotifiedByHandlingCourt)
    assert.deepEqual(own, ['administrative_trial', 'commercial_trial', 'labour_trial', 'commercial_inactivity'])
  })

  test('chooses the version of a rule by the day, the highest of several, and none after its last', ({ assert }) => {
    const versions = ['2027-02-03', '2027-02-04'].map(
      (day) => ruleOn(NOTIFICATION_RULES, 'lfpca_bulletin', day).version
    )
    assert.deepEqual(versions, [1, 2])
    const [rule] = NOTIFICATION_RULES
    const several = [2, 3, 1].map((version) => ({ ...rule!, key: 'k', version, validUntil: '2026-12-31' }))
    assert.equal(ruleOn(several, 'k', '2026-05-05').version, 3)
    assert.throws(() => ruleOn(several, 'k', '2027-01-01'), RuleNotInForce as never)
  })

  test('digests a year by its opened days, too', ({ assert }) => {
    const opened = (...days: string[]) => contentOf({ ranges: [], opened: days.map((on) => ({ on, basis: 'prueba' })) })
    assert.equal(opened('2026-03-02', '2026-03-03'), opened('2026-03-03', '2026-03-02'))
    assert.notEqual(opened('2026-03-02'), opened('2026-03-03'))
    assert.equal(contentOf({ ranges: [] }), opened())
  })

  test('drops a published day of rest that a layer opens', ({ assert }) => {
    const pjf = SHIPPED_CALENDARS.find(({ key }) => key === 'pjf')!
    const opened = [{ on: '2026-03-16', basis: 'acuerdo', verifiedBy: null }]
    const year = { year: 2026, source: 'acuerdo', isWhole: false, verification: null, ranges: [], opened }
    const data = layered(pjf, [{ key: 'pjf', name: 'PJF', weekly: [], years: [year] }])
    assert.deepEqual(new NonWorkingCalendar(data).reasonsOn('2026-03-16'), [])
    const ranges = data.years!.find((one) => one.year === 2026)!.ranges
    assert.isFalse(ranges.some(({ from, to }) => from <= '2026-03-16' && '2026-03-16' <= to))
  })
})
