import { test } from '@japa/runner'
import { hasRightCheckDigit, isRfc, tidyRfc } from '#app/core/tax/rfc'

test.group('RFC tax identifiers', () => {
  for (const rfc of ['SAT970701NN3', 'EKU9003173C9', 'ILO180517QX0'])
    test(`include ${rfc}, with valid format and check digit`, ({ assert }) => {
      assert.isTrue(isRfc(rfc))
      assert.isTrue(hasRightCheckDigit(rfc))
    })

  test('have a check digit that detects any other character', ({ assert }) => {
    const right = 'SAT970701NN3'
    for (const last of '012456789A') assert.isFalse(hasRightCheckDigit(right.slice(0, -1) + last), last)
  })

  test('have twelve characters for a business and thirteen for a person, with letters used in names', ({ assert }) => {
    for (const rfc of ['GODE561231GR8', 'XAXX010101000', 'Ñ&A010203AB9', 'ÑUÑO560229AB1'])
      assert.isTrue(isRfc(rfc), rfc)
  })

  for (const wrong of [
    '',
    'SAT970701NN',
    'SAT970701NN33',
    'SAT971301NN3',
    'SAT970732NN3',
    'SAT970229NN3',
    'S1T970701NN3',
    'SAT970701N-3',
    'SAT970701NNB',
    'sat970701nn3',
    'SAT 970701 NN3',
    '1'.repeat(12),
    'A'.repeat(10_000),
  ])
    test(`do not include «${wrong.slice(0, 20)}»`, ({ assert }) => assert.isFalse(isRfc(wrong)))

  test('are normalised from common notations', ({ assert }) => {
    assert.equal(tidyRfc(' sat-970701 nn3 '), 'SAT970701NN3')
    assert.equal(tidyRfc('n\u0303un\u0303o560229ab1'), 'ÑUÑO560229AB1')
  })
})
