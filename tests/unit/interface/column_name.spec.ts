import { test } from '@japa/runner'
import { columnName } from '~/features/bank_statements/column_name'

test.group('Column without a heading', () => {
  test('{at} is named {name}')
    .with([
      { at: 0, name: 'A' },
      { at: 25, name: 'Z' },
      { at: 26, name: 'AA' },
      { at: 53, name: 'BB' },
      { at: 701, name: 'ZZ' },
      { at: 702, name: 'AAA' },
    ])
    .run(({ assert }, { at, name }) => assert.equal(columnName(at), name))
})
