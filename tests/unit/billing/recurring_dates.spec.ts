import { test } from '@japa/runner'
import { describePeriod, periodName } from '#app/billing/domain/periods'
import {
  dateAfter,
  dateFrom,
  datesFrom,
  firstDate,
  firstMissed,
  periodOf,
  type Recurrence,
} from '#app/billing/domain/recurring_dates'

const on = (values: Partial<Recurrence> = {}): Recurrence => ({
  ...{ rhythm: 'monthly', dayOfMonth: 31, startsOn: '2026-01-31', endsOn: null },
  ...values,
})

test.group('Days of recurring charges', () => {
  test('are the last of months that have no such day, and the day itself again afterwards', ({ assert }) => {
    const days = datesFrom(firstDate(on()), on(), 5)
    assert.deepEqual(days, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })

  test('know leap years', ({ assert }) => {
    const days = (startsOn: string) => datesFrom(firstDate(on({ startsOn })), on({ startsOn }), 2)
    assert.deepEqual(days('2028-01-31'), ['2028-01-31', '2028-02-29'])
    assert.deepEqual(days('2100-01-31'), ['2100-01-31', '2100-02-28'])
    const yearly = on({ rhythm: 'annual', dayOfMonth: 29, startsOn: '2028-02-01' })
    assert.deepEqual(datesFrom(firstDate(yearly), yearly, 3), ['2028-02-29', '2029-02-28', '2030-02-28'])
    assert.equal(dateAfter('2031-02-28', yearly), '2032-02-29')
  })

  test('go on by two, three, six and twelve months, over the turn of the year', ({ assert }) => {
    const next = (rhythm: Recurrence['rhythm']) => dateAfter('2026-11-15', on({ rhythm, dayOfMonth: 15 }))
    assert.equal(next('monthly'), '2026-12-15')
    assert.equal(next('bimonthly'), '2027-01-15')
    assert.equal(next('quarterly'), '2027-02-15')
    assert.equal(next('semiannual'), '2027-05-15')
    assert.equal(next('annual'), '2027-11-15')
  })

  test('begin with the first one that is not before the start', ({ assert }) => {
    assert.equal(firstDate(on({ startsOn: '2026-03-15', dayOfMonth: 15 })), '2026-03-15')
    assert.equal(firstDate(on({ startsOn: '2026-03-16', dayOfMonth: 15 })), '2026-04-15')
    assert.equal(firstDate(on({ startsOn: '2026-12-16', dayOfMonth: 1 })), '2027-01-01')
  })

  test('end with their last day, which counts', ({ assert }) => {
    const ending = on({ startsOn: '2026-01-01', dayOfMonth: 10, endsOn: '2026-02-10' })
    assert.deepEqual(datesFrom(firstDate(ending), ending, 9), ['2026-01-10', '2026-02-10'])
    assert.isNull(firstDate(on({ startsOn: '2026-03-11', dayOfMonth: 10, endsOn: '2026-04-09' })))
  })

  test('keep their rhythm when they are taken up later', ({ assert }) => {
    const bimonthly = on({ rhythm: 'bimonthly', dayOfMonth: 10, startsOn: '2026-01-01' })
    assert.equal(dateFrom('2025-06-01', bimonthly), '2026-01-10')
    assert.equal(dateFrom('2026-03-10', bimonthly), '2026-03-10')
    assert.equal(dateFrom('2026-03-11', bimonthly), '2026-05-10')
    assert.equal(dateFrom('2026-04-01', bimonthly), '2026-05-10')
    assert.isNull(dateFrom('2026-04-01', { ...bimonthly, endsOn: '2026-05-09' }))
  })

  test('of more than twelve that went by are the latest twelve', ({ assert }) => {
    const monthly = on({ dayOfMonth: 1, startsOn: '2024-01-01' })
    assert.equal(firstMissed('2024-01-01', monthly, '2026-03-10'), '2025-04-01')
    assert.equal(firstMissed('2026-02-01', monthly, '2026-03-10'), '2026-02-01')
  })
})

test.group('Periods of recurring charges', () => {
  test('are named by their months', ({ assert }) => {
    assert.equal(periodName('2026-03-31', 'monthly'), 'marzo 2026')
    assert.equal(periodName('2026-03-01', 'bimonthly'), 'marzo a abril 2026')
    assert.equal(periodName('2026-12-01', 'bimonthly'), 'diciembre 2026 a enero 2027')
    assert.equal(periodName('2026-01-15', 'annual'), 'enero a diciembre 2026')
    assert.equal(periodOf('2026-03-31'), '2026-03')
  })

  test('stand in a concept where its mark is, else at its end, and fit', ({ assert }) => {
    assert.equal(describePeriod('Asesoría', 'marzo 2026'), 'Asesoría (marzo 2026)')
    assert.equal(describePeriod('Asesoría de {periodo}, laboral', 'marzo 2026'), 'Asesoría de marzo 2026, laboral')
    const long = describePeriod('x'.repeat(1_000), 'marzo 2026')
    assert.lengthOf(long, 1_000)
    assert.isTrue(long.endsWith(' (marzo 2026)'))
  })
})
