import { test } from '@japa/runner'
import { inputsOf, loadJudge, strengthOf } from '../../../inertia/features/accounts/password_strength.js'
import { readCatalogue } from '../../../inertia/i18n/compile.mjs'

const NO_FEEDBACK = { warning: null, suggestions: [] }

test.group('Password strength meter', () => {
  test('rates from very weak to very good in five steps', async ({ assert }) => {
    const judge = await loadJudge()
    assert.equal(judge('qwertyuiop', []).step, 1)
    assert.isAtMost(judge('contraseña', []).step, 2)
    assert.isAtMost(judge('Contraseña2026', []).step, 2)
    assert.equal(judge('velero trueno mesa', []).step, 5)
    assert.equal(judge('velero trueno mesa', []).warning, null)
  }).timeout(10_000)

  test('considers the person’s own details', async ({ assert }) => {
    const judge = await loadJudge()
    const own = judge('ixtlilxochitl', inputsOf(['Ixtlilxochitl Zamacona', 'x@ejemplo.mx']))
    assert.equal(own.step, 1)
    assert.equal(own.warning, 'recovery.strength_warning_userInputs')
    assert.isAbove(judge('ixtlilxochitl', []).step, 1)
  }).timeout(10_000)

  test('rates the longest allowed password without delay', async ({ assert }) => {
    const judge = await loadJudge()
    for (const long of ['x'.repeat(128), 'aA1!'.repeat(32), '4bcd€fgh1'.repeat(14), '😀'.repeat(128)])
      assert.includeMembers([1, 2, 3, 4, 5], [judge(long, []).step])
  }).timeout(20_000)

  test('rates a password that is too short as very weak', ({ assert }) => {
    assert.equal(strengthOf('x7!kQp2', 4, NO_FEEDBACK).step, 1)
    assert.deepEqual(strengthOf('😀'.repeat(7), 4, NO_FEEDBACK).suggestions, ['recovery.strength_short'])
    assert.equal(strengthOf('😀'.repeat(8), 4, NO_FEEDBACK).step, 5)
  })

  test('suggests no improvement for a good one', ({ assert }) => {
    const feedback = { warning: 'dates', suggestions: ['dates', 'anotherWord'] }
    assert.deepInclude(strengthOf('algo muy largo', 3, feedback), { warning: null, suggestions: [] })
    assert.deepInclude(strengthOf('algo muy largo', 2, feedback), {
      warning: 'recovery.strength_warning_dates',
      suggestions: ['recovery.strength_tip_dates', 'recovery.strength_tip_anotherWord'],
    })
  })

  test('has texts in both languages for every finding', async ({ assert }) => {
    const { Options } = await import('@zxcvbn-ts/core')
    const { warnings, suggestions } = new Options().translations
    const ids = [
      ...Object.keys(warnings).map((name) => `recovery.strength_warning_${name}`),
      ...Object.keys(suggestions).map((name) => `recovery.strength_tip_${name}`),
      ...[1, 2, 3, 4, 5].map((step) => `recovery.strength_${step}`),
    ]
    for (const language of ['es', 'en'] as const) assert.includeMembers(Object.keys(readCatalogue(language)), ids)
  })

  test('splits names and addresses into words', ({ assert }) => {
    assert.deepEqual(inputsOf(['Ana Olmos', 'ana.olmos@ejemplo.mx', '', null]), [
      'ana olmos',
      'ana',
      'olmos',
      'ana.olmos@ejemplo.mx',
      'ejemplo',
    ])
  })
})
