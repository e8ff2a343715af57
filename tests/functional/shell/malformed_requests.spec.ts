import { connect } from 'node:net'
import testUtils from '@adonisjs/core/services/test_utils'
import env from '#start/env'
import { test } from '@japa/runner'
import { send, JSON_HEADERS, PAGE_HEADERS, type Question } from '#tests/helpers/http'
import { PASSWORD, person } from '#tests/helpers/people'
import { signIn, Visitor } from '#tests/helpers/visitor'

const json = (body: string | Buffer, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  headers: { ...JSON_HEADERS, ...headers },
  body,
})
const form = (type: string, body: string): Question => ({
  method: 'POST',
  headers: { 'accept': 'application/json', 'content-type': type },
  body,
})
const page = (headers: Record<string, string> = {}): Question => ({ headers: { ...PAGE_HEADERS, ...headers } })

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const REQUESTS: [string, string, Question, number[]][] = [
  ['truncated JSON', '/login', json('{'), [400]],
  ['JSON with an extra comma', '/login', json('{"email":"a",}'), [400]],
  ['JSON that is only a string', '/login', json('"x"'), [400, 422]],
  ['JSON null', '/login', json('null'), [400, 422]],
  ['JSON ten thousand lists deep', '/login', json(deep(10_000)), [400, 403, 422]],
  [
    'JSON with a prototype',
    '/login',
    json('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
    [400, 403],
  ],
  ['invalid UTF-8', '/login', json(Buffer.from([0x22, 0xff, 0xfe, 0x22])), [400, 403, 422]],
  ['a body of five megabytes', '/login', json(JSON.stringify({ email: 'x'.repeat(5_000_000) })), [413]],
  ['a body that says it is gzip and is not', '/login', json('no gzip', { 'content-encoding': 'gzip' }), [400]],
  ['a body in an unknown encoding', '/login', json('x', { 'content-encoding': 'zstd-x' }), [400, 415]],
  [
    'a charset that does not exist',
    '/login',
    json('{}', { 'content-type': 'application/json; charset=klingon' }),
    [400, 403, 415],
  ],
  [
    'XML',
    '/login',
    form('application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
    [403, 415],
  ],
  [
    'an unterminated form',
    '/login',
    form('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nbroken'),
    [400, 403],
  ],
  ['a form without a boundary', '/login', form('multipart/form-data', 'x'), [400, 403]],
  [
    'a form with ten thousand fields',
    '/login',
    form('application/x-www-form-urlencoded', Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&')),
    [400, 403, 413],
  ],
  [
    'a form with deep brackets',
    '/login',
    form('application/x-www-form-urlencoded', `a${'[b]'.repeat(500)}=1`),
    [400, 403],
  ],
  ['a broken escape in the address', '/%E0%A4%A', page(), [400]],
  ['a broken escape in a known address', '/law-firm/files/file-overview/%', page(), [302, 400]],
  ['a broken escape in the query', '/login?x=%E0%A4%A&%', page(), [200]],
  ['a NUL in the address', '/x%00y', page(), [302, 400, 404]],
  ['a line break in the address', '/main/client%0d%0aSet-Cookie:%20x=1', page(), [302, 400, 404]],
  ['an address of 15 kB', `/${'a'.repeat(15_000)}`, page(), [302, 404, 414, 431]],
  ['an address of 20 kB', `/${'a'.repeat(20_000)}`, page(), [414, 431]],
  ['a query of 12 kB', `/login?${'a=1&'.repeat(3_000)}`, page(), [200]],
  [
    'unreadable JSON without a session',
    '/health/live',
    { method: 'POST', headers: { ...PAGE_HEADERS, 'content-type': 'application/json' }, body: '{' },
    [400, 404],
  ],
  ['a query with brackets', `/login?a[b][c][__proto__][x]=1&a[]=1&a[9999999]=1`, page(), [200]],
  ['a header of 20 kB', '/login', page({ 'x-long': 'a'.repeat(20_000) }), [431]],
  ['a cookie of 12 kB', '/login', page({ cookie: `__Host-foja=${'a'.repeat(12_000)}` }), [200]],
  [
    'a cookie with a broken escape',
    '/login',
    page({ cookie: '__Host-foja=s%3A%E0%A4%A; language=%; theme=%FF' }),
    [200],
  ],
  [
    'cookies without sense',
    '/login',
    page({ cookie: '=; ;;; a==b; __proto__=1; language=<script>; theme="dark' }),
    [200],
  ],
  ['a meaningless Accept header', '/login', { headers: { accept: ';;q=x,,*/' } }, [200]],
  ['an outdated Inertia version', '/login', page({ 'x-inertia': 'true', 'x-inertia-version': 'old' }), [409]],
  [
    'a partial reload of unknown props',
    '/login',
    page({ 'x-inertia-partial-data': '__proto__,identity', 'x-inertia-partial-component': 'security/login' }),
    [200],
  ],
]

test.group('Malformed HTTP requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [what, path, question, statuses] of REQUESTS) {
    test(`are answered without internal details: ${what}`, async ({ assert }) => {
      const answer = await send(path, question)
      assert.include(statuses, answer.status)
      assert.notMatch(answer.text, /node_modules|\.ts:\d|at .+\(|SQLITE|ER_|Error:/)
      assert.isUndefined(answer.headers['set-cookie']?.find((line) => line.startsWith('x=')))
    })
  }

  test('never cause a server error with a session and a token', async ({ assert }) => {
    const visitor = await signIn(await person({}, true))
    const bodies = [
      '{',
      '"x"',
      'null',
      '[]',
      '7',
      deep(5_000),
      '{"theme":{"$gt":""}}',
      '{"theme":["dark"]}',
      `{"theme":"${'x'.repeat(100_000)}"}`,
    ]
    for (const body of bodies) {
      const headers = { ...JSON_HEADERS, 'x-csrf-token': visitor.csrf }
      const answer = await visitor.ask('/settings/preferences', 'PATCH', headers, body)
      assert.include([303, 302, 400, 422], answer.status, body.slice(0, 40))
      const inertia = await visitor.ask(
        '/settings/preferences',
        'PATCH',
        { ...headers, ...PAGE_HEADERS, 'x-inertia': 'true' },
        body
      )
      assert.include([302, 303], inertia.status, body.slice(0, 40))
    }
  })

  test('report an unreadable body on the page where the person is', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.open('/login')
    const ask = (body: string) =>
      visitor.ask(
        '/login',
        'POST',
        { ...PAGE_HEADERS, 'content-type': 'application/json', 'x-csrf-token': visitor.csrf },
        body
      )
    const unreadable = await ask('{')
    assert.equal(unreadable.status, 302)
    assert.deepEqual((await visitor.follow(unreadable.headers.location!)).page?.props.notices, {
      warning: { key: 'access.unreadable' },
    })
    const large = await ask(JSON.stringify({ email: 'x'.repeat(5_000_000), password: PASSWORD }))
    assert.deepEqual((await visitor.follow(large.headers.location!)).page?.props.notices, {
      warning: { key: 'access.too_large' },
    })
  })

  test('close the connection when not HTTP, and the server goes on', async ({ assert }) => {
    for (const bytes of [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
      '\0\0\0\0',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect({ host: env.get('HOST'), port: env.get('PORT') }, () => socket.end(bytes))
        socket.on('close', () => resolve())
        socket.on('error', () => resolve())
        socket.resume()
      })
    }
    assert.equal((await send('/health/live')).status, 200)
  })
})
