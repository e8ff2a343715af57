import '#tests/helpers/client_modules'
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'

const { isExpired, mustRenew } = await import('../../../inertia/api/expiry.js')
const { tokenUseOf } = await import('../../../inertia/api/tokenless.js')
const { decryptAnswer } = await import('../../../inertia/api/crypt.js')
const { fromBase64Url, toBase64Url } = await import('../../../inertia/api/encoding.js')
const { ApiRefusal, RenewalFailed, UnreadableAnswer, popupOf } = await import('../../../inertia/api/errors.js')
const { memoryStorage, SessionStorage } = await import('../../../inertia/api/session_storage.js')

const EXPIRY = '2026-11-21T12:15:00.000Z'
const at = (seconds: number) => Date.parse(EXPIRY) + seconds * 1_000

test.group('Token expiry', () => {
  test('triggers a renewal when 10 s or less remain')
    .with([
      { seconds: -11, isDue: false },
      { seconds: -10.001, isDue: false },
      { seconds: -10, isDue: true },
      { seconds: -1, isDue: true },
      { seconds: 10, isDue: true },
      { seconds: 11, isDue: true },
    ])
    .run(({ assert }, { seconds, isDue }) => assert.equal(mustRenew(EXPIRY, at(seconds)), isDue))

  test('starts at the instant of the expiry', ({ assert }) => {
    assert.deepEqual(
      [-11, -10, -0.001, 0, 10, 11].map((seconds) => isExpired(EXPIRY, at(seconds))),
      [false, false, false, true, true, true]
    )
  })
})

test.group('Calls without a token', () => {
  test('are those for signing in, and others where it is optional', ({ assert }) => {
    assert.equal(tokenUseOf('POST /tokens'), 'never')
    assert.equal(tokenUseOf('POST /tokens/refresh'), 'never')
    assert.equal(tokenUseOf('POST /resend-validation-email'), 'never')
    assert.equal(tokenUseOf('GET /status'), 'optional')
    assert.equal(tokenUseOf('GET /openapi.json?language=en'), 'optional')
    assert.equal(tokenUseOf('DELETE /tokens'), 'needed')
    assert.equal(tokenUseOf('GET /me'), 'needed')
  })
})

test.group('Encrypted API responses', () => {
  function seal(text: string, token: string): string {
    const iv = randomBytes(12)
    const key = Buffer.from(hkdfSync('sha256', token, '', 'foja api crypt v1', 32))
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
    return `v1.${iv.toString('base64url')}.${sealed.toString('base64url')}`
  }

  test('are decrypted with the token of the call and no other', async ({ assert }) => {
    const content = { name: 'Ñandú 😀', list: [1, null] }
    const sealed = seal(JSON.stringify(content), 'foja_at_a')
    assert.deepEqual(await decryptAnswer(sealed, 'foja_at_a'), content)
    await assert.rejects(() => decryptAnswer(sealed, 'foja_at_b'))
    const other = sealed.at(-8) === 'A' ? 'B' : 'A'
    for (const wrong of ['', 'v1', 'v2.x.y', `${sealed.slice(0, -8)}${other}${sealed.slice(-7)}`, `${sealed}x`])
      await assert.rejects(() => decryptAnswer(wrong, 'foja_at_a'))
  })

  test('convert between bytes and text', ({ assert }) => {
    for (const length of [0, 1, 2, 3, 64]) {
      const bytes = Uint8Array.from(randomBytes(length))
      assert.equal(toBase64Url(bytes), Buffer.from(bytes).toString('base64url'))
      assert.deepEqual(fromBase64Url(toBase64Url(bytes)), bytes)
    }
  })
})

test.group('Error messages of the API client', () => {
  test('show a code by its message, and nothing during token renewal', ({ assert }) => {
    assert.deepEqual(popupOf(new ApiRefusal(404, 'DNE-404')), { message: 'errors.DNE-404', code: 'DNE-404' })
    assert.deepEqual(popupOf(new ApiRefusal(403, { scope: 'x' })), { message: 'errors_ui.no_access_function' })
    assert.deepEqual(popupOf(new ApiRefusal(404, 'NOT-FOUND')), { message: 'errors_ui.unexpected' })
    assert.deepEqual(popupOf(new UnreadableAnswer()), { message: 'api.unexpected' })
    assert.deepEqual(popupOf(new TypeError('network')), { message: 'errors_ui.unexpected' })
    for (const silent of [new ApiRefusal(500, 'RTE-500'), new ApiRefusal(401, 'TKN-400'), new RenewalFailed()])
      assert.isNull(popupOf(silent))
  })
})

test.group('Stored API client session', () => {
  const userData = {
    id_users: 7,
    id_languages: 1,
    id_themes_preference: 2,
    id_workspace_owner: null,
    id_workspace: 3,
    profileComplete: true,
    email: 'ana@ejemplo.mx',
  }

  test('encrypts the user data with a non-extractable key', async ({ assert }) => {
    const texts = memoryStorage()
    const storage = new SessionStorage(texts)
    assert.isNull(await storage.userData())
    await storage.saveUserData(userData)
    const stored = texts.getItem('foja.api.user_data')!
    assert.notInclude(Buffer.from(stored.split('.')[1]!, 'base64url').toString(), 'ana@')
    assert.deepEqual(await storage.userData(), userData)
    const { key } = storage as unknown as { key: Promise<CryptoKey> }
    assert.isFalse((await key).extractable)
    assert.isNull(await new SessionStorage(texts).userData())
    texts.setItem('foja.api.user_data', 'AAAA.AAAA')
    assert.isNull(await storage.userData())
  })

  test('leaves nothing when dropped, not even a pending encryption', async ({ assert }) => {
    const texts = memoryStorage()
    const storage = new SessionStorage(texts)
    storage.saveSession({ accessToken: 'a', accessExpiresAt: EXPIRY })
    const late = storage.saveUserData(userData)
    storage.drop()
    await late
    assert.isNull(storage.session)
    assert.isNull(texts.getItem('foja.api.user_data'))
    assert.isNull(texts.getItem('foja.api.session'))
  })

  test('keeps the newer of two overlapping writes', async ({ assert }) => {
    const storage = new SessionStorage(memoryStorage())
    await Promise.all([storage.saveUserData(userData), storage.saveUserData({ ...userData, id_users: 8 })])
    assert.equal((await storage.userData())?.id_users, 8)
  })

  test('is none when damaged', ({ assert }) => {
    const texts = memoryStorage()
    for (const damaged of ['', 'null', '{', '[]', '{"accessToken":"a"}', '{"accessToken":"a","accessExpiresAt":"x"}']) {
      texts.setItem('foja.api.session', damaged)
      assert.isNull(new SessionStorage(texts).session, damaged)
    }
  })
})
