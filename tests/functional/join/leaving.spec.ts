import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { person } from '#tests/helpers/people'
import { application } from '#tests/helpers/registering'
import { signIn } from '#tests/helpers/visitor'

const TOP = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }
const PAGES = [
  '/join',
  '/join/abcd2345',
  '/join/verify',
  '/join/verify/unknown',
  '/join-app',
  '/join-app/home',
  '/join-app/client',
  '/join-app/abcd2345',
  '/join-embedded',
  '/affiliate-signup',
]

async function someone(remember = false) {
  return signIn(await person({}, true), remember)
}

const isSignedIn = async () => (await db.from('sessions').whereNotNull('user_id')).length > 0

test.group('Registration pages with an open session', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const path of PAGES) {
    test(`end it with a message on the requested page ${path}`, async ({ assert }) => {
      const visitor = await someone()
      const old = visitor.cookies.get('__Host-foja')
      const answer = await visitor.open(`${path}?type=client`, TOP)
      assert.deepEqual([answer.status, answer.headers.location], [302, `${path}?type=client`])
      assert.isFalse(await isSignedIn())
      const { page } = await visitor.follow(answer.headers.location!)
      assert.deepEqual(page!.props.notices.toast, { key: 'join.session_ended' })
      assert.isUndefined(page!.props.identity)
      visitor.cookies.set('__Host-foja', old!)
      assert.equal((await visitor.open('/main')).headers.location, '/login', 'the cookie of before opens nothing')
    })
  }

  test('log the end of the session', async ({ assert }) => {
    const visitor = await someone()
    await visitor.open('/join', TOP)
    assert.lengthOf(await db.from('audit_entries').where('action', 'session.ended'), 1)
  })

  test('do not restore it through «keep me signed in»', async ({ assert }) => {
    const visitor = await someone(true)
    await visitor.open('/join', TOP)
    await visitor.follow('/join')
    assert.equal((await visitor.open('/main')).headers.location, '/login')
  })

  test('end it for a browser without fetch metadata that requests a document', async ({ assert }) => {
    const visitor = await someone()
    assert.equal((await visitor.open('/join')).status, 302)
    assert.isFalse(await isSignedIn())
  })

  const OTHERWISE: [string, Record<string, string>][] = [
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }],
    ['a frameset frame', { 'sec-fetch-dest': 'frame', 'sec-fetch-mode': 'navigate' }],
    ['an object', { 'sec-fetch-dest': 'object', 'sec-fetch-mode': 'navigate' }],
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'accept': 'image/avif,image/*' }],
    ['an image request of an old browser', { accept: 'image/webp,*/*' }],
    ['a script', { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors', 'accept': '*/*' }],
    ['a fetch call', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'accept': 'text/html' }],
    ['an XMLHttpRequest of an old browser', { 'accept': 'text/html', 'x-requested-with': 'XMLHttpRequest' }],
    ['fetch metadata without a mode', { 'sec-fetch-dest': 'document' }],
    ['fetch metadata without a destination', { 'sec-fetch-mode': 'navigate' }],
    ['a prefetch', { ...TOP, 'sec-purpose': 'prefetch' }],
    ['a prerender', { ...TOP, 'sec-purpose': 'prefetch;prerender' }],
    ['a Firefox prefetch', { ...TOP, 'x-moz': 'prefetch' }],
    ['a Safari prefetch', { ...TOP, purpose: 'prefetch' }],
  ]
  for (const [what, headers] of OTHERWISE) {
    test(`do not end it for ${what}`, async ({ assert }) => {
      const visitor = await someone()
      for (const path of PAGES) {
        const answer = await visitor.open(path, headers)
        assert.isTrue(await isSignedIn(), path)
        assert.isEmpty(answer.cookies, path)
      }
      assert.notEqual((await visitor.open('/main')).headers.location, '/login')
    })
  }

  test('do not end it for a HEAD request', async ({ assert }) => {
    const visitor = await someone()
    for (const path of PAGES) await visitor.ask(path, 'HEAD', { accept: 'text/html', ...TOP })
    assert.isTrue(await isSignedIn())
  })

  test('reload as a full navigation from a link inside the application', async ({ assert }) => {
    const visitor = await someone()
    const answer = await visitor.open('/join', { 'x-inertia': 'true', 'x-inertia-version': visitor.version })
    assert.deepEqual([answer.status, answer.headers['x-inertia-location']], [409, '/join'])
    assert.isTrue(await isSignedIn())
  })

  test('refuse to register, verify or resend emails while signed in', async ({ assert }) => {
    const visitor = await someone()
    await visitor.open('/main')
    for (const path of ['/join', '/affiliate-signup', '/join/verify', '/join/verify/x', '/resend-validation-email']) {
      const answer = await visitor.submit('post', path, application())
      assert.equal(answer.headers.location, '/law-firm/invitations', path)
    }
    assert.isEmpty(await db.from('registrations'))
  })
})
