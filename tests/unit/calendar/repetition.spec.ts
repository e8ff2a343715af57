import { test } from '@japa/runner'
import { boundedRepetition, faultOf, repetitionsOf, ruleOf, type Repetition } from '#app/calendar/domain/repetition'
import { cutRule, repetitionOf } from '#app/calendar/domain/rules'

const every = (given: Partial<Repetition>): Repetition => ({
  rhythm: 'weekly',
  interval: 1,
  weekdays: [],
  monthlyBy: 'date',
  untilOn: null,
  count: null,
  ...given,
})

const daysOf = (given: Partial<Repetition>, firstDay: string) => repetitionsOf(ruleOf(every(given), firstDay), firstDay)

test.group('Repetitions of events', () => {
  test('come on the chosen days of every second week, which begins on Sunday', ({ assert }) => {
    const days = daysOf({ interval: 2, weekdays: ['SU', 'WE'], count: 5 }, '2026-11-25')
    assert.deepEqual(days, ['2026-11-25', '2026-12-06', '2026-12-09', '2026-12-20', '2026-12-23'])
  })

  test('leave out months without a 31st and years without a 29 February', ({ assert }) => {
    assert.deepEqual(daysOf({ rhythm: 'monthly', count: 4 }, '2026-01-31'), [
      ...['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    ])
    assert.deepEqual(daysOf({ rhythm: 'yearly', untilOn: '2033-02-28' }, '2028-02-29'), ['2028-02-29', '2032-02-29'])
  })

  test('keep the second Tuesday, or the last Friday, of a month', ({ assert }) => {
    const second = daysOf({ rhythm: 'monthly', monthlyBy: 'weekday', untilOn: '2026-03-31' }, '2026-01-13')
    assert.deepEqual(second, ['2026-01-13', '2026-02-10', '2026-03-10'])
    const last = daysOf({ rhythm: 'monthly', monthlyBy: 'last_weekday', count: 3 }, '2026-01-30')
    assert.deepEqual(last, ['2026-01-30', '2026-02-27', '2026-03-27'])
  })

  test('end on their last day, which is included', ({ assert }) => {
    const days = daysOf({ rhythm: 'daily', interval: 3, untilOn: '2026-12-04' }, '2026-11-28')
    assert.deepEqual(days, ['2026-11-28', '2026-12-01', '2026-12-04'])
  })

  test('are one day without a rule', ({ assert }) => {
    assert.deepEqual(repetitionsOf(null, '2026-11-28'), ['2026-11-28'])
  })

  test('have to end, within five years and 500 times', ({ assert }) => {
    const reasonOf = (given: Partial<Repetition>) => faultOf(every({ rhythm: 'daily', ...given }), '2026-11-23')
    assert.deepEqual(reasonOf({}), { field: 'untilOn', reason: 'endless' })
    assert.isNull(reasonOf({ count: 500 }))
    assert.deepEqual(reasonOf({ count: 501 }), { field: 'count', reason: 'too_many' })
    assert.isNull(reasonOf({ untilOn: '2028-04-05' }))
    assert.deepEqual(reasonOf({ untilOn: '2028-04-06' }), { field: 'untilOn', reason: 'too_many' })
    assert.isNull(reasonOf({ rhythm: 'weekly', untilOn: '2031-11-23' }))
    assert.deepEqual(reasonOf({ rhythm: 'weekly', untilOn: '2031-11-24' }), { field: 'untilOn', reason: 'too_long' })
    assert.deepEqual(reasonOf({ rhythm: 'yearly', count: 7 }), { field: 'count', reason: 'too_long' })
    assert.deepEqual(reasonOf({ untilOn: '2026-11-22' }), { field: 'untilOn', reason: 'before_first_day' })
  })

  test('begin on a day that they keep', ({ assert }) => {
    const end = { count: 3 }
    assert.deepEqual(faultOf(every({ weekdays: ['TU'], ...end }), '2026-11-23'), {
      ...{ field: 'weekdays', reason: 'not_first_day' },
    })
    const last = every({ rhythm: 'monthly', monthlyBy: 'last_weekday', ...end })
    assert.deepEqual(faultOf(last, '2026-11-23'), { field: 'monthlyBy', reason: 'not_last' })
    assert.isNull(faultOf(last, '2026-11-24'))
  })

  test('are read back from their rule', ({ assert }) => {
    const cases: [string, Partial<Repetition>][] = [
      ['2026-11-23', { weekdays: ['MO', 'FR'], interval: 2, count: 3 }],
      ['2026-11-23', { rhythm: 'monthly', monthlyBy: 'weekday', untilOn: '2027-01-31' }],
      ['2026-11-30', { rhythm: 'monthly', monthlyBy: 'last_weekday', count: 9 }],
      ['2026-11-23', { rhythm: 'yearly', count: 2 }],
      ['2026-11-23', { rhythm: 'daily', untilOn: '2026-11-30' }],
    ]
    for (const [day, given] of cases) assert.deepEqual(repetitionOf(ruleOf(every(given), day), day), every(given))
  })

  test('are read from rules of others that say no more', ({ assert }) => {
    const read = (rule: string) => repetitionOf(rule, '2026-11-23')
    assert.deepEqual(read('FREQ=WEEKLY'), every({}))
    assert.equal(read('FREQ=DAILY;UNTIL=20261130T235959Z')?.untilOn, '2026-11-30')
    for (const refused of [
      ...['FREQ=HOURLY;COUNT=2', 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1', 'FREQ=MONTHLY;BYMONTHDAY=30', 'COUNT=3', ''],
      ...['FREQ=DAILY;COUNT=0', 'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;UNTIL=20261301', 'FREQ=DAILY;FREQ=WEEKLY'],
      ...[
        'FREQ=DAILY;COUNT=2;UNTIL=20261130',
        'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO',
        'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      ],
    ])
      assert.isNull(read(refused), refused)
  })

  test('of others without an end are ended after 500 times or five years', ({ assert }) => {
    const day = '2026-11-23'
    assert.equal(boundedRepetition(every({ rhythm: 'daily' }), day)?.untilOn, '2028-04-05')
    assert.equal(boundedRepetition(every({ rhythm: 'yearly', count: 90 }), day)?.untilOn, '2031-11-23')
    assert.deepEqual(boundedRepetition(every({ count: 2 }), day), every({ count: 2 }))
    assert.isNull(boundedRepetition(every({ weekdays: ['TU'] }), day))
  })

  test('are cut in two at one of them, as many in all as before', ({ assert }) => {
    const rule = ruleOf(every({ weekdays: ['MO', 'WE'], count: 5 }), '2026-11-23')
    const { before, from } = cutRule(rule, '2026-11-23', '2026-11-30')
    assert.deepEqual(repetitionsOf(before, '2026-11-23'), ['2026-11-23', '2026-11-25'])
    assert.deepEqual(repetitionsOf(from, '2026-11-30'), ['2026-11-30', '2026-12-02', '2026-12-07'])
  })
})
