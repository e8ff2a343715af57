import { test } from '@japa/runner'
import { currentSession, isSessionOver, renewSession } from '../../../inertia/features/shell/requests/renewal.js'

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

test.group('Session renewal in the browser', () => {
  const CASES: [number, string, boolean][] = [
    [401, 'TKN-404', true],
    [401, 'TKN-400', true],
    [401, 'LOG-500', false],
    [403, 'TKN-400', false],
    [200, 'TKN-400', false],
  ]
  for (const [status, code, over] of CASES) {
    test(`${over ? 'recognises' : 'does not take'} ${status} ${code} as the end of a session and leaves the response readable`, async ({
      assert,
    }) => {
      const given = answer(status, { code })
      assert.equal(await isSessionOver(given), over)
      assert.deepEqual(await given.json(), { code })
    })
  }

  test('does not take a response without JSON as the end of a session', async ({ assert }) => {
    assert.isFalse(await isSessionOver(new Response('<html>', { status: 401 })))
  })

  test('is shared by simultaneous calls, which all get the new token', async ({ assert }) => {
    const asked: string[] = []
    const next = { csrf: 'next', userId: 7 }
    const ask = (async (path: string, { method = 'GET' }: RequestInit = {}) => {
      asked.push(`${method} ${path}`)
      return answer(200, { data: next })
    }) as typeof fetch
    assert.deepEqual(await Promise.all([renewSession(ask), renewSession(ask), renewSession(ask)]), [next, next, next])
    assert.deepEqual(asked, ['POST /session/renewal', 'GET /session/renewal'])
  })

  test('is not retried for a call after a refusal', async ({ assert }) => {
    let asked = 0
    const ask = (async () => (asked++, answer(401, { code: 'TKN-400' }))) as unknown as typeof fetch
    assert.isNull(await renewSession(ask))
    assert.equal(asked, 1)
  })

  test('does not happen without a network', async ({ assert }) => {
    const ask = (() => Promise.reject(new TypeError('offline'))) as unknown as typeof fetch
    assert.isNull(await renewSession(ask))
    assert.isNull(await currentSession(ask))
  })
})
