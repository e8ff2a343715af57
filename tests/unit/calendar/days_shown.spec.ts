import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { wallClock } from '#app/core/time_zone'
import { daysTouched, firstKeys, leftOut } from '#app/calendar/domain/days_shown'

const clockAt = wallClock('America/Mexico_City')
const at = (iso: string) => DateTime.fromISO(iso, { zone: 'America/Mexico_City' })
const SPAN = { firstDay: '2026-12-01', lastDay: '2026-12-31' }

const item = (key: string, firstDay: string, time: string | null = null, lastDay = firstDay) => {
  return { key, firstDay, lastDay, time }
}

test.group('Days that events touch', () => {
  test('are those of whole days, and of instants those on the wall', ({ assert }) => {
    const days = { firstDay: '2026-12-01', lastDay: '2026-12-03' }
    assert.deepEqual(daysTouched(days, clockAt), { ...days, time: null })
    const night = { startsAt: at('2026-12-01T22:00'), endsAt: at('2026-12-02T01:00') }
    assert.deepEqual(daysTouched(night, clockAt), { firstDay: '2026-12-01', lastDay: '2026-12-02', time: '22:00' })
  })

  test('do not include the one at whose beginning something ends', ({ assert }) => {
    const evening = { startsAt: at('2026-12-01T22:00'), endsAt: at('2026-12-02T00:00') }
    assert.equal(daysTouched(evening, clockAt).lastDay, '2026-12-01')
    const moment = { startsAt: at('2026-12-02T00:00'), endsAt: at('2026-12-02T00:00') }
    assert.equal(daysTouched(moment, clockAt).lastDay, '2026-12-02')
    assert.equal(daysTouched({ ...moment, endsAt: null }, clockAt).lastDay, '2026-12-02')
  })
})

test.group('What comes first on a day', () => {
  test('is what began before, then whole days by their feeds, then hours', ({ assert }) => {
    const first = { items: [item('a', '2026-12-02', '08:00'), item('b', '2026-12-02')] }
    const second = { items: [item('c', '2026-12-02'), item('d', '2026-12-01', '20:00', '2026-12-02')] }
    const chosen = (perDay: number) => firstKeys([first, second], SPAN, perDay).map((keys) => [...keys].toSorted())
    assert.deepEqual(chosen(1), [[], ['d']])
    assert.deepEqual(chosen(2), [['b'], ['d']])
    assert.deepEqual(chosen(3), [['b'], ['c', 'd']])
    assert.deepEqual(chosen(4), [
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test('never comes from days before or after the span', ({ assert }) => {
    const items = [
      item('before', '2026-11-30'),
      item('after', '2027-01-01'),
      item('into', '2026-11-29', null, '2026-12-01'),
    ]
    assert.deepEqual([...firstKeys([{ items }], SPAN, 5)[0]!], ['into'])
  })
})

test.group('How many more things a day has', () => {
  test('is counted for days that have more than is shown', ({ assert }) => {
    const counts = [
      new Map([
        ['2026-12-02', 4],
        ['2026-12-01', 1],
      ]),
      new Map([
        ['2026-12-02', 3],
        ['2026-11-30', 9],
      ]),
    ]
    const shown = new Map([
      ['2026-12-01', 1],
      ['2026-12-02', 5],
    ])
    assert.deepEqual(leftOut(counts, shown, SPAN), { '2026-12-02': 2 })
  })
})
