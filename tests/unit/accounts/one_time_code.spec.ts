import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Secret } from 'otpauth'
import {
  codeAt,
  counterCode,
  enrolmentAddress,
  matchingStep,
  newSecret,
  stepAt,
} from '#app/accounts/two_factor/one_time_code'

const base32 = (ascii: string) => Secret.fromLatin1(ascii).base32
const at = (seconds: number) => DateTime.fromSeconds(seconds, { zone: 'utc' })

const SHA1 = base32('12345678901234567890')
const SHA256 = base32('12345678901234567890123456789012')
const SHA512 = base32('1234567890123456789012345678901234567890123456789012345678901234')

test.group('One-time codes', () => {
  test('match RFC 4226, appendix D', ({ assert }) => {
    const codes = Array.from({ length: 10 }, (_, counter) => counterCode(SHA1, counter))
    assert.deepEqual(codes, [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ])
  })

  const RFC_6238: [number, string, string, string][] = [
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ]
  for (const [seconds, sha1, sha256, sha512] of RFC_6238) {
    test(`match RFC 6238, appendix B, at ${seconds} seconds`, ({ assert }) => {
      assert.equal(codeAt(SHA1, at(seconds), { digits: 8 }), sha1)
      assert.equal(codeAt(SHA256, at(seconds), { digits: 8, algorithm: 'SHA256' }), sha256)
      assert.equal(codeAt(SHA512, at(seconds), { digits: 8, algorithm: 'SHA512' }), sha512)
    })
  }

  test('have six digits, including leading zeros', ({ assert }) => {
    assert.equal(codeAt(SHA1, at(1_111_111_109)), '081804')
    assert.equal(codeAt(SHA1, at(59)), '287082')
  })

  test('are accepted one step early and late, not two', ({ assert }) => {
    const now = at(1_234_567_890)
    const step = stepAt(now)
    for (const offset of [-1, 0, 1])
      assert.equal(matchingStep(SHA1, counterCode(SHA1, step + offset), now), step + offset)
    for (const offset of [-3, -2, 2, 3]) assert.isNull(matchingStep(SHA1, counterCode(SHA1, step + offset), now))
  })

  test('change every thirty seconds', ({ assert }) => {
    assert.deepEqual(
      [0, 29, 30, 59, 60].map((seconds) => stepAt(at(seconds))),
      [0, 0, 1, 1, 2]
    )
    assert.equal(stepAt(at(59.999)), 1)
  })

  test('are refused without six digits', ({ assert }) => {
    const now = at(59)
    for (const typed of ['', '28708', '2870822', '287 082', '２８７０８２', 'abcdef', '-87082', '287082\n'])
      assert.isNull(matchingStep(SHA1, typed, now), typed)
  })

  test('use a fresh 160-bit secret each time', ({ assert }) => {
    const secrets = Array.from({ length: 50 }, newSecret)
    assert.lengthOf(new Set(secrets), 50)
    for (const secret of secrets) {
      assert.match(secret, /^[A-Z2-7]{32}$/)
      assert.equal(Secret.fromBase32(secret).bytes.length, 20)
    }
  })

  test('name product and account in the address for the app', ({ assert }) => {
    const address = new URL(enrolmentAddress(SHA1, 'ana+foja@ejemplo.mx'))
    assert.equal(address.protocol, 'otpauth:')
    assert.equal(address.host, 'totp')
    assert.equal(decodeURIComponent(address.pathname), '/Foja:ana+foja@ejemplo.mx')
    assert.equal(address.searchParams.get('secret'), SHA1)
    assert.equal(address.searchParams.get('issuer'), 'Foja')
  })
})
