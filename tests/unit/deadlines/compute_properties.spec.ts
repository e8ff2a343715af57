import { test } from '@japa/runner'
import fc from 'fast-check'
import { SHIPPED_CALENDARS, NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import { calendarsByKey, MissingYear, NonWorkingCalendar, type CalendarData } from '#app/deadlines/domain/calendar'
import { computeTerm } from '#app/deadlines/domain/compute'
import { addDays } from '#app/deadlines/domain/days'
import { ruleOn } from '#app/deadlines/domain/rules'
import type { ComputationRequest } from '#app/deadlines/domain/sheet'

const NUM_RUNS = 300
const shipped = calendarsByKey(SHIPPED_CALENDARS)
const dayOf2026 = fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-01-01', days))

/** A calendar of 2025 to 2027 with some days of rest of its own. */
const calendarOf = (key: string, days: readonly string[]): CalendarData => ({
  key,
  name: key,
  weekly: [6, 7].map((weekday) => ({ weekday, basis: 'fin de semana' })),
  yearly: [],
  years: [2025, 2026, 2027].map((year) => ({
    year,
    source: 'prueba',
    verifiedBy: 'prueba',
    ranges: [...new Set(days)]
      .filter((day) => day.startsWith(`${year}`))
      .map((day) => ({ from: day, to: day, kind: 'circular' as const, basis: 'prueba' })),
  })),
})
const restDays = fc.array(dayOf2026, { maxLength: 40 })

const WORKING = TERM_RULES.filter(({ length }) => length.unit === 'working_days').map(({ key }) => key)
const routes = [...new Set(NOTIFICATION_RULES.map(({ key }) => key))]

const computed = fc.record({
  notifiedOn: dayOf2026,
  notification: fc.constantFrom(...routes),
  term: fc.constantFrom(...WORKING),
  handling: restDays,
  responsible: restDays,
})
type Computed = typeof computed extends fc.Arbitrary<infer Value> ? Value : never

const requestOf = ({ notifiedOn, notification, term, handling, responsible }: Computed): ComputationRequest => ({
  notifiedOn,
  notification: ruleOn(NOTIFICATION_RULES, notification, notifiedOn),
  term: ruleOn(TERM_RULES, term, notifiedOn),
  calendars: {
    amparo_law: shipped.get('la19'),
    handling: new NonWorkingCalendar(calendarOf('handling', handling)),
    responsible: new NonWorkingCalendar(calendarOf('responsible', responsible)),
  },
  zone: 'America/Mexico_City',
})

test.group('Term computation in general', () => {
  test('ends on a working day of every calendar of the term, with as many counted days as the term has', ({
    assert,
  }) => {
    fc.assert(
      fc.property(computed, (given) => {
        const request = requestOf(given)
        const sheet = computeTerm(request)
        for (const { role, except = [] } of request.term.calendars)
          for (const { kind } of request.calendars[role]!.reasonsOn(sheet.lastDay!))
            assert.include(except as readonly string[], kind)
        const term = sheet.days.filter(({ phase }) => phase === 'term')
        assert.lengthOf(
          term.filter(({ counts }) => counts),
          (request.term.length as { amount: number }).amount
        )
        assert.isTrue(term.every(({ counts, reasons }) => counts === (reasons.length === 0)))
        assert.isTrue(sheet.takesEffect >= given.notifiedOn && sheet.opens! >= sheet.takesEffect)
        const days = sheet.days.map(({ day }) => day)
        if (request.notification.effect.kind !== 'opens_that_day')
          assert.deepEqual(
            days,
            [...days.keys()].map((number) => addDays(given.notifiedOn, number))
          )
      }),
      { numRuns: NUM_RUNS }
    )
  })

  test('is never shortened by one more day of rest', ({ assert }) => {
    fc.assert(
      fc.property(computed, dayOf2026, (given, day) => {
        const before = computeTerm(requestOf(given))
        for (const whose of ['handling', 'responsible'] as const) {
          const after = computeTerm(requestOf({ ...given, [whose]: [...given[whose], day] }))
          assert.isTrue(after.lastDay! >= before.lastDay!, `${before.lastDay} ${after.lastDay}`)
          assert.isTrue(after.takesEffect >= before.takesEffect)
        }
      }),
      { numRuns: NUM_RUNS }
    )
  })

  test('does not depend on the order of rules, calendars or days of rest', ({ assert }) => {
    fc.assert(
      fc.property(computed, (given) => {
        const request = requestOf(given)
        const turned = requestOf({
          ...given,
          handling: given.handling.toReversed(),
          responsible: given.responsible.toReversed(),
        })
        turned.notification = ruleOn(NOTIFICATION_RULES.toReversed(), given.notification, given.notifiedOn)
        turned.term = {
          ...ruleOn(TERM_RULES.toReversed(), given.term, given.notifiedOn),
          calendars: request.term.calendars.toReversed(),
        }
        const [one, other] = [computeTerm(request), computeTerm(turned)]
        assert.deepEqual([one.takesEffect, one.opens, one.lastDay], [other.takesEffect, other.opens, other.lastDay])
      }),
      { numRuns: NUM_RUNS }
    )
  })

  test('gives the same sheet when its data are stored and computed again', ({ assert }) => {
    fc.assert(
      fc.property(computed, (given) => {
        const stored = JSON.parse(JSON.stringify(given)) as Computed
        assert.deepEqual(computeTerm(requestOf(stored)), computeTerm(requestOf(given)))
        const sheet = computeTerm(requestOf(given))
        assert.deepEqual(JSON.parse(JSON.stringify(sheet)), sheet)
      }),
      { numRuns: NUM_RUNS }
    )
  })

  test('always refuses to cross a year that was not loaded', ({ assert }) => {
    fc.assert(
      fc.property(computed, (given) => {
        const request = requestOf(given)
        const whole = computeTerm(request)
        const until2026 = (key: 'handling' | 'responsible') => {
          const data = calendarOf(key, given[key])
          return new NonWorkingCalendar({ ...data, years: data.years!.filter(({ year }) => year <= 2026) })
        }
        const [handling, responsible] = [until2026('handling'), until2026('responsible')]
        const short = { ...request, calendars: { ...request.calendars, handling, responsible } }
        if (whole.lastDay! >= '2027-01-01') assert.throws(() => computeTerm(short), MissingYear as never)
        else assert.deepEqual(computeTerm(short).lastDay, whole.lastDay)
      }),
      { numRuns: NUM_RUNS }
    )
  })
})
