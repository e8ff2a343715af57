import { test } from '@japa/runner'
import { csvText } from '../../../inertia/features/invitations/csv_text.js'

test.group('Invitation error file', () => {
  test('contains nothing that a spreadsheet would execute', ({ assert }) => {
    const wicked = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("http://x")']
    for (const text of wicked) {
      const line = csvText([[text]]).slice(1)
      assert.isTrue(line.startsWith(`"'`), JSON.stringify(line))
    }
    assert.equal(csvText([[3, 'ana@ejemplo.mx', 'Ñandú']]), '\ufeff"3","ana@ejemplo.mx","Ñandú"\r\n')
  })

  test('keeps quotation marks, separators and line breaks inside their cell', ({ assert }) => {
    assert.equal(csvText([['a "b"', 'c,d', 'e\nf']]), '\ufeff"a ""b""","c,d","e\nf"\r\n')
  })
})
