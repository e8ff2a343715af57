import { test } from '@japa/runner'
import { hasRightCurpDigit, isCurp, tidyCurp } from '#app/core/tax/curp'

test.group('CURP', () => {
  test('published examples have the right check digit', ({ assert }) => {
    for (const curp of ['HEGG560427MVZRRL04', 'BOXW310820HNERXN09']) {
      assert.isTrue(isCurp(curp), curp)
      assert.isTrue(hasRightCurpDigit(curp), curp)
    }
  })

  test('any other last digit is wrong', ({ assert }) => {
    const others = [...'0123456789'].filter((digit) => hasRightCurpDigit(`HEGG560427MVZRRL0${digit}`))
    assert.deepEqual(others, ['4'])
  })

  test('blanks, hyphens and small letters are tidied', ({ assert }) => {
    assert.equal(tidyCurp(' hegg-560427 mvzrrl04 '), 'HEGG560427MVZRRL04')
  })

  test('what has not the form is told apart', ({ assert }) => {
    const wrong = [
      'HEGG561327MVZRRL04',
      'HEGG560427AVZRRL04',
      'HEGG560427MXXRRL04',
      'HEGG560427MVZRRL0',
      'HEGG560427MVZARL04',
      '',
    ]
    assert.deepEqual(wrong.filter(isCurp), [])
  })
})
