import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { signIn, Visitor } from '#tests/helpers/visitor'

async function lawyer() {
  const { owner } = await firm()
  await owner.setPassword(PASSWORD)
  return owner.save()
}

/** Asks for a page without a session, signs in and says where that leads. */
async function leadsTo(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const user = await lawyer()
  const visitor = new Visitor()
  await visitor.open(path, headers)
  await visitor.open('/login')
  const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
  return answer.headers.location
}

test.group('Page requested before signing in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const deep = '/law-firm/files/list?q=P%C3%A9rez%20%26%20Hijos&estado=active&page=3'

  test('opens with its query after signing in', async ({ assert }) => {
    assert.equal(await leadsTo(deep), deep)
  })

  test('is remembered through a wrong password', async ({ assert }) => {
    const user = await lawyer()
    const visitor = new Visitor()
    assert.equal((await visitor.open(deep)).headers.location, '/login')
    await visitor.open('/login')
    await visitor.submit('post', '/login', { email: user.email, password: 'otra' })
    await visitor.open('/login')
    const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    assert.equal(answer.headers.location, deep)
  })

  test('opens once, and the next sign-in leads home', async ({ assert }) => {
    const user = await lawyer()
    const visitor = new Visitor()
    await visitor.open(deep)
    await visitor.open('/login')
    await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    await visitor.open('/main')
    await visitor.submit('delete', '/session')
    await visitor.open('/login')
    const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    assert.equal(answer.headers.location, '/main')
  })

  test('is restored after the session expired', async ({ assert }) => {
    const user = await lawyer()
    const visitor = await signIn(user)
    visitor.cookies.set('__Host-foja', 's%3Agone.gone')
    await visitor.open(deep)
    await visitor.open('/login')
    const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    assert.equal(answer.headers.location, deep)
  })

  test('is never the not-found fallback', async ({ assert }) => {
    assert.equal(await leadsTo('/main'), '/main')
    assert.equal(await leadsTo('/nowhere'), '/main')
  })

  const elsewhere = [
    '//evil.example/x',
    '/\\evil.example',
    '///evil.example',
    '//evil.example/main/client',
    '/%2F%2Fevil.example',
    '/login?next=https://evil.example',
    '/login?redirect=//evil.example&return_to=javascript:alert(1)',
    'http://evil.example/main/client',
  ]
  for (const path of elsewhere) {
    test(`does not lead to another site through «${path}»`, async ({ assert }) => {
      const location = (await leadsTo(path, { referer: 'https://evil.example/' }))!
      assert.equal(new URL(location, 'http://foja.test').host, 'foja.test')
      assert.notMatch(location, /^\/[/\\]|^[a-z]+:/i)
    })
  }

  test('leads back within this site only after a refused form', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.open('/login')
    for (const referer of ['https://evil.example/login', '//evil.example', 'javascript:alert(1)', 'data:text/html,x']) {
      const answer = await visitor.submit('post', '/login', {}, { referer })
      assert.equal(answer.headers.location, '/', referer)
    }
  })

  test('is the own home page for a signed-in person at the sign-in page', async ({ assert }) => {
    const client = await person({ type: 'client' }, true)
    const operator = await person({ isAdmin: true }, true)
    const alone = await person({}, true)
    const homes = [
      [await lawyer(), '/main'],
      [client, '/main/client'],
      [operator, '/settings/workspaces'],
      [alone, '/law-firm/invitations'],
    ] as const
    for (const [user, home] of homes) {
      const visitor = await signIn(user)
      assert.equal((await visitor.open('/login')).headers.location, home)
      assert.equal((await visitor.submit('post', '/login', { email: 'x', password: 'y' })).headers.location, home)
    }
  })
})
