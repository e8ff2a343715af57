import '#tests/helpers/client_modules'
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'

const { ApiClient } = await import('../../../inertia/api/client.js')
const { ApiRefusal, RenewalFailed, UnreadableAnswer } = await import('../../../inertia/api/errors.js')
const { memoryStorage, SessionStorage } = await import('../../../inertia/api/session_storage.js')

/** What a call throws, as far as tests read it. */
async function thrownBy(call: Promise<unknown>): Promise<Error & { code?: unknown; messageId?: string }> {
  return call.then(
    () => {
      throw new Error('nothing was thrown')
    },
    (thrown) => thrown
  )
}

const START = Date.parse('2026-11-21T12:00:00.000Z')
const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

interface Request {
  method: string
  path: string
  token: string | null
  headers: Record<string, string>
  body: unknown
}

type Answer = [status: number, body: unknown] | Error

/** A client before a server that is played by a function, at an hour that the test sets. */
function stage(play: (request: Request, count: number) => Answer | Promise<Answer>) {
  const requests: Request[] = []
  const time = { now: START }
  const texts = memoryStorage()
  const storage = new SessionStorage(texts)
  const indicators: string[] = []
  const surroundings = {
    base: '/api/v1',
    now: () => time.now,
    loading: {
      begin: (blockType: string, path: string) => void indicators.push(`+${blockType} ${path}`),
      end: (blockType: string, path: string) => void indicators.push(`-${blockType} ${path}`),
    },
    async fetch(address: string, { method, headers, body }: RequestInit) {
      const sent = headers as Record<string, string>
      const token = sent.Authorization?.replace('Bearer ', '') ?? null
      const path = address.replace('/api/v1', '')
      const request = { method: method!, path, token, headers: sent, body: body ? JSON.parse(String(body)) : undefined }
      requests.push(request)
      const answer = await play(request, requests.length)
      if (answer instanceof Error) throw answer
      const text = typeof answer[1] === 'string' ? answer[1] : JSON.stringify(answer[1])
      return new Response(text, { status: answer[0] })
    },
  }
  const client = new ApiClient(surroundings, storage)
  const ended = { count: 0 }
  client.onEnd(() => ended.count++)
  return { client, storage, texts, requests, time, ended, indicators }
}

const session = (name: string, expiresAt = START + 900_000) => ({
  accessToken: `access-${name}`,
  accessExpiresAt: iso(expiresAt),
  refreshToken: `refresh-${name}`,
  refreshExpiresAt: iso(START + 2_592_000_000),
})
const ok = (data: unknown, more: object = {}): Answer => [
  200,
  { success: true, code: null, data, system: { maintenance: false }, ...more },
]
const refused = (status: number, code: unknown): Answer => [
  status,
  { success: false, code, params: {}, system: { maintenance: false } },
]
const routes = (requests: Request[]) => requests.map(({ method, path, token }) => `${method} ${path} ${token ?? '-'}`)

/** A server that knows one access token and one refresh token, and hands out `next`. */
const renewing =
  (good: string): ((request: Request) => Answer) =>
  ({ path, token, body }) => {
    if (path === '/tokens/refresh')
      return (body as { refreshToken: string }).refreshToken === 'refresh-old'
        ? ok(null, { authorization: session('new') })
        : refused(401, 'TKN-400')
    return token === good ? ok('here') : refused(401, 'TKN-400')
  }

test.group('API client calls', () => {
  test('carry the token, blockType and path, and no cookie', async ({ assert }) => {
    const { client, storage, requests, indicators } = stage(() => ok({ a: 1 }))
    storage.saveSession(session('old'))
    assert.deepEqual(await client.call('PATCH /me/preferences', { body: { id_languages: 1 }, blockType: 'form' }), {
      a: 1,
    })
    const [{ token, headers, body }] = requests as [Request]
    assert.equal(token, 'access-old')
    assert.deepInclude(headers, { blockType: 'form', path: '/api/v1/me/preferences' })
    assert.deepEqual(body, { id_languages: 1 })
    assert.deepEqual(indicators, ['+form /api/v1/me/preferences', '-form /api/v1/me/preferences'])
  })

  test('go without a token where none is needed, even with a session', async ({ assert }) => {
    const { client, storage, requests } = stage(() => ok({ success: true, code: null }))
    storage.saveSession(session('old', START - 60_000))
    await client.call('POST /resend-validation-email', { body: { email: 'a@ejemplo.mx' } })
    assert.deepEqual(routes(requests), ['POST /resend-validation-email -'])
  })

  test('go without an expired token where it is optional, and renew nothing')
    .with([
      { seconds: -11, sent: 'access-old' },
      { seconds: -10, sent: 'access-old' },
      { seconds: 10, sent: '-' },
      { seconds: 11, sent: '-' },
    ])
    .run(async ({ assert }, { seconds, sent }) => {
      const { client, storage, requests, time } = stage(() => ok({ status: 'ok' }))
      storage.saveSession(session('old', START))
      time.now = START + seconds * 1_000
      await client.call('GET /status')
      assert.deepEqual(routes(requests), [`GET /status ${sent}`])
    })

  test('report an unreadable response')
    .with([
      [200, 'not json'] as Answer,
      [200, 'null'] as Answer,
      [502, '<html>'] as Answer,
      ok(null, { crypt: 'v1.x.y' }),
    ])
    .run(async ({ assert }, answer) => {
      const { client, storage } = stage(() => answer)
      storage.saveSession(session('old'))
      const error = await thrownBy(client.call('GET /me'))
      assert.instanceOf(error, UnreadableAnswer)
      assert.equal(error.messageId, 'api.unexpected')
      assert.isNotNull(storage.session)
    })

  test('decrypt `crypt` with the token they carried', async ({ assert }) => {
    const iv = randomBytes(12)
    const key = Buffer.from(hkdfSync('sha256', 'access-old', '', 'foja api crypt v1', 32))
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const sealed = Buffer.concat([cipher.update('{"a":"ñ"}'), cipher.final(), cipher.getAuthTag()])
    const crypt = `v1.${iv.toString('base64url')}.${sealed.toString('base64url')}`
    const { client, storage, requests } = stage(() => [200, { success: true, code: null, crypt }])
    storage.saveSession(session('old'))
    assert.deepEqual(await client.call('GET /me', { crypt: 'on' }), { a: 'ñ' })
    assert.equal(requests[0]!.headers['X-Api-Crypt'], 'on')
  })

  test('return a response without envelope as it is', async ({ assert }) => {
    const { client } = stage(() => [200, { openapi: '3.1.0' }])
    assert.deepEqual(await client.call('GET /openapi.json'), { openapi: '3.1.0' })
  })

  test('store what the response changes', async ({ assert }) => {
    const userData = { id_users: 1, email: 'ana@ejemplo.mx' }
    const { client, storage } = stage(() => ok(null, { authorization: session('new'), userData }))
    await client.call('POST /tokens', { body: {} })
    assert.deepEqual(storage.session, session('new'))
    assert.deepEqual((await storage.userData()) as unknown, userData)
  })

  test('report start and end of maintenance, even from a refusal', async ({ assert }) => {
    const said = [false, true, true, false]
    const { client } = stage((_, count) => {
      const system = { maintenance: said[count - 1]! }
      return count === 2
        ? [422, { success: false, code: 'DAT-500', system }]
        : [200, { success: true, code: null, system }]
    })
    const heard: boolean[] = []
    const stop = client.onMaintenance((isOn) => heard.push(isOn))
    for (let count = 0; count < 4; count++) await client.call('GET /status').catch(() => undefined)
    assert.deepEqual(heard, [true, false])
    stop()
  })
})

test.group('API client session renewal', () => {
  test('happens before a call when 10 s or less remain, and not before')
    .with([
      { seconds: -11, first: 'GET /me access-old' },
      { seconds: -10, first: 'POST /tokens/refresh -' },
      { seconds: 10, first: 'POST /tokens/refresh -' },
      { seconds: 11, first: 'POST /tokens/refresh -' },
    ])
    .run(async ({ assert }, { seconds, first }) => {
      const { client, storage, requests, time } = stage(renewing(seconds === -11 ? 'access-old' : 'access-new'))
      storage.saveSession(session('old', START))
      time.now = START + seconds * 1_000
      assert.equal(await client.call('GET /me'), 'here')
      assert.equal(routes(requests)[0], first)
      assert.equal(storage.session!.accessToken, seconds === -11 ? 'access-old' : 'access-new')
    })

  for (const code of ['TKN-404', 'TKN-400']) {
    test(`happens once on ${code}, and the call is repeated`, async ({ assert }) => {
      const play = renewing('access-new')
      const { client, storage, requests, ended } = stage((request) => {
        const answer = play(request)
        return request.token === 'access-old' ? refused(401, code) : answer
      })
      storage.saveSession(session('old'))
      assert.equal(await client.call('POST /workspace-selection', { body: { workspaceId: 1 } }), 'here')
      assert.deepEqual(routes(requests), [
        'POST /workspace-selection access-old',
        'POST /tokens/refresh -',
        'POST /workspace-selection access-new',
      ])
      assert.deepEqual(requests[2]!.body, { workspaceId: 1 })
      assert.equal(ended.count, 0)
    })
  }

  test('happens once for all calls refused at the same time', async ({ assert }) => {
    const { client, storage, requests } = stage(renewing('access-new'))
    storage.saveSession(session('old'))
    const calls = ['GET /me', 'GET /roles', 'GET /members', 'GET /matters'] as const
    assert.deepEqual(
      await Promise.all(calls.map((route) => client.call(route))),
      calls.map(() => 'here')
    )
    assert.lengthOf(
      requests.filter(({ path }) => path === '/tokens/refresh'),
      1
    )
    assert.lengthOf(requests, 9)
  })

  test('is not repeated for a call refused after another renewed', async ({ assert }) => {
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    const play = renewing('access-new')
    const { client, storage, requests } = stage(async (request) => {
      if (request.path === '/roles' && request.token === 'access-old') await late
      return play(request)
    })
    storage.saveSession(session('old'))
    const slow = client.call('GET /roles')
    await client.call('GET /me')
    release()
    assert.equal(await slow, 'here')
    assert.lengthOf(
      requests.filter(({ path }) => path === '/tokens/refresh'),
      1
    )
  })

  test('ends the session when the call is refused again', async ({ assert }) => {
    const { client, storage, texts, requests, ended } = stage(renewing('another'))
    storage.saveSession(session('old'))
    await storage.saveUserData({ id_users: 1 } as never)
    const error = await thrownBy(client.call('GET /me'))
    assert.instanceOf(error, ApiRefusal)
    assert.equal(error.code, 'TKN-400')
    assert.lengthOf(requests, 3)
    assert.equal(ended.count, 1)
    assert.isNull(storage.session)
    assert.isNull(texts.getItem('foja.api.user_data'))
  })

  test('ends the session when a call is refused that caused a renewal already', async ({ assert }) => {
    const { client, storage, requests, ended } = stage(renewing('another'))
    storage.saveSession(session('old', START))
    await assert.rejects(() => client.call('GET /me'))
    assert.deepEqual(routes(requests), ['POST /tokens/refresh -', 'GET /me access-new'])
    assert.equal(ended.count, 1)
  })

  test('ends the session once when the refresh token is refused for all waiting calls', async ({ assert }) => {
    const { client, storage, requests, ended } = stage(() => refused(401, 'TKN-400'))
    storage.saveSession(session('old'))
    const results = await Promise.allSettled([client.call('GET /me'), client.call('GET /roles')])
    assert.deepEqual(
      results.map(({ status }) => status),
      ['rejected', 'rejected']
    )
    assert.equal(ended.count, 1)
    assert.lengthOf(
      requests.filter(({ path }) => path === '/tokens/refresh'),
      1
    )
    assert.isNull(storage.session)
  })

  test('ends the session without a refresh token', async ({ assert }) => {
    const { client, storage, requests, ended } = stage(() => refused(401, 'TKN-400'))
    storage.saveSession({ accessToken: 'foja_pat_x', accessExpiresAt: iso(START + 1) })
    await assert.rejects(() => client.call('GET /me'))
    assert.lengthOf(requests, 1)
    assert.equal(ended.count, 1)
  })

  test('fails silently without ending the session on RTE-500, a network failure or too many calls')
    .with([
      refused(500, 'RTE-500'),
      refused(429, 'TOO-MANY'),
      [502, '<html>'] as Answer,
      new TypeError('no network') as Answer,
    ])
    .run(async ({ assert }, trouble) => {
      const { client, storage, ended } = stage(({ path }) =>
        path === '/tokens/refresh' ? trouble : refused(401, 'TKN-400')
      )
      storage.saveSession(session('old'))
      const error = await thrownBy(client.call('GET /me'))
      assert.instanceOf(error, RenewalFailed)
      assert.equal(ended.count, 0)
      assert.equal(storage.session!.accessToken, 'access-old')
    })

  test('makes the call on failure, since the server gives the old token leeway', async ({ assert }) => {
    const { client, storage } = stage(({ path }) => (path === '/tokens/refresh' ? refused(500, 'RTE-500') : ok('here')))
    storage.saveSession(session('old', START))
    assert.equal(await client.call('GET /me'), 'here')
  })

  test('does not happen for other refusals', async ({ assert }) => {
    const { client, storage, requests } = stage(() => refused(401, 'USU-401'))
    storage.saveSession(session('old'))
    const error = await thrownBy(client.call('GET /me'))
    assert.equal(error.code, 'USU-401')
    assert.lengthOf(requests, 1)
  })
})

test.group('API client sign-out', () => {
  test('drops everything at once and notifies the server', async ({ assert }) => {
    const { client, storage, requests, ended } = stage(() => ok(null))
    storage.saveSession(session('old'))
    await client.signOut()
    assert.deepEqual(routes(requests), ['DELETE /tokens access-old'])
    assert.isNull(storage.session)
    assert.equal(ended.count, 1)
  })

  test('works without the server', async ({ assert }) => {
    const { client, storage } = stage(() => new TypeError('no network'))
    storage.saveSession(session('old'))
    await client.signOut()
    assert.isNull(storage.session)
  })

  test('is not undone by a late response', async ({ assert }) => {
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    const { client, storage } = stage(async ({ path }) => {
      if (path === '/tokens/refresh') await late
      return ok(null, { authorization: session('new'), userData: { id_users: 1 } })
    })
    storage.saveSession(session('old', START))
    const call = thrownBy(client.call('GET /me'))
    await client.signOut()
    release()
    assert.instanceOf(await call, ApiRefusal)
    assert.isNull(storage.session)
    assert.isNull(await storage.userData())
  })
})
