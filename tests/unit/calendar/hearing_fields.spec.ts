import { test } from '@japa/runner'
import { differing, storedHearing, type HearingFields } from '#app/calendar/domain/hearing_fields'

const FIELDS: HearingFields = {
  kind: 'trial',
  day: '2026-12-03',
  time: '10:00',
  minutes: 60,
  travelMinutes: 0,
  shownToClient: false,
  clientAttends: true,
  peopleIds: [1],
}

test.group('Fields of a hearing', () => {
  test('ask a client to attend only what is shown to them', ({ assert }) => {
    assert.isFalse(storedHearing(FIELDS).clientAttends)
    assert.isTrue(storedHearing({ ...FIELDS, shownToClient: true }).clientAttends)
  })

  test('keep what was left out as nothing, and tell what differs', ({ assert }) => {
    const stored = storedHearing(FIELDS)
    assert.isNull(stored.room)
    assert.deepEqual(differing(stored, storedHearing({ ...FIELDS, room: 'Sala 3', time: '11:00' })), ['time', 'room'])
  })
})
