import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { bodyOf, differing, endedWhen, readEvent, whenOf, type Said } from '#app/google_calendar/domain/said'

const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' })
const read = (start: unknown, end?: unknown) => readEvent({ id: 'a', start, end })?.when
const said: Said = {
  ...{ summary: 'Junta', when: endedWhen({ firstDay: '2026-12-01', lastDay: '2026-12-02' }) },
  ...{ description: null, place: 'Sala 3', alarms: [30] },
}

test.group('Events as Google tells them', () => {
  test('last until the day before the one that Google names', ({ assert }) => {
    assert.equal(read({ date: '2026-12-01' }, { date: '2026-12-03' }), '2026-12-01/2026-12-02')
    assert.equal(read({ date: '2026-12-01' }, { date: '2026-12-01' }), '2026-12-01/2026-12-01')
    assert.equal(read({ date: '2026-12-01' }), '2026-12-01/2026-12-01')
  })

  test('are at their hours whether a time says its offset or a zone, and without seconds', ({ assert }) => {
    const same = read({ dateTime: '2026-12-01T16:00:00Z' }, { dateTime: '2026-12-01T17:00:00Z' })
    assert.equal(read({ dateTime: '2026-12-01T10:00:30-06:00' }, { dateTime: '2026-12-01T11:00:59-06:00' }), same)
    const zone = 'America/Mexico_City'
    const zoned = read(
      { dateTime: '2026-12-01T10:00:00', timeZone: zone },
      { dateTime: '2026-12-01T11:00:00', timeZone: zone }
    )
    assert.equal(zoned, same)
  })

  test('take half an hour when they end where they begin, before it or never', ({ assert }) => {
    const half = read({ dateTime: '2026-12-01T16:00:00Z' }, { dateTime: '2026-12-01T16:30:00Z' })
    for (const end of [{ dateTime: '2026-12-01T16:00:00Z' }, { dateTime: '2026-12-01T12:00:00Z' }, null, 'x'])
      assert.equal(read({ dateTime: '2026-12-01T16:00:00Z' }, end), half)
  })

  test('have no time when it cannot be read', ({ assert }) => {
    for (const start of [
      null,
      {},
      { date: '2026-02-30' },
      { date: 'soon' },
      { dateTime: 'soon' },
      { dateTime: '2026-12-01T10:00:00', timeZone: 'Nowhere/Nothing' },
    ])
      assert.isNull(read(start), JSON.stringify(start))
  })

  test('may name nothing but their id once they are off, and are none without one', ({ assert }) => {
    const event = readEvent({ id: 'a_20261201', status: 'cancelled', recurringEventId: 'a' })!
    assert.deepInclude(event, { isOff: true, repeats: true, summary: '', when: null, etag: '' })
    for (const raw of [null, 7, 'x', {}, { id: 7 }, { id: '' }, { id: 'x'.repeat(300) }]) assert.isNull(readEvent(raw))
  })

  test('come again with a rule, and not with an empty one', ({ assert }) => {
    assert.isTrue(readEvent({ id: 'a', recurrence: ['RRULE:FREQ=DAILY'] })!.repeats)
    for (const recurrence of [[], null, undefined]) assert.isFalse(readEvent({ id: 'a', recurrence })!.repeats)
  })
})

test.group('Events as they are written at Google', () => {
  test('are written whole when they are new or deleted there', ({ assert }) => {
    const whole = {
      ...{ status: 'confirmed', summary: 'Junta', description: '', location: 'Sala 3', recurrence: [] },
      start: { date: '2026-12-01', dateTime: null },
      end: { date: '2026-12-03', dateTime: null },
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 30 }] },
    }
    assert.deepEqual(bodyOf(said, null), whole)
    assert.deepEqual(bodyOf(said, { ...said, isOff: true }), whole)
  })

  test('name only what differs, and empty the other form of a time', ({ assert }) => {
    const when = endedWhen({ startsAt: at('2026-12-01T16:00:00Z'), endsAt: null })
    assert.deepEqual(bodyOf({ ...said, when }, said), {
      start: { dateTime: '2026-12-01T16:00:00.000Z', date: null },
      end: { dateTime: '2026-12-01T16:30:00.000Z', date: null },
    })
    assert.deepEqual(bodyOf(said, { ...said, repeats: true }), { recurrence: [] })
    assert.deepEqual(differing(said, { ...said }), [])
  })

  test('have at most five reminders, of four weeks at most', ({ assert }) => {
    const { reminders } = bodyOf({ ...said, alarms: [1, 2, 3, 4, 99_999, 6] }, null) as {
      reminders: { overrides: { minutes: number }[] }
    }
    assert.deepEqual(
      reminders.overrides.map(({ minutes }) => minutes),
      [1, 2, 3, 4, 40_320]
    )
  })

  test('are read as they were written', ({ assert }) => {
    const text = endedWhen({ startsAt: at('2026-12-01T16:00:00Z'), endsAt: at('2026-12-01T17:15:00Z') })
    assert.equal(endedWhen(whenOf(text)), text)
    assert.equal(endedWhen(whenOf(said.when)), said.when)
  })
})
