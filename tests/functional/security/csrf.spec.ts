import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { changesSince, dump } from '#tests/helpers/dump'
import { send, JSON_HEADERS } from '#tests/helpers/http'
import { firm, PASSWORD, person } from '#tests/helpers/people'
import { isWalked, registeredRoutes } from '#tests/helpers/routes'
import { signIn, Visitor } from '#tests/helpers/visitor'

type Method = 'post' | 'put' | 'patch' | 'delete'

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

/** What no cookie opens (programs bring a token), and what only exchanges a cookie that travels on no call of another site. */
const isWithoutToken = (pattern: string) => pattern.startsWith('/api/v1/') || pattern === '/session/renewal'

/** Every address that changes something, with 1 for its parameters. */
function writes(): { method: Method; path: string; route: string }[] {
  return registeredRoutes()
    .filter(({ method, pattern }) => WRITES.includes(method) && pattern !== '*' && !isWithoutToken(pattern))
    .map(({ method, pattern }) => ({
      method: method.toLowerCase() as Method,
      path: pattern.replace(/:\w+\??/g, '1'),
      route: `${method} ${pattern}`,
    }))
}

/** Somebody whom every write admits: the owner of a firm who is an operator too. */
async function owner() {
  const { owner: user } = await firm()
  user.isAdmin = true
  await user.setPassword(PASSWORD)
  return user.save()
}

/** The writes that this guard lets in, as `writes` names them. */
function guardedBy(guard: string): string[] {
  const guarded = registeredRoutes().filter(({ guards }) => guards.includes(guard))
  return guarded.map(({ method, pattern }) => `${method.toLowerCase()} ${pattern.replace(/:\w+\??/g, '1')}`)
}

/**
 * Those that a signed-in person reaches: the writes of sign-in and registration lead them home before anything else, and the portal's admit
 * only clients.
 */
function reachable(by: 'lawyer' | 'client' = 'lawyer') {
  const [forGuests, forClients] = [guardedBy('guest'), guardedBy(`as('client')`)]
  return writes().filter(({ method, path, route }) => {
    const name = `${method} ${path}`
    if (!isWalked(route)) return false
    return by === 'client' ? forClients.includes(name) : !forGuests.includes(name) && !forClients.includes(name)
  })
}

test.group('Cross-site request forgery', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is tested on an existing set of writes', ({ assert }) => {
    const found = writes().map(({ method, path }) => `${method} ${path}`)
    assert.includeMembers(found, [
      'post /login',
      'delete /session',
      'post /workspace-selection',
      'patch /settings/preferences',
    ])
  })

  for (const kind of ['no token', 'an empty token', 'a made up token', 'the token of another session'] as const) {
    test(`changes nothing for a signed-in person with ${kind}`, async ({ assert }) => {
      const user = await owner()
      const [victim, attacker] = [await signIn(user), await signIn(await owner())]
      const client = await signIn(await person({ type: 'client' }, true))
      victim.csrf = client.csrf = {
        'no token': '',
        'an empty token': ' ',
        'a made up token': 'x'.repeat(36),
        'the token of another session': attacker.csrf,
      }[kind]
      const before = await dump()
      const clients = reachable('client').map((write) => ({ ...write, by: client }))
      for (const { method, path, by } of [...reachable().map((write) => ({ ...write, by: victim })), ...clients]) {
        const json = await by.json(method, path, { _csrf: 'no', theme: 'dark', workspaceId: 1 })
        assert.deepEqual([json.status, json.body], [403, { code: { csrf: true }, params: {} }], `${method} ${path}`)
        const page = await by.submit(method, path, { theme: 'dark' }, { referer: '' })
        assert.deepEqual([page.status, JSON.parse(page.text).code], [409, 'STALE-PAGE'], `${method} ${path}`)
        assert.deepEqual(await changesSince(before), {}, `${method} ${path}`)
      }
      assert.equal((await victim.open('/main')).status, 200)
    })
  }

  test('changes nothing through a form of another site in any encoding', async ({ assert }) => {
    const victim = await signIn(await owner())
    const before = await dump()
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      for (const { method, path } of reachable()) {
        const headers = {
          'content-type': type,
          'accept': 'text/html',
          'origin': 'https://evil.example',
          'referer': 'https://evil.example/',
        }
        const answer = await victim.ask(path, method, headers, 'theme=dark&workspaceId=1')
        assert.include([302, 303], answer.status)
        assert.equal(answer.headers.location, '/')
        assert.deepEqual(await changesSince(before), {}, `${method} ${path}`)
      }
    }
  })

  test('reports an outdated page without a client to the person, once', async ({ assert }) => {
    const victim = await signIn(await owner())
    const answer = await victim.ask('/settings/preferences', 'PATCH', { accept: 'text/html' })
    const { page } = await victim.follow(answer.headers.location!)
    assert.deepEqual(page!.props.notices, { warning: { key: 'access.stale' } })
    assert.deepEqual((await victim.open('/main')).page!.props.notices, {})
  })

  test('lets the client of an outdated page fetch the token of the session and send once more', async ({ assert }) => {
    const person = await owner()
    const victim = await signIn(person)
    victim.csrf = 'old'
    const answer = await victim.submit('patch', '/settings/preferences', { theme: 'dark' })
    assert.deepEqual([answer.status, answer.text], [409, JSON.stringify({ code: 'STALE-PAGE', params: {} })])
    assert.isEmpty(await db.from('users').where('theme', 'dark'))
    const { csrf, userId } = (await victim.json('get', '/session/renewal')).body.data
    assert.equal(userId, person.id)
    victim.csrf = csrf
    const again = await victim.submit('patch', '/settings/preferences', { theme: 'dark' })
    assert.equal(again.status, 303)
    assert.lengthOf(await db.from('users').where('theme', 'dark'), 1)
  })

  test('does not create a session for a visitor', async ({ assert }) => {
    const before = await dump()
    for (const { method, path } of writes()) {
      const json = await send(path, { method: method.toUpperCase(), headers: JSON_HEADERS, body: '{}' })
      assert.include([401, 403], json.status, `${method} ${path}`)
      const forged = new Visitor({ '__Host-foja': 's%3Aforged.forged' })
      const page = await forged.submit(method, path, {})
      assert.include([302, 303, 401], page.status, `${method} ${path}`)
      assert.isEmpty(page.cookies.filter((line) => line.startsWith('__Host-foja')))
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('cannot sign somebody in', async ({ assert }) => {
    const user = await owner()
    const visitor = new Visitor()
    await visitor.open('/login')
    const before = await dump()
    const json = await visitor.json('post', '/login', { email: user.email, password: PASSWORD }, { 'x-csrf-token': '' })
    assert.deepEqual([json.status, json.body.code], [403, { csrf: true }])
    const page = await visitor.submit(
      'post',
      '/login',
      { email: user.email, password: PASSWORD },
      { 'x-csrf-token': '' }
    )
    assert.equal(page.status, 302)
    assert.deepEqual(await changesSince(before), {})
    const { page: shown } = await visitor.follow('/login')
    assert.deepEqual(shown!.props.notices, { warning: { key: 'access.stale' } })
  })

  test('cannot use GET, HEAD or a spoofed method for a write', async ({ assert }) => {
    const victim = await signIn(await owner())
    const before = await dump()
    for (const { method, path } of reachable()) {
      await victim.open(`${path}?_method=${method}&_csrf=${victim.csrf}&theme=dark`)
      await victim.ask(path, 'HEAD', {})
      await victim.submit(
        'post',
        `${path}?_method=${method}`,
        {},
        { 'x-csrf-token': 'no', 'x-http-method-override': method }
      )
    }
    assert.deepEqual(await changesSince(before), {})
  })
})
