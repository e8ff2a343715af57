import { test } from '@japa/runner'
import { changedKeys, shippedDigests } from '#app/deadlines/domain/shipped_digests'
import { NOTIFICATION_RULES, SHIPPED_CALENDARS, TERM_RULES } from '#app/deadlines/shipped/index'

const RULES = [...NOTIFICATION_RULES, ...TERM_RULES]
const shipped = { calendars: SHIPPED_CALENDARS, rules: RULES }
const now = shippedDigests(shipped)

test.group('Digests of what comes with a release', () => {
  test('name every calendar and rule, whatever the order of the rules', ({ assert }) => {
    assert.sameMembers(
      Object.keys(now.calendars),
      SHIPPED_CALENDARS.map(({ key }) => key)
    )
    assert.sameMembers(Object.keys(now.rules), [...new Set(RULES.map(({ key }) => key))])
    assert.deepEqual(shippedDigests({ ...shipped, rules: RULES.toReversed() }), now)
  })

  test('differ where one day or one rule does', ({ assert }) => {
    const [first, ...others] = SHIPPED_CALENDARS
    const renamed = { ...first!, name: 'Otro' }
    const [rule, ...rest] = RULES
    const next = shippedDigests({ calendars: [renamed, ...others], rules: [{ ...rule!, version: 99 }, ...rest] })
    assert.deepEqual(changedKeys(now, next), { calendars: [first!.key], rules: [rule!.key] })
    assert.deepEqual(changedKeys(now, now), { calendars: [], rules: [] })
  })

  test('tell what came and went, and everything where there was nothing before', ({ assert }) => {
    const [first, ...others] = SHIPPED_CALENDARS
    const less = shippedDigests({ calendars: others, rules: RULES })
    assert.deepEqual(changedKeys(now, less).calendars, [first!.key])
    assert.deepEqual(changedKeys(less, now).calendars, [first!.key])
    assert.deepEqual(changedKeys(null, now), {
      calendars: Object.keys(now.calendars).sort(),
      rules: Object.keys(now.rules).sort(),
    })
  })
})
