import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { test } from '@japa/runner'
import { send, JSON_HEADERS, PAGE_HEADERS, type Answer } from '#tests/helpers/http'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

const FIXED = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

const directivesOf = (answer: Answer) =>
  Object.fromEntries(
    String(answer.headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)])
  )

const nonceOf = (answer: Answer) => /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))![1]!

test.group('Response headers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const ANSWERS: [string, () => Promise<Answer>][] = [
    ['a page', () => send('/login', { headers: PAGE_HEADERS })],
    ['a redirect', () => send('/', { headers: PAGE_HEADERS })],
    ['JSON', () => send('/health/live', { headers: JSON_HEADERS })],
    ['a refusal', () => send('/workspaces', { headers: JSON_HEADERS })],
    ['a file', () => send('/favicon.svg')],
    ['the page of an unknown address', () => send('/404', { headers: PAGE_HEADERS })],
    ['a missing file', () => send('/assets/no.js')],
    ['an unknown method', () => send('/login', { method: 'PROPFIND' })],
    ['an unreadable body', () => send('/login', { method: 'POST', headers: JSON_HEADERS, body: '{' })],
  ]
  for (const [what, ask] of ANSWERS) {
    test(`include security headers and a request id: ${what}`, async ({ assert }) => {
      const answer = await ask()
      assert.containSubset(answer.headers, FIXED)
      assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/)
      assert.notProperty(answer.headers, 'x-powered-by')
      const policy = directivesOf(answer)
      assert.deepEqual(policy['default-src'], [`'none'`])
      assert.deepEqual(policy['frame-ancestors'], [`'none'`])
      assert.deepEqual(policy['base-uri'], [`'none'`])
      assert.deepEqual(policy['form-action'], [`'self'`])
      for (const kind of ['script-src', 'style-src']) {
        assert.deepEqual(policy[kind], [`'self'`, `'nonce-${nonceOf(answer)}'`])
      }
      assert.notInclude(String(answer.headers['content-security-policy']), 'unsafe')
    })
  }

  test('allow only scripts with the nonce of the response', async ({ assert }) => {
    const answers = [await send('/login', { headers: PAGE_HEADERS }), await send('/login', { headers: PAGE_HEADERS })]
    assert.notEqual(nonceOf(answers[0]!), nonceOf(answers[1]!))
    for (const answer of answers) {
      const inline = [...answer.text.matchAll(/<(script|style)\b([^>]*)>/g)].filter(
        ([, , attributes]) => !/type="application\/json"/.test(attributes!)
      )
      assert.isNotEmpty(inline)
      for (const [tag, , attributes] of inline) assert.include(attributes!, `nonce="${nonceOf(answer)}"`, tag)
      assert.isAtLeast(Buffer.from(nonceOf(answer), 'base64').length, 16)
      assert.notMatch(answer.text, /\son[a-z]+=|javascript:|style="/i)
    }
  })

  test('forbid caching of pages of a signed-in person', async ({ assert, client }) => {
    const { owner, workspace } = await firm()
    const session = await signedIn(client, owner, workspace)
    for (const path of ['/main', '/404', '/nowhere', '/login', '/', '/law-firm/files/list', '/main/client']) {
      assert.equal((await session.page(path)).header('cache-control'), 'no-store', path)
    }
    assert.equal((await session.get('/workspaces')).header('cache-control'), 'no-store')
    assert.equal((await session.delete('/session')).header('cache-control'), 'no-store')
  })

  test('forbid caching of a page with its own token', async ({ assert }) => {
    assert.equal((await send('/login', { headers: PAGE_HEADERS })).headers['cache-control'], 'no-store')
  })

  test('make caches separate document and data of one address', async ({ assert, client }) => {
    const { owner, workspace } = await firm()
    const session = await signedIn(client, owner, workspace)
    for (const answer of [await session.page('/main'), await session.visit('/main')]) {
      assert.match(answer.header('vary')!, /x-inertia/i)
    }
    assert.match(String((await send('/login', { headers: PAGE_HEADERS })).headers.vary), /x-inertia/i)
  })
})

/** Asks for a file and keeps its bytes. */
function bytes(
  path: string,
  headers: Record<string, string>,
  method = 'GET'
): Promise<{ headers: Answer['headers']; body: Buffer; status: number }> {
  return new Promise((resolve, reject) => {
    request({ host: env.get('HOST'), port: env.get('PORT'), path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) })
      )
    })
      .on('error', reject)
      .end()
  })
}

test.group('Static files', () => {
  test('are served with type, length and an hour of caching', async ({ assert }) => {
    const file = readFileSync(app.publicPath('favicon.svg'))
    const answer = await bytes('/favicon.svg', {})
    assert.equal(answer.headers['content-type'], 'image/svg+xml')
    assert.equal(answer.headers['cache-control'], 'public, max-age=3600')
    assert.isTrue(answer.body.equals(file))
    const head = await bytes('/favicon.svg', {}, 'HEAD')
    assert.deepEqual([head.status, head.body.length, head.headers['content-length']], [200, 0, String(file.length)])
  })

  test('cannot be written, and nothing outside the folder is reachable', async ({ assert }) => {
    assert.equal((await send('/favicon.svg', { method: 'POST' })).status, 404)
    const outside = [
      '/../package.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/.vite/manifest.json',
    ]
    for (const path of [...outside, '/favicon.svg%00', '/favicon.svg/', '/FAVICON.SVG', '/assets']) {
      const answer = await send(path, { headers: PAGE_HEADERS })
      assert.include([302, 400, 404], answer.status, path)
      assert.notInclude(answer.text, '"dependencies"')
    }
  })

  const built = existsSync(app.publicPath('assets')) ? readdirSync(app.publicPath('assets')) : []
  const packed = built.find((name) => built.includes(`${name}.br`) && built.includes(`${name}.gz`))
  if (packed) {
    test('are served precompressed and cached for good when built', async ({ assert }) => {
      const plain = await bytes(`/assets/${packed}`, {})
      const brotli = await bytes(`/assets/${packed}`, { 'accept-encoding': 'gzip, deflate, br' })
      const gzip = await bytes(`/assets/${packed}`, { 'accept-encoding': 'gzip' })
      assert.notProperty(plain.headers, 'content-encoding')
      assert.equal(brotli.headers['content-encoding'], 'br')
      assert.equal(gzip.headers['content-encoding'], 'gzip')
      assert.isTrue(brotliDecompressSync(brotli.body).equals(plain.body))
      assert.isTrue(gunzipSync(gzip.body).equals(plain.body))
      for (const { headers } of [plain, brotli, gzip]) {
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.match(String(headers.vary), /accept-encoding/i)
        assert.notProperty(headers, 'set-cookie')
      }
    })

    test('are not sent in an encoding that the browser declines', async ({ assert }) => {
      const answer = await bytes(`/assets/${packed}`, { 'accept-encoding': 'br;q=0, gzip' })
      assert.equal(answer.headers['content-encoding'], 'gzip')
    })
  }
})

test.group('Undecodable address', () => {
  for (const path of ['/%E0%A4%A', '/law-firm/files/%ff', '/%']) {
    test(`is refused with a page and security headers: ${path}`, async ({ assert }) => {
      const answer = await send(path, { headers: PAGE_HEADERS })
      assert.equal(answer.status, 400)
      assert.include(answer.text, 'Esta dirección no se puede leer')
      assert.include(answer.headers['content-security-policy'], `default-src 'none'`)
      assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    })
  }
})
