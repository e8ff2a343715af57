import { test } from '@japa/runner'
import { isGrowingAmount, plainAmount } from '~/components/forms/plain_amount'

test.group('An amount as it is pasted', () => {
  test('{typed} becomes {plain}')
    .with([
      { typed: '12,500', plain: '12500' },
      { typed: '$1,234,567.50', plain: '1234567.50' },
      { typed: '$ 980.00 ', plain: '980.00' },
      { typed: '1 234.50', plain: '1234.50' },
      { typed: '12\u00a0500', plain: '12500' },
      { typed: '-$1,234.50', plain: '-1234.50' },
      { typed: '1234.', plain: '1234.' },
    ])
    .run(({ assert }, { typed, plain }) => assert.equal(plainAmount(typed), plain))

  test('{$self} stays as it was typed')
    .with(['1234,567', '1,5', '12,34', '12,', '1,2345', '1,234 567', '1.5', 'doce', '-3', '1.234,50', ''])
    .run(({ assert }, typed) => assert.equal(plainAmount(typed), typed))

  test('{$self} may become one')
    .with(['$', '1,', '1,2', '1,234,', '$ 12', '1,234.5', ''])
    .run(({ assert }, typed) => assert.isTrue(isGrowingAmount(typed)))

  test('{$self} cannot become one')
    .with(['-5', '1,,', '12345,', '1,2345', 'doce', '1.234,', '1,234.567'])
    .run(({ assert }, typed) => assert.isFalse(isGrowingAmount(typed)))
})
