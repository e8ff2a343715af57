import { createDecipheriv, hkdfSync } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SYSTEM } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { countTry } from '#app/core/limits/rate_limiter'
import { forgetMaintenance, setMaintenance } from '#app/core/system/maintenance'
import { CALLS } from '#app/shell/middleware/bearer_middleware'
import api from '#config/api'
import { matterOf } from '#database/factories/matter_factory'
import { send } from '#tests/helpers/http'
import { firm, person } from '#tests/helpers/people'
import { call, personalTokenFor, programFor } from '#tests/helpers/program'
import { queriesOf } from '#tests/helpers/queries'

/** What the holder of the access token reads, made from the description of the format alone. */
function decrypt(crypt: string, accessToken: string): unknown {
  const [version, iv, sealed] = crypt.split('.')
  if (version !== 'v1') throw new Error(`what is ${version}?`)
  const key = Buffer.from(hkdfSync('sha256', accessToken, '', 'foja api crypt v1', 32))
  const bytes = Buffer.from(sealed!, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv!, 'base64url'))
  decipher.setAuthTag(bytes.subarray(-16))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString())
}

test.group('API response envelope', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => {
    api.crypt = false
    api.origins = []
    forgetMaintenance()
  })

  test('carries `crypt` in place of `data` when encryption is on, with the same content', async ({ assert }) => {
    const own = await firm()
    await matterOf(own)
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    for (const route of ['GET /me', 'GET /matters', 'GET /roles'] as const) {
      const plain = await call(route, { token })
      assert.notProperty(plain.body, 'crypt')
      api.crypt = true
      const closed = await call(route, { token })
      assert.notProperty(closed.body, 'data')
      assert.deepEqual(decrypt(closed.body.crypt!, token), plain.body.data)
      assert.notEqual((await call(route, { token })).body.crypt, closed.body.crypt)
      assert.throws(() => decrypt(closed.body.crypt!, `${token}x`))
      api.crypt = false
    }
  })

  test('is encrypted or left plain at the request of the caller, too', async ({ assert }) => {
    const user = await person()
    const { accessToken: token } = await programFor(user)
    const said = async (word: string) =>
      Object.keys((await call('GET /me', { token, headers: { 'x-api-crypt': word } })).body)
    assert.include(await said('on'), 'crypt')
    assert.include(await said('off'), 'data')
    assert.include(await said('perhaps'), 'data')
    api.crypt = true
    assert.include(await said('off'), 'data')
  })

  test('keeps session changes, refusals and plain calls outside of encryption', async ({ assert }) => {
    api.crypt = true
    const user = await person()
    const { accessToken: token, refreshToken } = await programFor(user)
    const changed = await call('PATCH /me/preferences', { token, body: { id_languages: 2 } })
    assert.deepInclude(changed.body.userData, { id_languages: 2 })
    assert.deepEqual(decrypt(changed.body.crypt!, token), changed.body.userData)
    assert.property((await call('POST /tokens/refresh', { body: { refreshToken } })).body.authorization, 'accessToken')
    assert.deepEqual((await call('GET /status')).body.data, { status: 'ok' })
    assert.equal((await call('GET /matters', { token })).body.code instanceof Object, true)
  })

  test('shows maintenance, even in refusals', async ({ assert }) => {
    const user = await person()
    const { accessToken: token } = await programFor(user)
    await db.transaction((trx) => setMaintenance(trx, SYSTEM, { on: true, announcedFor: null }))
    assert.deepEqual((await call('GET /status')).body.system, { maintenance: true })
    assert.deepEqual((await call('GET /me')).body.system, { maintenance: true })
    await db.transaction((trx) => setMaintenance(trx, SYSTEM, { on: false, announcedFor: null }))
    assert.deepEqual((await call('GET /me', { token })).body.system, { maintenance: false })
  })

  test('is returned for a missing address, malformed JSON and an Inertia header', async ({ assert }) => {
    const user = await person()
    const { accessToken: token } = await programFor(user)
    const nowhere = await call('GET /nowhere', { token })
    assert.deepEqual([nowhere.status, nowhere.body.code], [404, 'NOT-FOUND'])
    const headers = { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' }
    const broken = await send('/api/v1/me/preferences', { method: 'PATCH', headers, body: '{"id_languages":' })
    assert.equal(broken.status, 400)
    const visit = await call('GET /me', { headers: { 'x-inertia': 'true' } })
    assert.deepEqual([visit.status, visit.body.code], [401, 'TKN-404'])
    assert.isEmpty(visit.cookies)
  })

  test('allows cross-origin calls only from configured sites', async ({ assert }) => {
    const origin = 'https://hojas.ejemplo.mx'
    const preflight = () => send('/api/v1/me', { method: 'OPTIONS', headers: { origin } })
    assert.equal((await preflight()).status, 404)
    assert.notProperty((await call('GET /status', { headers: { origin } })).headers, 'access-control-allow-origin')
    api.origins = [origin]
    const answer = await preflight()
    assert.equal(answer.status, 204)
    assert.equal(answer.headers['access-control-allow-origin'], origin)
    assert.include(answer.headers['access-control-allow-headers'], 'Authorization')
    const { headers } = await call('GET /status', { headers: { origin } })
    assert.equal(headers['access-control-allow-origin'], origin)
    assert.notProperty(headers, 'access-control-allow-credentials')
    assert.include(String(headers.vary), 'Origin')
    const other = await call('GET /status', { headers: { origin: 'https://otro.ejemplo.mx' } })
    assert.notProperty(other.headers, 'access-control-allow-origin')
  })

  test('allows a token five calls a second for a minute, then makes it wait without affecting others', async ({
    assert,
  }) => {
    const user = await person()
    const [busy, other] = [await personalTokenFor(user, null), await personalTokenFor(user, null)]
    assert.deepInclude(CALLS, { points: 300, seconds: 60 })
    for (let count = 1; count < CALLS.points; count++) await countTry(CALLS, String(busy.familyId))
    assert.equal((await call('GET /me', { token: busy.token })).status, 200)
    const late = await call('GET /me', { token: busy.token })
    assert.equal(late.status, 429)
    assert.equal(late.body.code, 'TOO-MANY')
    assert.isAtMost(Number(late.headers['retry-after']), 60)
    assert.equal((await call('GET /me', { token: other.token })).status, 200)
  })
})

test.group('API call cost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is one SELECT for authentication, and the same for few rows and many', async ({ assert }) => {
    const own = await firm()
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    await call('GET /me', { token })
    const counted = async (route: Parameters<typeof call>[0]) => (await queriesOf(() => call(route, { token }))).length
    assert.equal(await counted('GET /me'), 1)
    const few: number[] = []
    const lists = ['GET /members', 'GET /roles', 'GET /invitations', 'GET /matters', 'GET /workspaces'] as const
    for (const list of lists) few.push(await counted(list))
    for (let count = 0; count < 12; count++) {
      await own.hireWith(['clientes:leer'])
      await matterOf(own)
    }
    const many: number[] = []
    for (const list of lists) many.push(await counted(list))
    assert.deepEqual(many, few)
    assert.isAtMost(Math.max(...many), 4)
  })

  test('includes writing the last use of a token once a minute', async ({ assert }) => {
    const user = await person()
    clock.freeze('2026-11-21T12:00:00.000Z')
    const { token, familyId } = await personalTokenFor(user, null)
    const lastUse = async () => (await db.from('token_families').where('id', familyId).firstOrFail()).last_used_at
    await call('GET /me', { token })
    assert.equal(await lastUse(), '2026-11-21 12:00:00.000')
    clock.advance({ seconds: 59 })
    await call('GET /me', { token })
    assert.equal(await lastUse(), '2026-11-21 12:00:00.000')
    clock.advance({ seconds: 1 })
    await call('GET /me', { token })
    assert.equal(await lastUse(), '2026-11-21 12:01:00.000')
  })
})

test.group('API refusals', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const ofApi = async (path: string, options: Parameters<typeof send>[1] = {}) => {
    const { status, text, headers } = await send(`/api/v1/${path}`, options)
    return { status, headers, body: JSON.parse(text) }
  }

  test('carry the envelope and a sentence for people wherever the call ends', async ({ assert }) => {
    const json = { 'content-type': 'application/json', 'accept-language': 'es' }
    const system = { maintenance: false }
    const broken = await ofApi('tokens', { method: 'POST', headers: json, body: '{"email": ' })
    assert.equal(broken.status, 400)
    assert.deepInclude(broken.body, { success: false, code: 'VAL-500', system })
    assert.match(broken.body.message, /JSON/)
    const neither = await ofApi('tokens', { method: 'POST', headers: json, body: 'null' })
    assert.deepEqual([neither.status, neither.body.message], [400, broken.body.message])
    const unknown = await ofApi('nothing/at/all', { headers: json })
    assert.equal(unknown.status, 404)
    assert.deepInclude(unknown.body, { success: false, code: 'NOT-FOUND', params: {}, system })
    assert.equal(unknown.body.message, 'No existe, o no es de tu despacho.')
    const without = await ofApi('matters', { headers: { 'accept-language': 'en' } })
    assert.deepInclude(without.body, { success: false, code: 'TKN-404', system })
    assert.match(without.body.message, /carries no token/)
  })

  test('carry the envelope for an address that cannot be decoded', async ({ assert }) => {
    const system = { maintenance: false }
    const { status, headers, body } = await ofApi('%E0%A4%A')
    assert.equal(status, 400)
    assert.deepEqual(body, {
      success: false,
      message: 'No se pudo procesar la solicitud.',
      system,
      code: 'VAL-500',
      params: {},
    })
    assert.match(String(headers['content-type']), /^application\/json/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    const english = await ofApi('matters/%ff?page=1', { headers: { 'accept-language': 'en-US,es;q=0.5' } })
    assert.deepEqual([english.status, english.body.message], [400, 'The request could not be processed.'])
  })

  test('answer HEAD as GET, without a body', async ({ assert }) => {
    const { status, text, headers } = await send('/api/v1/status', { method: 'HEAD' })
    assert.deepEqual([status, text], [200, ''])
    assert.match(String(headers['content-type']), /^application\/json/)
    assert.equal((await send('/api/v1/matters', { method: 'HEAD' })).status, 401)
  })

  test('answer a wrong method with 405 and the methods that are taken', async ({ assert }) => {
    const wrong = await ofApi('tokens', { method: 'PUT' })
    assert.equal(wrong.status, 405)
    assert.equal(wrong.headers.allow, 'POST, DELETE')
    assert.deepInclude(wrong.body, { success: false, code: 'METHOD', params: { allowed: ['POST', 'DELETE'] } })
    assert.equal((await ofApi('matters/7', { method: 'PUT' })).status, 405)
    assert.equal((await ofApi('matters/7/x/y/z', { method: 'PUT' })).status, 404)
  })

  test('name the scope or permission that is lacking, in the language of the person', async ({ assert }) => {
    const own = await firm()
    const narrow = await programFor(own.owner, own.workspace, ['cuenta:leer'])
    const scope = (await call('GET /matters', { token: narrow.accessToken })).body as { message?: string }
    assert.equal(scope.message, 'El token no tiene el permiso expedientes:leer.')
    const user = await own.hireWith(['clientes:leer'])
    await user.merge({ language: 'en' }).save()
    const { accessToken: token } = await programFor(user, own.workspace)
    const person = (await call('GET /matters', { token })).body as { message?: string }
    assert.equal(person.message, 'The owner of this token lacks the permission expedientes:leer in the firm.')
  })
})
