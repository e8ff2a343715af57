import { test } from '@japa/runner'
import { translate } from '#app/core/messages/catalogue'
import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'

test.group('Chains of deadlines', () => {
  test('name each resolution once, in both languages', ({ assert }) => {
    const keys = RESOLUTIONS.map(({ key }) => key)
    assert.lengthOf(keys, new Set(keys).size)
    for (const language of ['es', 'en'] as const)
      for (const key of [...keys, 'other'])
        assert.notEqual(translate(language, `docket.resolution.${key}`), `docket.resolution.${key}`)
  })

  test('open terms that are known and run from what the resolution is', ({ assert }) => {
    for (const { key, origin, terms } of RESOLUTIONS)
      for (const term of terms)
        assert.equal(TERM_RULES.find((rule) => rule.key === term)?.origin, origin, `${key}: ${term}`)
  })

  test('can be notified in some way', ({ assert }) => {
    for (const { key, origin } of RESOLUTIONS)
      assert.isTrue(
        NOTIFICATION_RULES.some(({ origins }) => origins.includes(origin)),
        key
      )
  })
})
