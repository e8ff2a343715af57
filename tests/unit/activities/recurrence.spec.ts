import { test } from '@japa/runner'
import fc from 'fast-check'
import type { DateTime } from 'luxon'
import { lastMomentUntil, nextMoment, RHYTHMS, type Recurrence } from '#app/activities/domain/recurrence'

const ZONES = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/New_York',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'utc',
]

const plans: fc.Arbitrary<Recurrence> = fc.record({
  startsOn: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
  timeZone: fc.constantFrom(...ZONES),
  rhythm: fc.constantFrom(...RHYTHMS),
  untilOn: fc.constant(null),
})

const plan = (fields: Partial<Recurrence>): Recurrence => ({
  startsOn: '2026-01-31',
  time: '09:00',
  timeZone: 'America/Mexico_City',
  rhythm: 'monthly',
  untilOn: null,
  ...fields,
})

/** The first moments, as the wall clock of the place says them. */
function wall(recurrence: Recurrence, count: number): string[] {
  const told: string[] = []
  let moment = nextMoment(recurrence, null)
  while (moment && told.length < count) {
    told.push(moment.setZone(recurrence.timeZone).toFormat('yyyy-MM-dd HH:mm'))
    moment = nextMoment(recurrence, moment)
  }
  return told
}

test.group('Recurring dates', () => {
  test('return to the 31st after shorter months', ({ assert }) => {
    assert.deepEqual(wall(plan({}), 4), [
      '2026-01-31 09:00',
      '2026-02-28 09:00',
      '2026-03-31 09:00',
      '2026-04-30 09:00',
    ])
  })

  test('return to the 29th of February in leap years', ({ assert }) => {
    const yearly = plan({ startsOn: '2024-02-29', rhythm: 'yearly' })
    assert.deepEqual(
      wall(yearly, 5).map((at) => at.slice(0, 10)),
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']
    )
  })

  test('skip the weekend from Monday to Friday, even when starting on one', ({ assert }) => {
    const fromSaturday = plan({ startsOn: '2026-11-21', rhythm: 'weekdays' })
    assert.deepEqual(
      wall(fromSaturday, 6).map((at) => at.slice(0, 10)),
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']
    )
  })

  test('stay at nine o’clock when daylight saving changes', ({ assert }) => {
    const daily = plan({ startsOn: '2026-03-07', timeZone: 'America/Tijuana', rhythm: 'daily' })
    assert.deepEqual(wall(daily, 3), ['2026-03-07 09:00', '2026-03-08 09:00', '2026-03-09 09:00'])
    const first = nextMoment(daily, null)!
    assert.equal(nextMoment(daily, first)!.diff(first).as('hours'), 23)
  })

  test('shift an hour skipped by the clocks and use a repeated one once', ({ assert }) => {
    const skipped = plan({ startsOn: '2026-03-07', time: '02:30', timeZone: 'America/Tijuana', rhythm: 'daily' })
    assert.deepEqual(wall(skipped, 3), ['2026-03-07 02:30', '2026-03-08 03:30', '2026-03-09 02:30'])
    const twice = plan({ startsOn: '2026-10-31', time: '01:30', timeZone: 'America/Tijuana', rhythm: 'daily' })
    assert.deepEqual(wall(twice, 3), ['2026-10-31 01:30', '2026-11-01 01:30', '2026-11-02 01:30'])
    const [, second] = [nextMoment(twice, null)!, nextMoment(twice, nextMoment(twice, null))!]
    assert.equal(second.toISO(), '2026-11-01T08:30:00.000Z')
  })

  test('end after their last day, and occur once when not repeated', ({ assert }) => {
    assert.lengthOf(wall(plan({ rhythm: 'daily', untilOn: '2026-02-02' }), 10), 3)
    assert.lengthOf(wall(plan({ rhythm: 'none' }), 10), 1)
  })

  test('only advance, match their pattern and skip none from any start', ({ assert }) => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 40 }), (recurrence, steps) => {
        const moments: DateTime[] = []
        let moment = nextMoment(recurrence, null)
        for (let n = 0; n < steps && moment; n++) {
          moments.push(moment)
          moment = nextMoment(recurrence, moment)
        }
        for (const [index, at] of moments.entries()) {
          const earlier = moments[index - 1] ?? null
          if (earlier) assert.isTrue(at > earlier)
          assert.equal(nextMoment(recurrence, at.minus({ milliseconds: 1 }))?.toMillis(), at.toMillis())
          if (recurrence.rhythm === 'weekdays') assert.isBelow(at.setZone(recurrence.timeZone).weekday, 6)
        }
        const last = moments.at(-1)!
        const until = last.plus({ milliseconds: 1 })
        assert.equal(lastMomentUntil(recurrence, moments[0]!, until).toMillis(), last.toMillis())
        if (recurrence.rhythm === 'none') assert.lengthOf(moments, 1)
      }),
      { numRuns: 150 }
    )
  })
})
