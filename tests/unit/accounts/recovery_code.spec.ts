import { test } from '@japa/runner'
import { hashOfRecoveryCode, newRecoveryCode, readRecoveryCode } from '#app/accounts/two_factor/recovery_code'

test.group('Recovery codes', () => {
  test('have 120 random bits in six groups of four', ({ assert }) => {
    const codes = Array.from({ length: 200 }, newRecoveryCode)
    assert.lengthOf(new Set(codes), 200)
    for (const code of codes) assert.match(code, /^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
  })

  test('use every character of the alphabet', ({ assert }) => {
    const seen = new Set(Array.from({ length: 200 }, newRecoveryCode).join('').replaceAll('-', ''))
    assert.lengthOf(seen, 32)
  })

  test('are accepted in any notation', ({ assert }) => {
    const read = 'k7qm2x9d01abcdefghjkmnpq'
    const ways = [
      'k7qm-2x9d-01ab-cdef-ghjk-mnpq',
      'K7QM 2X9D 01AB CDEF GHJK MNPQ',
      ' k7qm2x9d01abcdefghjkmnpq ',
      'k7qm-2x9d-oIab-cdef-ghjk-mnpq',
      'k7qm-2x9d-0lab-cdef-ghjk-mnpq',
    ]
    for (const way of ways) assert.equal(readRecoveryCode(way), read, way)
  })

  test('are not parsed from anything else', ({ assert }) => {
    const ways = [
      '',
      '123456',
      'k7qm-2x9d-01ab-cdef-ghjk-mnp',
      'k7qm-2x9d-01ab-cdef-ghjk-mnpqr',
      'ñ7qm-2x9d-01ab-cdef-ghjk-mnpq',
    ]
    for (const way of ways) assert.isNull(readRecoveryCode(way), way)
  })

  test('are stored as a hash bound to the person', ({ assert }) => {
    const read = readRecoveryCode(newRecoveryCode())!
    assert.match(hashOfRecoveryCode(1, read), /^[0-9a-f]{64}$/)
    assert.notEqual(hashOfRecoveryCode(1, read), hashOfRecoveryCode(2, read))
    assert.notInclude(hashOfRecoveryCode(1, read), read)
  })
})
