import { test } from '@japa/runner'
import { translate } from '#app/core/messages/catalogue'
import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import { CLOCK_NOTIFICATIONS, CLOCK_TERMS, isSuspended, startOf, type ActEffect } from '#app/docket/domain/clocks'

const act = (id: number, happenedOn: string, effect: ActEffect = 'restarts') => ({ id, happenedOn, effect })

test.group('Clocks of caducidad and prescripción', () => {
  test('run from the last act that restarts them, by its day and then by when it was recorded', ({ assert }) => {
    const acts = [act(3, '2026-02-01'), act(1, '2026-02-10'), act(2, '2026-02-10'), act(4, '2026-03-01', 'suspends')]
    assert.equal(startOf(acts)!.id, 2)
    assert.equal(startOf(acts.toReversed())!.id, 2)
    assert.isUndefined(startOf([acts[3]!]))
  })

  test('are suspended by their last act alone', ({ assert }) => {
    assert.isTrue(isSuspended([act(1, '2026-02-01'), act(2, '2026-02-02', 'suspends')]))
    assert.isFalse(isSuspended([act(1, '2026-02-03'), act(2, '2026-02-02', 'suspends')]))
    assert.isFalse(isSuspended([]))
  })

  test('have a name in both languages, and a way to begin', ({ assert }) => {
    for (const key of CLOCK_TERMS) {
      for (const language of ['es', 'en'] as const)
        assert.notEqual(translate(language, `deadlines.term.${key}`), `deadlines.term.${key}`)
      const { origin } = TERM_RULES.find((rule) => rule.key === key)!
      assert.isTrue(
        NOTIFICATION_RULES.some((rule) => rule.origins.includes(origin) && CLOCK_NOTIFICATIONS.includes(rule.key)),
        key
      )
    }
  })
})
