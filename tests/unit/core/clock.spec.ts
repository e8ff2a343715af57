import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'

test.group('Application clock', (group) => {
  group.each.teardown(() => clock.restore())

  test('always returns UTC', ({ assert }) => {
    assert.equal(clock.now().zoneName, 'UTC')
    clock.freeze(DateTime.fromISO('2026-11-20T09:00:00', { zone: 'America/Mexico_City' }))
    assert.equal(clock.now().toISO(), '2026-11-20T15:00:00.000Z')
  })

  test('reads a text without a zone as UTC', ({ assert }) => {
    clock.freeze('2026-11-20T09:00:00')
    assert.equal(clock.now().toISO(), '2026-11-20T09:00:00.000Z')
  })

  test('stands still while frozen and moves only on request', ({ assert }) => {
    clock.freeze('2026-11-20T09:00:00Z')
    assert.isTrue(clock.now().equals(clock.now()))
    clock.advance({ minutes: 1, milliseconds: 5 })
    assert.equal(clock.now().toISO(), '2026-11-20T09:01:00.005Z')
  })

  test('runs again when restored', ({ assert }) => {
    clock.freeze('1999-12-31T23:59:59Z')
    clock.restore()
    assert.isAbove(clock.now().year, 2020)
  })
})
