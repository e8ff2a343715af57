import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { nextMoment } from '#app/activities/domain/recurrence'

test.group('Recurrence with an invalid plan', () => {
  test('has no next occurrence for an invalid time zone or time', ({ assert }) => {
    const plan = {
      startsOn: '2026-01-05',
      time: '09:00',
      timeZone: 'America/Mexico_City',
      rhythm: 'daily' as const,
      untilOn: null,
    }
    const now = DateTime.fromISO('2026-03-01T12:00:00.000Z')
    assert.isNotNull(nextMoment(plan, now))
    assert.isNull(nextMoment({ ...plan, timeZone: 'Nowhere/None' }, now))
    assert.isNull(nextMoment({ ...plan, time: 'never' }, now))
  })
})
