import { test } from '@japa/runner'
import { exactNumber } from '../../../inertia/features/cfdi/exact_number.js'

test.group('Numbers of a CFDI', () => {
  test('are written as {shown} for {written}')
    .with([
      { written: '10000.00', shown: '10,000.00' },
      { written: '999', shown: '999' },
      { written: '1234567.123456', shown: '1,234,567.123456' },
      { written: '0.5', shown: '0.5' },
    ])
    .run(({ assert }, { written, shown }) => assert.equal(exactNumber(written), shown))
})
