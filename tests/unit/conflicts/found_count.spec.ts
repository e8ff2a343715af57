import { test } from '@japa/runner'
import { foundCount } from '../../../inertia/features/conflicts/found_count.js'

test.group('Heading of a conflict check', () => {
  test('says that there is no match only where none is hidden', ({ assert }) => {
    assert.equal(foundCount([], false), 0)
    assert.isNull(foundCount([], true))
    assert.equal(foundCount([{}, {}], true), 2)
  })
})
