import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { originsIn } from '#config/embedding'
import { registeredRoutes } from '#tests/helpers/routes'
import { Visitor } from '#tests/helpers/visitor'

const framing = (headers: Record<string, unknown>) => ({
  ancestors: /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))![1],
  frames: headers['x-frame-options'],
})
const CLOSED = { ancestors: `'none'`, frames: 'DENY' }

test.group('Registration embedded in another site', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => app.config.set('embedding.origins', []))

  test('is closed to all sites by default', async ({ assert }) => {
    const { headers, page } = await new Visitor().open('/join-embedded')
    assert.deepEqual(framing(headers), CLOSED)
    assert.equal(page!.component, 'security/join_embedded')
  })

  test('is open to configured sites, and no other page is', async ({ assert }) => {
    app.config.set('embedding.origins', ['https://www.colegio.example', 'https://otro.example:8443'])
    const { headers } = await new Visitor().open('/join-embedded', { origin: 'https://evil.example' })
    assert.deepEqual(framing(headers), {
      ancestors: 'https://www.colegio.example https://otro.example:8443',
      frames: undefined,
    })
    assert.include(String(headers['content-security-policy']), `default-src 'none'; script-src 'self' 'nonce-`)
    const pages = registeredRoutes().filter(({ method, pattern }) => method === 'GET' && pattern !== '/join-embedded')
    assert.isAbove(pages.length, 10)
    for (const { pattern } of pages) {
      const path = pattern.replace(/:\w+\??/g, '1').replace('*', '/nowhere')
      assert.deepEqual(framing((await new Visitor().open(path)).headers), CLOSED, path)
    }
  })

  test('works without cookies, which frames do not send', async ({ assert }) => {
    const { cookies, page } = await new Visitor().open('/join-embedded')
    assert.isEmpty(cookies)
    assert.equal(page!.props.csrf, '')
  })

  test('accepts only origins in the configuration; anything else stops startup', ({ assert }) => {
    assert.deepEqual(originsIn(''), [])
    assert.deepEqual(originsIn('https://a.example, https://B.example:8443 http://localhost:4000/'), [
      'https://a.example',
      'https://b.example:8443',
      'http://localhost:4000',
    ])
    for (const wrong of [
      '*',
      'a.example',
      'https://a.example/path',
      "'self'",
      'https://*.a.example',
      'data:x',
      'https://a.example;x',
    ])
      assert.throws(() => originsIn(wrong), /EMBED_ORIGINS/, wrong)
  })
})
