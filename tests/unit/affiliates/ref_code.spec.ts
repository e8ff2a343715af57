import { test } from '@japa/runner'
import { isReserved, newRefCode } from '#app/affiliates/ref_code'
import { randomness } from '#app/core/encryption/tokens'

test.group('Referral codes', (group) => {
  const { below } = randomness
  group.each.teardown(() => void (randomness.below = below))

  test('have eight unambiguous letters and digits', ({ assert }) => {
    for (let count = 0; count < 500; count++) assert.match(newRefCode(), /^[b-df-hjkmnp-tv-z2-9]{8}$/)
  })

  test('are unique among a thousand', ({ assert }) => {
    assert.equal(new Set(Array.from({ length: 1_000 }, newRefCode)).size, 1_000)
  })

  test('use every letter of the alphabet', ({ assert }) => {
    const asked = new Set<number>()
    randomness.below = (limit) => (asked.add(limit), limit - 1)
    assert.equal(newRefCode(), '99999999')
    assert.deepEqual([...asked], [27])
  })

  test('never equal the address of a neighbouring page', ({ assert }) => {
    assert.deepEqual(['home', 'client', 'verify', 'bcdf2345'].map(isReserved), [true, true, true, false])
  })
})
