import { test } from '@japa/runner'
import { plainAmount } from '~/components/forms/inputs/plain_amount'

test.group('An amount as it is pasted', () => {
  test('{typed} becomes {plain}')
    .with([
      { typed: '12,500', plain: '12500' },
      { typed: '$1,234,567.50', plain: '1234567.50' },
      { typed: '$ 980.00 ', plain: '980.00' },
      { typed: '1234,567', plain: '1234567' },
    ])
    .run(({ assert }, { typed, plain }) => assert.equal(plainAmount(typed), plain))

  test('{$self} stays as it was typed')
    .with(['12,50', '12,', '1,2345', '1.5', 'doce', '-3', '12 500', ''])
    .run(({ assert }, typed) => assert.equal(plainAmount(typed), typed))
})
