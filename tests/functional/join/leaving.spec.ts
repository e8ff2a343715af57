import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keepLimitsIn } from '#app/core/limits/rate_limiter'
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

test.group('A session in progress on the pages of registration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => keepLimitsIn('memory'))

  for (const path of PAGES) {
    test(`${path} ends it and says so, on the page that was asked for`, async ({ assert }) => {
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

  test('it is written to the log', async ({ assert }) => {
    const visitor = await someone()
    await visitor.open('/join', TOP)
    assert.lengthOf(await db.from('audit_entries').where('action', 'session.ended'), 1)
  })

  test('«keep me signed in» does not bring it back', async ({ assert }) => {
    const visitor = await someone(true)
    await visitor.open('/join', TOP)
    await visitor.follow('/join')
    assert.equal((await visitor.open('/main')).headers.location, '/login')
  })

  test('a browser that does not say how it asks counts when it asks for a document', async ({ assert }) => {
    const visitor = await someone()
    assert.equal((await visitor.open('/join')).status, 302)
    assert.isFalse(await isSignedIn())
  })

  const OTHERWISE: [string, Record<string, string>][] = [
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }],
    ['an old frame', { 'sec-fetch-dest': 'frame', 'sec-fetch-mode': 'navigate' }],
    ['an object', { 'sec-fetch-dest': 'object', 'sec-fetch-mode': 'navigate' }],
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'accept': 'image/avif,image/*' }],
    ['an image of an old browser', { accept: 'image/webp,*/*' }],
    ['a script', { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors', 'accept': '*/*' }],
    ['a call', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'accept': 'text/html' }],
    ['a call of an old browser', { 'accept': 'text/html', 'x-requested-with': 'XMLHttpRequest' }],
    ['half of what a browser says', { 'sec-fetch-dest': 'document' }],
    ['the other half', { 'sec-fetch-mode': 'navigate' }],
    ['what is fetched ahead', { ...TOP, 'sec-purpose': 'prefetch' }],
    ['what is drawn ahead', { ...TOP, 'sec-purpose': 'prefetch;prerender' }],
    ['what Firefox fetches ahead', { ...TOP, 'x-moz': 'prefetch' }],
    ['what Safari fetches ahead', { ...TOP, purpose: 'prefetch' }],
  ]
  for (const [what, headers] of OTHERWISE) {
    test(`${what} signs nobody out`, async ({ assert }) => {
      const visitor = await someone()
      for (const path of PAGES) {
        const answer = await visitor.open(path, headers)
        assert.isTrue(await isSignedIn(), path)
        assert.isEmpty(answer.cookies, path)
      }
      assert.notEqual((await visitor.open('/main')).headers.location, '/login')
    })
  }

  test('asking for the headers of a page signs nobody out', async ({ assert }) => {
    const visitor = await someone()
    for (const path of PAGES) await visitor.ask(path, 'HEAD', { accept: 'text/html', ...TOP })
    assert.isTrue(await isSignedIn())
  })

  test('a link inside the product opens the page anew, as a navigation', async ({ assert }) => {
    const visitor = await someone()
    const answer = await visitor.open('/join', { 'x-inertia': 'true', 'x-inertia-version': visitor.version })
    assert.deepEqual([answer.status, answer.headers['x-inertia-location']], [409, '/join'])
    assert.isTrue(await isSignedIn())
  })

  test('nobody who is signed in registers, verifies or asks for letters', async ({ assert }) => {
    const visitor = await someone()
    await visitor.open('/main')
    for (const path of ['/join', '/affiliate-signup', '/join/verify', '/join/verify/x', '/resend-validation-email']) {
      const answer = await visitor.submit('post', path, application())
      assert.equal(answer.headers.location, '/law-firm/invitations', path)
    }
    assert.isEmpty(await db.from('registrations'))
  })
})
