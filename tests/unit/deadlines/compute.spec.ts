import { test } from '@japa/runner'
import { computeTerm } from '#app/deadlines/domain/compute'
import { MissingYear, NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { RuleNotInForce, ruleOn, type TermRule } from '#app/deadlines/domain/rules'
import { CannotCompute } from '#app/deadlines/domain/sheet'
import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import { aRequest } from './requests.js'

const datesOf = (...request: Parameters<typeof aRequest>) => {
  const { takesEffect, opens, lastDay } = computeTerm(aRequest(...request))
  return [takesEffect, opens, lastDay]
}

const problemOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof CannotCompute) return error.problem
    throw error
  }
  return null
}

/** A term of our own, counted on the calendars of the amparo. */
const aTerm = (length: TermRule['length']): TermRule => ({
  ...ruleOn(TERM_RULES, 'amparo_indirect', '2026-01-01'),
  length,
})

test.group('Term computation', () => {
  test('reproduces the {notifiedOn} {rule} computation of public rulings and notices')
    .with([
      { notifiedOn: '2026-02-23', rule: 'tja_queretaro_bulletin', dates: ['2026-02-26', '2026-02-27', '2026-03-20'] },
      { notifiedOn: '2025-12-05', rule: 'tja_queretaro_bulletin', dates: ['2025-12-10', '2025-12-11', '2026-01-19'] },
      { notifiedOn: '2025-12-05', rule: 'lfpca_personal', dates: ['2025-12-08', '2025-12-09', '2026-01-15'] },
      { notifiedOn: '2024-09-02', rule: 'lfpca_personal', dates: ['2024-09-03', '2024-09-04', '2024-09-25'] },
    ])
    .run(({ assert }, { notifiedOn, rule, dates }) => {
      assert.deepEqual(datesOf(notifiedOn, rule, 'amparo_direct'), dates)
    })

  test('counts the working days of each term of the Ley de Amparo')
    .with([
      // Notified Monday 1 June 2026, effect on the 2nd, opens on the 3rd; no day of June 2026 is a holiday, vacations begin on 16 July.
      { term: 'amparo_indirect', last: '2026-06-23' },
      { term: 'amparo_extradition', last: '2026-07-14' },
      { term: 'amparo_review', last: '2026-06-16' },
      { term: 'amparo_adhesive_review', last: '2026-06-09' },
      { term: 'amparo_complaint', last: '2026-06-09' },
      { term: 'amparo_complaint_suspension', last: '2026-06-04' },
      { term: 'amparo_reclamation', last: '2026-06-05' },
      { term: 'amparo_prevention', last: '2026-06-09' },
      { term: 'amparo_justified_report', last: '2026-06-23' },
      { term: 'amparo_copies', last: '2026-06-09' },
      { term: 'amparo_direct_prevention', last: '2026-06-09' },
      { term: 'amparo_allegations', last: '2026-06-23' },
      { term: 'amparo_adhesive', last: '2026-06-23' },
      { term: 'amparo_compliance', last: '2026-06-05' },
      { term: 'amparo_compliance_view', last: '2026-06-05' },
      { term: 'amparo_compliance_view_direct', last: '2026-06-16' },
      { term: 'amparo_nonconformity', last: '2026-06-23' },
    ])
    .run(({ assert }, { term, last }) => {
      assert.deepEqual(datesOf('2026-06-01', 'amparo_personal', term), ['2026-06-02', '2026-06-03', last])
    })

  test('counts the days of {term} of {responsible}, an authority or a court that is not of the amparo')
    .with([
      // Counted by hand on the published lists: 16 March and 1 to 3 April 2026 do not work in either.
      {
        notifiedOn: '2026-03-02',
        how: 'tax_next_day',
        term: 'nullity_tax',
        dates: ['2026-03-03', '2026-03-04', '2026-04-20'],
        responsible: 'tfja',
      },
      {
        notifiedOn: '2026-03-02',
        how: 'lfpa_personal',
        term: 'nullity',
        dates: ['2026-03-02', '2026-03-03', '2026-04-17'],
        responsible: 'tfja',
      },
      {
        notifiedOn: '2026-03-02',
        how: 'lfpca_bulletin',
        term: 'nullity_answer',
        dates: ['2026-03-05', '2026-03-06', '2026-04-22'],
        responsible: 'tfja',
      },
      {
        notifiedOn: '2026-03-02',
        how: 'lfpca_bulletin',
        term: 'nullity_reclamation',
        dates: ['2026-03-05', '2026-03-06', '2026-03-20'],
        responsible: 'tfja',
      },
      {
        notifiedOn: '2026-03-09',
        how: 'commercial_personal',
        term: 'commercial_answer',
        dates: ['2026-03-10', '2026-03-11', '2026-04-06'],
        responsible: 'pjf',
      },
      {
        notifiedOn: '2026-03-09',
        how: 'commercial_list',
        term: 'commercial_appeal_sentence',
        dates: ['2026-03-10', '2026-03-11', '2026-03-24'],
        responsible: 'pjf',
      },
      {
        notifiedOn: '2026-03-09',
        how: 'commercial_personal',
        term: 'commercial_executive_answer',
        dates: ['2026-03-10', '2026-03-11', '2026-03-23'],
        responsible: 'pjf',
      },
      {
        notifiedOn: '2026-03-09',
        how: 'labour_personal',
        term: 'labour_answer',
        dates: ['2026-03-09', '2026-03-10', '2026-03-31'],
        responsible: 'pjf',
      },
    ])
    .run(({ assert }, { notifiedOn, how, term, dates, responsible }) => {
      const request = aRequest(notifiedOn, how, term, { responsible })
      const calendars = { ...request.calendars, handling: request.calendars.responsible }
      const { takesEffect, opens, lastDay } = computeTerm({ ...request, calendars })
      assert.deepEqual([takesEffect, opens, lastDay], dates)
    })

  test('ends the limitation of an action for dismissal two months after it, without a calendar', ({ assert }) => {
    const request = aRequest('2026-01-15', 'employment_ended', 'labour_dismissal')
    const sheet = computeTerm({ ...request, calendars: {} })
    assert.deepEqual([sheet.opens, sheet.lastDay], ['2026-01-16', '2026-03-15'])
    assert.include(sheet.warnings, 'term_unverified')
    const atNewYear = aRequest('2025-12-31', 'employment_ended', 'labour_dismissal')
    assert.equal(computeTerm({ ...atNewYear, calendars: {} }).lastDay, '2026-02-28')
  })

  test('ends the limitations of a month from the beginning of each, without a calendar')
    .with([
      {
        on: '2026-01-15',
        how: 'fault_known',
        term: 'labour_employer_actions',
        opens: '2026-01-16',
        lastDay: '2026-02-15',
      },
      {
        on: '2026-01-15',
        how: 'loss_proven',
        term: 'labour_employer_actions',
        opens: '2026-01-15',
        lastDay: '2026-02-14',
      },
      {
        on: '2026-01-30',
        how: 'debt_due',
        term: 'labour_employer_actions',
        opens: '2026-01-30',
        lastDay: '2026-02-28',
      },
      { on: '2026-04-15', how: 'cause_known', term: 'labour_separation', opens: '2026-04-15', lastDay: '2026-05-14' },
      { on: '2026-01-31', how: 'cause_known', term: 'labour_separation', opens: '2026-01-31', lastDay: '2026-02-28' },
    ])
    .run(({ assert }, { on, how, term, opens, lastDay }) => {
      const sheet = computeTerm({ ...aRequest(on, how, term), calendars: {} })
      assert.deepEqual([sheet.opens, sheet.lastDay], [opens, lastDay])
      assert.include(sheet.warnings, 'term_unverified')
    })

  test('ends the limitations of two years from the beginning of each, without a calendar')
    .with([
      { how: 'disability_determined', term: 'labour_disability', opens: '2026-01-15', lastDay: '2028-01-14' },
      { how: 'worker_died', term: 'labour_death', opens: '2026-01-15', lastDay: '2028-01-14' },
      { how: 'award_notified', term: 'labour_enforcement', opens: '2026-01-16', lastDay: '2028-01-15' },
    ])
    .run(({ assert }, { how, term, opens, lastDay }) => {
      const sheet = computeTerm({ ...aRequest('2026-01-15', how, term), calendars: {} })
      assert.deepEqual([sheet.opens, sheet.lastDay], [opens, lastDay])
      assert.include(sheet.warnings, 'term_unverified')
    })

  test('gives every day of the sheet its phase, number and reasons', ({ assert }) => {
    const { days } = computeTerm(aRequest('2026-09-10', 'amparo_personal', 'amparo_reclamation'))
    assert.deepEqual(
      days.map(({ day, phase, counts, number }) => [day, phase, counts, number]),
      [
        ['2026-09-10', 'notification', false, null],
        ['2026-09-11', 'effect', true, 1],
        ['2026-09-12', 'term', false, null],
        ['2026-09-13', 'term', false, null],
        ['2026-09-14', 'term', false, null],
        ['2026-09-15', 'term', false, null],
        ['2026-09-16', 'term', false, null],
        ['2026-09-17', 'term', true, 1],
        ['2026-09-18', 'term', true, 2],
        ['2026-09-19', 'term', false, null],
        ['2026-09-20', 'term', false, null],
        ['2026-09-21', 'term', true, 3],
      ]
    )
    const reasons = (on: string) =>
      days.find(({ day }) => day === on)!.reasons.map(({ calendar, kind }) => `${calendar} ${kind}`)
    assert.deepEqual(reasons('2026-09-12'), ['la19 weekly', 'pjf weekly'])
    assert.deepEqual(reasons('2026-09-14'), ['la19 law', 'pjf law'])
    assert.deepEqual(reasons('2026-09-15'), ['pjf circular'])
    assert.deepEqual(reasons('2026-09-17'), [])
    assert.include(days[4].reasons[0].basis, 'artículo 19 (texto DOF 19-01-2018)')
  })

  test('tells the rules and the years of calendars that it used', ({ assert }) => {
    const sheet = computeTerm(aRequest('2025-12-05', 'lfpca_personal', 'amparo_direct'))
    assert.deepInclude(sheet.notification, { key: 'lfpca_personal', version: 1, isVerified: true })
    assert.equal(sheet.term.basis.law, 'ley-de-amparo')
    assert.deepEqual(
      sheet.calendars.map(({ role, key, years }) => [role, key, years.map(({ year }) => year)]),
      [
        ['responsible', 'pjf', [2025, 2026]],
        ['amparo_law', 'la19', []],
        ['handling', 'pjf', [2025, 2026]],
      ]
    )
    assert.deepEqual(sheet.warnings, ['calendar_unverified'])
  })

  test('ends a day at 24:00 of the zone in which it is filed', ({ assert }) => {
    const instant = (zone: string) =>
      computeTerm(aRequest('2026-06-01', 'amparo_personal', 'amparo_reclamation', { zone })).lastInstant
    assert.equal(instant('America/Mexico_City'), '2026-06-06T00:00:00-06:00')
    assert.equal(instant('America/Tijuana'), '2026-06-06T00:00:00-07:00')
    assert.equal(instant('America/Cancun'), '2026-06-06T00:00:00-05:00')
  })

  test('runs a term of hours from moment to moment, across the change of the hour', ({ assert }) => {
    const hours = (time: string, zone: string, notifiedOn: string) =>
      computeTerm(aRequest(notifiedOn, 'amparo_authority', 'amparo_previous_report', { notifiedAt: { time, zone } }))
    const inMexico = hours('13:45', 'America/Mexico_City', '2026-06-01')
    assert.equal(inMexico.lastInstant, '2026-06-03T13:45:00-06:00')
    assert.equal(inMexico.lastDay, '2026-06-03')
    assert.equal(inMexico.opens, '2026-06-01')
    assert.equal(hours('10:00', 'America/Tijuana', '2026-10-31').lastInstant, '2026-11-02T09:00:00-08:00')
  })

  test('refuses a term of hours without an hour, with an impossible one, or from an unknown moment', ({ assert }) => {
    const request = (time: string | null, rule = 'amparo_authority', zone = 'America/Mexico_City') =>
      aRequest('2026-06-01', rule, 'amparo_previous_report', time ? { notifiedAt: { time, zone } } : {})
    assert.equal(
      problemOf(() => computeTerm(request(null))),
      'hour_missing'
    )
    for (const time of ['25:00', '9:00', 'noon'])
      assert.equal(
        problemOf(() => computeTerm(request(time))),
        'no_such_hour',
        time
      )
    assert.equal(
      problemOf(() => computeTerm(request('10:00', 'amparo_authority', 'Mexico/Nowhere'))),
      'no_such_hour'
    )
    assert.equal(
      problemOf(() => computeTerm(request('10:00', 'amparo_personal'))),
      'moment_unknown'
    )
  })

  test('has no last day for what may be asked at any time', ({ assert }) => {
    const sheet = computeTerm(aRequest('2026-06-01', 'act_known', 'amparo_liberty'))
    assert.deepEqual([sheet.opens, sheet.lastDay, sheet.lastInstant], [null, null, null])
  })

  test('counts years by the calendar without asking for years to come', ({ assert }) => {
    assert.deepEqual(datesOf('2026-06-01', 'act_known', 'amparo_prison'), ['2026-06-01', '2026-06-02', '2034-06-01'])
    assert.deepEqual(datesOf('2024-02-29', 'act_known', 'amparo_land'), ['2024-02-29', '2024-03-01', '2031-02-28'])
  })

  test('ends months on the same day, or where the month has none, and moves only where the rule says so', ({
    assert,
  }) => {
    const end = (notifiedOn: string, amount: number, movesToWorkingDay: boolean, from: 'effect' | 'opening') => {
      const term = aTerm({ unit: 'months', amount, movesToWorkingDay, from })
      const { opens, lastDay, warnings } = computeTerm(aRequest(notifiedOn, 'act_known', 'amparo_indirect', { term }))
      return [opens, lastDay, warnings.includes('last_day_moved')]
    }
    assert.deepEqual(end('2026-01-15', 1, false, 'effect'), ['2026-01-16', '2026-02-15', false])
    assert.deepEqual(end('2026-01-15', 1, true, 'effect'), ['2026-01-16', '2026-02-16', true])
    assert.deepEqual(end('2026-01-15', 1, true, 'opening'), ['2026-01-16', '2026-02-16', false])
    assert.deepEqual(end('2026-01-31', 1, false, 'effect'), ['2026-02-01', '2026-02-28', false])
    assert.deepEqual(end('2026-01-30', 1, false, 'opening'), ['2026-01-31', '2026-03-01', false])
    assert.deepEqual(end('2025-12-10', 2, false, 'effect'), ['2025-12-11', '2026-02-10', false])
  })

  test('counts calendar days from the day after the effect', ({ assert }) => {
    const end = (amount: number, movesToWorkingDay: boolean) =>
      computeTerm(
        aRequest('2026-06-01', 'act_known', 'amparo_indirect', {
          term: aTerm({ unit: 'calendar_days', amount, movesToWorkingDay }),
        })
      ).lastDay
    assert.equal(end(5, true), '2026-06-08')
    assert.equal(end(5, false), '2026-06-06')
    assert.equal(end(4, true), '2026-06-05')
  })

  test('begins with the day itself when a norm enters into force', ({ assert }) => {
    assert.deepEqual(datesOf('2026-06-01', 'norm_in_force', 'amparo_norm'), ['2026-06-01', '2026-06-01', '2026-07-10'])
    assert.deepEqual(datesOf('2026-06-06', 'norm_in_force', 'amparo_norm').slice(1), ['2026-06-08', '2026-08-04'])
  })

  test('needs no calendar of an authority for an act that became known or a norm, and finds no day of rest wrong', ({
    assert,
  }) => {
    for (const [route, term] of [
      ['act_known', 'amparo_indirect'],
      ['norm_in_force', 'amparo_norm'],
    ] as const) {
      const request = aRequest('2026-06-06', route, term)
      const { warnings, calendars } = computeTerm({
        ...request,
        calendars: { ...request.calendars, responsible: undefined },
      })
      assert.notInclude(warnings, 'notified_on_rest_day')
      assert.notInclude(
        calendars.map(({ role }) => role),
        'responsible'
      )
    }
  })

  test('takes effect at once by post on a working day, else on the next', ({ assert }) => {
    const effect = (on: string) =>
      computeTerm(aRequest(on, 'amparo_authority_post', 'amparo_justified_report')).takesEffect
    assert.equal(effect('2026-06-05'), '2026-06-05')
    assert.equal(effect('2026-06-06'), '2026-06-08')
    assert.equal(effect('2026-04-01'), '2026-04-06')
  })

  test('leaves out the days of the responsible authority in a direct amparo only', ({ assert }) => {
    const at = (term: string) => datesOf('2026-06-29', 'lfpca_personal', term, { responsible: 'tfja' })[2]
    // Both rest from 16 July; the court of the act already from the 13th.
    assert.equal(at('amparo_indirect'), '2026-08-06')
    assert.equal(at('amparo_direct'), '2026-08-11')
  })

  test('counts extraordinary closures of the collegiate court in a direct amparo', ({ assert }) => {
    const closed = new NonWorkingCalendar({
      key: 'tcc',
      name: 'Tribunal Colegiado',
      weekly: [],
      yearly: [],
      years: [
        {
          year: 2026,
          source: 'aviso',
          verifiedBy: 'operador',
          ranges: [{ from: '2026-06-04', to: '2026-06-05', kind: 'closure', basis: 'aviso' }],
        },
      ],
    })
    const last = (term: string) => {
      const request = aRequest('2026-06-01', 'amparo_personal', term)
      return computeTerm({ ...request, calendars: { ...request.calendars, handling: closed } }).lastDay
    }
    assert.equal(last('amparo_indirect'), '2026-06-25')
    assert.equal(last('amparo_direct'), '2026-06-23')
  })

  test('warns of a notification on a day of rest and of rules that nobody verified', ({ assert }) => {
    const warnings = (...request: Parameters<typeof aRequest>) => computeTerm(aRequest(...request)).warnings
    assert.include(warnings('2026-06-06', 'amparo_personal', 'amparo_review'), 'notified_on_rest_day')
    assert.notInclude(warnings('2026-06-06', 'amparo_authority_post', 'amparo_review'), 'notified_on_rest_day')
    assert.notInclude(warnings('2026-06-05', 'amparo_personal', 'amparo_review'), 'notified_on_rest_day')
    assert.include(warnings('2026-06-05', 'tja_queretaro_bulletin', 'amparo_direct'), 'notification_unverified')
    const hours = { notifiedAt: { time: '10:00', zone: 'America/Mexico_City' } }
    assert.include(warnings('2026-06-05', 'amparo_authority', 'amparo_previous_report', hours), 'term_unverified')
  })

  test('refuses a computation that crosses a year without calendar', ({ assert }) => {
    const request = aRequest('2026-12-10', 'amparo_personal', 'amparo_indirect')
    try {
      computeTerm(request)
      assert.fail('was computed')
    } catch (error) {
      assert.instanceOf(error, MissingYear)
      assert.deepInclude(error as MissingYear, { year: 2027 })
      assert.equal((error as MissingYear).calendar.key, 'pjf')
    }
    assert.equal(datesOf('2026-12-10', 'amparo_personal', 'amparo_complaint_suspension')[2], '2026-12-15')
  })

  test('refuses an impossible day, a calendar that was not chosen and one that never works', ({ assert }) => {
    for (const day of ['2026-02-30', '2026-2-3', '', 'yesterday'])
      assert.equal(
        problemOf(() => computeTerm({ ...aRequest('2026-06-01', 'act_known', 'amparo_indirect'), notifiedOn: day })),
        'no_such_day',
        day
      )
    const request = aRequest('2026-06-01', 'amparo_personal', 'amparo_indirect')
    assert.equal(
      problemOf(() => computeTerm({ ...request, calendars: { amparo_law: request.calendars.amparo_law } })),
      'calendar_missing'
    )
    const never = new NonWorkingCalendar({
      key: 'never',
      name: 'Nunca',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, basis: 'x' })),
      yearly: [],
      years: null,
    })
    assert.equal(
      problemOf(() => computeTerm({ ...request, calendars: { ...request.calendars, amparo_law: never } })),
      'no_working_day'
    )
  })

  test('chooses the rule in force on the day of the notification', ({ assert }) => {
    const version = (day: string) => ruleOn(NOTIFICATION_RULES, 'lfpca_bulletin', day).version
    assert.deepEqual([version('2027-02-03'), version('2027-02-04')], [1, 2])
    assert.throws(() => ruleOn(NOTIFICATION_RULES, 'unknown', '2026-01-01'), RuleNotInForce as never)
  })
})
