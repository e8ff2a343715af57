import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { CalendarEvent } from '#app/core/contributions/registries'
import { conflictsAmong } from '#app/calendar/domain/conflicts'

const event = (id: string, from: string, to: string | null, given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  kind: 'hearing',
  title: id,
  when: {
    startsAt: DateTime.fromISO(`2026-11-24T${from}Z`),
    endsAt: to ? DateTime.fromISO(`2026-11-24T${to}Z`) : null,
  },
  peopleIds: [1],
  matter: null,
  court: null,
  href: '/',
  move: { refused: 'x' },
  ...given,
})

const told = (...events: CalendarEvent[]) =>
  Object.fromEntries([...conflictsAmong(events)].map(([id, all]) => [id, all.map((each) => `${each.kind} ${each.id}`)]))

test.group('Conflicts of events', () => {
  test('name both events that overlap for one person', ({ assert }) => {
    assert.deepEqual(told(event('a', '10:00', '11:00'), event('b', '10:30', '12:00')), { a: ['time b'], b: ['time a'] })
  })

  test('are none where one ends as the other begins, and for different people', ({ assert }) => {
    assert.deepEqual(told(event('a', '10:00', '11:00'), event('b', '11:00', '12:00')), {})
    assert.deepEqual(told(event('a', '10:00', '11:00'), event('b', '10:00', '11:00', { peopleIds: [2] })), {})
  })

  test('are of travel where only the way does not fit between two events', ({ assert }) => {
    const far = event('b', '11:20', '12:00', { travelMinutes: 30 })
    assert.deepEqual(told(event('a', '10:00', '11:00'), far), { a: ['travel b'], b: ['travel a'] })
    assert.deepEqual(told(event('a', '10:00', '10:50'), far), {})
  })

  test('are not made by what has no length, lasts all day, is done or cancelled', ({ assert }) => {
    const busy = event('a', '10:00', '11:00')
    assert.deepEqual(told(busy, event('b', '10:30', null)), {})
    assert.deepEqual(told(busy, event('b', '', null, { when: { firstDay: '2026-11-24', lastDay: '2026-11-24' } })), {})
    assert.deepEqual(told(busy, event('b', '10:00', '11:00', { state: 'cancelled' })), {})
  })

  test('are at most five of one event, however many there are', ({ assert }) => {
    const many = Array.from({ length: 2_000 }, (_, n) => event(`e${n}`, '10:00', '11:00'))
    const found = conflictsAmong(many)
    assert.isTrue([...found.values()].every((all) => all.length <= 5))
    assert.isAbove(found.size, 1_900)
  })
})
