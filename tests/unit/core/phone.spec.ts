import { test } from '@japa/runner'
import { csvLine } from '#app/core/text/csv'
import { formatPhone, toE164 } from '#app/core/validators/phone'

test.group('Phone numbers', () => {
  const KEPT = [
    ['55 1234 5678', '+525512345678', '55 1234 5678'],
    ['(449) 123-4567', '+524491234567', '449 123 4567'],
    ['+52 1 55 1234 5678', '+525512345678', '55 1234 5678'],
    ['0052 81.1234.5678', '+528112345678', '81 1234 5678'],
    ['+1 (212) 555-0123', '+12125550123', '+12125550123'],
    ['+34 612 345 678', '+34612345678', '+34612345678'],
  ] as const
  test('are normalised from many notations: {0}')
    .with([...KEPT])
    .run(({ assert }, [typed, kept, shown]) => {
      assert.equal(toE164(typed), kept)
      assert.equal(formatPhone(kept), shown)
      assert.equal(toE164(shown), kept, 'what is shown can be saved again')
    })

  test('are refused when invalid', ({ assert }) => {
    for (const typed of ['', '1234567', '+', '+52 55 1234', '55 1234 567x', '+0123456789', '1'.repeat(20), 'ext. 5'])
      assert.isNull(toE164(typed), typed)
  })

  test('show nothing when absent', ({ assert }) => assert.equal(formatPhone(null), ''))
})

test.group('CSV lines', () => {
  test('quote values where needed and end as the standard requires', ({ assert }) => {
    assert.equal(csvLine(['a', 'b,c', 'd"e', 'f\ng', null, 7, true]), 'a,"b,c","d""e","f\ng",,7,true\r\n')
  })

  test('never pass a formula to a spreadsheet', ({ assert }) => {
    assert.equal(csvLine(['=1+1', '+x', '-y', '@z', -5]), "'=1+1,'+x,'-y,'@z,-5\r\n")
  })
})
