import { test } from '@japa/runner'
import { hasRightCurpDigit, isCurp, tidyCurp } from '#app/core/tax/curp'

test.group('CURP identifiers', () => {
  test('have the right check digit in published examples', ({ assert }) => {
    for (const curp of ['HEGG560427MVZRRL04', 'BOXW310820HNERXN09']) {
      assert.isTrue(isCurp(curp), curp)
      assert.isTrue(hasRightCurpDigit(curp), curp)
    }
  })

  test('are invalid with any other last digit', ({ assert }) => {
    const others = [...'0123456789'].filter((digit) => hasRightCurpDigit(`HEGG560427MVZRRL0${digit}`))
    assert.deepEqual(others, ['4'])
  })

  test('are normalised from blanks, hyphens and lower case', ({ assert }) => {
    assert.equal(tidyCurp(' hegg-560427 mvzrrl04 '), 'HEGG560427MVZRRL04')
  })

  test('report a wrong format separately', ({ assert }) => {
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
