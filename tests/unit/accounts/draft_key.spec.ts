import { test } from '@japa/runner'
import { draftKeyOf } from '#app/accounts/draft_key'

test.group('Draft key', () => {
  test('is 256 bits, the same for a person and another for each', ({ assert }) => {
    assert.lengthOf(Buffer.from(draftKeyOf(1), 'base64'), 32)
    assert.equal(draftKeyOf(1), draftKeyOf(1))
    assert.notEqual(draftKeyOf(1), draftKeyOf(2))
  })
})
