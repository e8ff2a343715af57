import { test } from '@japa/runner'
import { newNonce } from '#app/core/encryption/nonces'

test.group('Nonces of pages', () => {
  test('hold 128 bits each and never come twice', ({ assert }) => {
    const nonces = Array.from({ length: 3_000 }, newNonce)
    assert.equal(new Set(nonces).size, nonces.length)
    for (const nonce of nonces) assert.lengthOf(Buffer.from(nonce, 'base64'), 16)
  })
})
