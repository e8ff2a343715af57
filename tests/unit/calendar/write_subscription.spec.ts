import { test } from '@japa/runner'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { foldLines } from '#app/calendar/ics/fold'
import { writeSubscription, type WrittenItem } from '#app/calendar/ics/write_subscription'

const NOW = DateTime.fromISO('2026-11-23T18:00:00Z', { zone: 'utc' })

const item = (given: Partial<WrittenItem> = {}): WrittenItem => ({
  uid: 'hearing-1.abc@foja',
  sequence: 0,
  changedAt: NOW,
  isCancelled: false,
  when: { firstDay: '2026-12-01', lastDay: '2026-12-01' },
  summary: 'Audiencia',
  description: null,
  place: null,
  link: null,
  isPrivate: false,
  alarms: [],
  ...given,
})

/** The only event of a text, as a reader has it. */
function eventIn(text: string): ICAL.Component {
  const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent')
  if (events.length !== 1) throw new Error('not one event')
  return events[0]!
}

const at = (local: string, zone: string) => ({
  startsAt: DateTime.fromISO(local, { zone }),
  endsAt: DateTime.fromISO(local, { zone }).plus({ hours: 1 }),
})

test.group('A subscribed calendar', () => {
  test('writes days as dates with the day after as their end, and nobody is busy', ({ assert }) => {
    const text = writeSubscription('Foja', [item({ when: { firstDay: '2026-12-30', lastDay: '2026-12-31' } })])
    assert.include(text, 'DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\nTRANSP:TRANSPARENT\r\n')
    assert.include(text, 'DTSTAMP:20261123T180000Z\r\n')
  })

  test('writes hours in UTC, in summer and in winter, of zones that have summer time and that have none', ({
    assert,
  }) => {
    const starts = (zone: string) =>
      ['2026-07-15T09:00', '2026-12-15T09:00'].map((local) =>
        String(eventIn(writeSubscription('Foja', [item({ when: at(local, zone) })])).getFirstPropertyValue('dtstart'))
      )
    assert.deepEqual(starts('America/Mexico_City'), ['2026-07-15T15:00:00Z', '2026-12-15T15:00:00Z'])
    assert.deepEqual(starts('America/Cancun'), ['2026-07-15T14:00:00Z', '2026-12-15T14:00:00Z'])
    assert.deepEqual(starts('America/Hermosillo'), ['2026-07-15T16:00:00Z', '2026-12-15T16:00:00Z'])
    assert.deepEqual(starts('America/Tijuana'), ['2026-07-15T16:00:00Z', '2026-12-15T17:00:00Z'])
    assert.deepEqual(starts('America/Ciudad_Juarez'), ['2026-07-15T15:00:00Z', '2026-12-15T16:00:00Z'])
  })

  test('writes no end for what has no known length', ({ assert }) => {
    const startsAt = DateTime.fromISO('2026-12-15T15:00:00Z')
    for (const endsAt of [null, startsAt])
      assert.isFalse(eventIn(writeSubscription('Foja', [item({ when: { startsAt, endsAt } })])).hasProperty('dtend'))
  })

  test('gives back texts as they were, without control characters, on lines of at most 75 octets', ({ assert }) => {
    const summary = 'Ñandú; «comas», \\ y 👩🏽‍⚖️ '.repeat(12)
    const text = writeSubscription(summary, [
      item({ summary, description: 'uno\r\ndos\u0000\u001b\ntres', place: 'a\rb' }),
    ])
    const event = eventIn(text)
    assert.equal(event.getFirstPropertyValue('summary'), summary)
    assert.equal(event.getFirstPropertyValue('description'), 'uno\ndos\ntres')
    assert.equal(event.getFirstPropertyValue('location'), 'a\nb')
    const lines = text.split('\r\n')
    assert.isTrue(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n\uFFFD]/.test(line)))
    assert.equal(lines.at(-1), '')
    assert.isTrue(Buffer.from(text).toString('utf8').isWellFormed())
  })

  test('says how often to read again', ({ assert }) => {
    const text = writeSubscription('Foja', [])
    assert.include(text, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    assert.include(text, 'X-PUBLISHED-TTL:PT1H\r\n')
  })

  test('reminds of what is on, and of nothing that is off', ({ assert }) => {
    const alarms = [7 * 1440 - 540, 90]
    const on = eventIn(writeSubscription('Foja', [item({ alarms })]))
    assert.deepEqual(
      on.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
      ['-P6DT15H', '-PT1H30M']
    )
    const off = eventIn(writeSubscription('Foja', [item({ alarms, isCancelled: true, sequence: 3 })]))
    assert.lengthOf(off.getAllSubcomponents('valarm'), 0)
    assert.equal(off.getFirstPropertyValue('status'), 'CANCELLED')
    assert.equal(off.getFirstPropertyValue('sequence'), 3)
  })
})

test.group('Folded lines', () => {
  test('break between characters, the first of 75 octets and the others with their space', ({ assert }) => {
    assert.equal(foldLines('a'.repeat(75)), `${'a'.repeat(75)}\r\n`)
    assert.equal(foldLines('a'.repeat(76)), `${'a'.repeat(75)}\r\n a\r\n`)
    assert.equal(foldLines(`${'a'.repeat(74)}ñ${'b'.repeat(73)}`), `${'a'.repeat(74)}\r\n ñ${'b'.repeat(72)}\r\n b\r\n`)
  })

  test('are folded anew when they come folded', ({ assert }) => {
    assert.equal(foldLines('a\r\n b\n\tc\nd'), 'abc\r\nd\r\n')
  })
})
