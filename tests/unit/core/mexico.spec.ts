import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { dayInMexico, todayInMexico } from '#app/core/mexico'

test.group('Day in Mexico', (group) => {
  group.each.teardown(() => clock.restore())

  test('stays the same in the evening, when UTC is already a day further', ({ assert }) => {
    clock.freeze('2026-11-23T00:10:00Z')
    assert.equal(todayInMexico(), '2026-11-22')
    assert.equal(dayInMexico(0), '2026-11-22')
  })

  test('counts days over the end of a month', ({ assert }) => {
    clock.freeze('2026-11-30T18:00:00Z')
    assert.equal(dayInMexico(1), '2026-12-01')
    assert.equal(dayInMexico(-30), '2026-10-31')
  })
})
