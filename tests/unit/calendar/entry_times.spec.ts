import { test } from '@japa/runner'
import {
  daysOf,
  faultOfTimes,
  occurrencesIn,
  storedTimes,
  timesOn,
  untilDayOf,
  writtenTimes,
  type WrittenTimes,
} from '#app/calendar/domain/entry_times'
import { ruleOf, type Repetition } from '#app/calendar/domain/repetition'

const written = (given: Partial<WrittenTimes> = {}): WrittenTimes => ({
  firstDay: '2026-10-30',
  lastDay: '2026-10-30',
  startTime: '10:00',
  endTime: '11:30',
  timeZone: 'America/Tijuana',
  ...given,
})

const WEEKLY: Repetition = {
  ...{ rhythm: 'weekly', interval: 1, weekdays: [], monthlyBy: 'date' },
  ...{ untilOn: null, count: 3 },
}

const repeating = (times: WrittenTimes, repetition: Repetition = WEEKLY, exceptions: string[] = []) => ({
  ...storedTimes(times),
  rule: ruleOf(repetition, times.firstDay),
  exceptions,
})

const instants = (entry: ReturnType<typeof repeating>) =>
  daysOf(entry).map((day) => timesOn(entry, day).startsAt!.toISO({ suppressMilliseconds: true }))

test.group('Times of events', () => {
  test('are kept as instants and read back as they were written', ({ assert }) => {
    const stored = storedTimes(written())
    assert.equal(stored.startsAt!.toISO({ suppressMilliseconds: true }), '2026-10-30T17:00:00Z')
    assert.deepEqual(writtenTimes(stored), written())
    const whole = written({ startTime: null, endTime: null, lastDay: '2026-11-02' })
    assert.isNull(storedTimes(whole).startsAt)
    assert.deepEqual(writtenTimes(storedTimes(whole)), whole)
  })

  test('stay ten on the wall of Tijuana when its clocks go back, and in Mexico City, where they do not', ({
    assert,
  }) => {
    assert.deepEqual(instants(repeating(written())), [
      ...['2026-10-30T17:00:00Z', '2026-11-06T18:00:00Z', '2026-11-13T18:00:00Z'],
    ])
    assert.deepEqual(instants(repeating(written({ timeZone: 'America/Mexico_City' }))), [
      ...['2026-10-30T16:00:00Z', '2026-11-06T16:00:00Z', '2026-11-13T16:00:00Z'],
    ])
  })

  test('that the clocks skip come as much later as they jump', ({ assert }) => {
    const early = written({ firstDay: '2026-03-01', lastDay: '2026-03-01', startTime: '02:30', endTime: '03:00' })
    const entry = repeating(early, { ...WEEKLY, count: 2 })
    assert.deepEqual(instants(entry), ['2026-03-01T10:30:00Z', '2026-03-08T10:30:00Z'])
    assert.equal(writtenTimes(timesOn(entry, '2026-03-08')).startTime, '03:30')
  })

  test('last as long each time, into the next day too', ({ assert }) => {
    const night = repeating(written({ lastDay: '2026-10-31', startTime: '22:00', endTime: '01:00' }))
    const later = timesOn(night, '2026-11-06')
    assert.deepInclude(writtenTimes(later), { firstDay: '2026-11-06', lastDay: '2026-11-07', endTime: '01:00' })
    assert.equal(untilDayOf(night), '2026-11-14')
  })

  test('leave out the exceptions, the last one too', ({ assert }) => {
    const entry = repeating(written(), WEEKLY, ['2026-11-06', '2026-11-13'])
    assert.deepEqual(daysOf(entry), ['2026-10-30'])
    assert.equal(untilDayOf(entry), '2026-10-30')
  })

  test('end after they begin and within a year', ({ assert }) => {
    assert.isNull(faultOfTimes(written()))
    assert.equal(faultOfTimes(written({ endTime: '10:00' })), 'ends_before_it_begins')
    assert.equal(faultOfTimes(written({ lastDay: '2026-10-29' })), 'ends_before_it_begins')
    const whole = written({ startTime: null, endTime: null })
    assert.isNull(faultOfTimes({ ...whole, lastDay: '2027-10-30' }))
    assert.equal(faultOfTimes({ ...whole, lastDay: '2027-10-31' }), 'too_long')
  })

  test('are spread over the days that are asked for, with what began before them', ({ assert }) => {
    const entry = repeating(written({ startTime: null, endTime: null, lastDay: '2026-11-02' }))
    const days = (from: string, to: string) => occurrencesIn(entry, from, to).map(({ day }) => day)
    assert.deepEqual(days('2026-11-02', '2026-11-02'), ['2026-10-30'])
    assert.deepEqual(days('2026-11-05', '2026-11-30'), ['2026-11-06', '2026-11-13'])
    assert.deepEqual(days('2026-11-20', '2026-11-30'), [])
    assert.deepEqual(occurrencesIn(entry, '2026-11-06', '2026-11-06')[0]!.when, {
      ...{ firstDay: '2026-11-06', lastDay: '2026-11-09' },
    })
  })
})
