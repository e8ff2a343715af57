import { test } from '@japa/runner'
import { MissingYear } from '#app/deadlines/domain/calendar'
import { computeTerm } from '#app/deadlines/domain/compute'
import { aRequest } from './requests.js'

const datesOf = (...request: Parameters<typeof aRequest>) => {
  const { opens, lastDay } = computeTerm(aRequest(...request))
  return [opens, lastDay]
}

test.group('Terms that run from the last act', () => {
  test('count the working days of the court since the last notification took effect, in a commercial trial', ({
    assert,
  }) => {
    assert.deepEqual(datesOf('2026-01-06', 'commercial_personal', 'commercial_lapse'), ['2026-01-08', '2026-07-07'])
    assert.deepEqual(datesOf('2026-01-06', 'last_act', 'commercial_lapse'), ['2026-01-07', '2026-07-06'])
  })

  test('count the day on which {term} begins, as the earlier reading of its law')
    .with([
      { term: 'civil_limitation', last: '2036-01-09' },
      { term: 'civil_limitation_short', last: '2028-01-09' },
      { term: 'commercial_limitation', last: '2036-01-09' },
      { term: 'commercial_limitation_short', last: '2027-01-09' },
      { term: 'tax_limitation', last: '2031-01-09' },
    ])
    .run(({ assert }, { term, last }) => {
      assert.deepEqual(datesOf('2026-01-10', 'claim_due', term), ['2026-01-10', last])
      assert.deepEqual(datesOf('2026-01-10', 'claim_interrupted', term), ['2026-01-10', last])
    })

  test('end with a month that has no such day, and after a whole year', ({ assert }) => {
    assert.deepEqual(datesOf('2026-05-31', 'last_act_counted', 'labour_lapse'), ['2026-05-31', '2026-09-30'])
    assert.deepEqual(datesOf('2026-02-10', 'last_act_counted', 'federal_lapse'), ['2026-02-10', '2027-02-09'])
  })

  test('say that they are to be verified, but for the one whose text leaves nothing open', ({ assert }) => {
    const warningsOf = (notification: string, term: string) =>
      computeTerm(aRequest('2026-01-06', notification, term)).warnings
    assert.includeMembers(warningsOf('claim_due', 'tax_limitation'), ['term_unverified', 'notification_unverified'])
    assert.notInclude(warningsOf('commercial_personal', 'commercial_lapse'), 'term_unverified')
  })

  test('are refused when they cross a year that no calendar has', ({ assert }) => {
    assert.throws(() => computeTerm(aRequest('2026-11-02', 'last_act', 'commercial_lapse')), MissingYear as never)
  })
})
