import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { send, JSON_HEADERS, PAGE_HEADERS } from '#tests/helpers/http'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { pageIn, signIn, Visitor } from '#tests/helpers/visitor'

const UNKNOWN = [
  '/nowhere',
  '/law-firm/nothing',
  '/main/nothing',
  '/search/nothing/at/all',
  '/API/x',
  '/apix',
  '/index',
  '/ñandú',
  '/.',
]

test.group('Unknown addresses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lead from the empty path to sign-in', async ({ assert }) => {
    const answer = await send('/', { headers: PAGE_HEADERS })
    assert.deepEqual([answer.status, answer.headers.location], [302, '/login'])
  })

  test('lead a visitor to the sign-in page', async ({ assert }) => {
    for (const path of UNKNOWN) {
      const visitor = new Visitor()
      const first = await visitor.open(encodeURI(path))
      assert.deepEqual([first.status, first.headers.location], [302, '/main'], path)
      const { page, status } = await visitor.follow(encodeURI(path))
      assert.deepEqual([status, page?.component], [200, 'security/login'], path)
    }
  })

  test('lead a signed-in person to their home page', async ({ assert }) => {
    const { owner } = await firm()
    await owner.setPassword(PASSWORD)
    const people = [
      [await owner.save(), 'main/home'],
      [await person({ type: 'client' }, true), 'main/client'],
    ] as const
    for (const [user, home] of people) {
      const visitor = await signIn(user)
      for (const path of ['/nowhere', '/', '/law-firm/nothing']) {
        const { page } = await visitor.follow(path)
        assert.equal(page?.component, home, path)
        assert.deepEqual(page?.props.notices, {})
      }
    }
  })

  test('keep flash messages through a chain of redirects', async ({ assert }) => {
    const visitor = await signIn(await person({ type: 'client' }, true))
    await visitor.open('/law-firm/files/list')
    const { page } = await visitor.follow('/nowhere')
    assert.deepEqual(page?.props.notices, { warning: { key: 'errors_ui.no_access_route' } })
  })

  for (const path of [
    '/api/x',
    '/api',
    '/api/v1/nothing',
    '/assets/x',
    '/assets/deep/x.js',
    '/x.png',
    '/robots.php',
    '/health/x',
    '/webhooks/x',
  ]) {
    test(`answer 404 for ${path}`, async ({ assert }) => {
      for (const headers of [PAGE_HEADERS, JSON_HEADERS, {}]) assert.equal((await send(path, { headers })).status, 404)
    })
  }

  test('answer 404 without a redirect for methods other than GET', async ({ assert }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      for (const headers of [PAGE_HEADERS, JSON_HEADERS])
        assert.equal((await send('/nowhere', { method, headers })).status, 404, method)
    }
    assert.equal((await send('/nowhere', { method: 'HEAD', headers: PAGE_HEADERS })).headers.location, '/main')
  })

  test('answer JSON to an API client and a page to a person', async ({ assert }) => {
    const json = await send('/nowhere', { headers: JSON_HEADERS })
    assert.equal(json.status, 404)
    assert.deepEqual(JSON.parse(json.text), { code: 'NOT-FOUND', params: {} })
    const api = await send('/api/x', { headers: PAGE_HEADERS })
    assert.deepEqual(JSON.parse(api.text), { code: 'NOT-FOUND', params: {} })
    const page = await send('/nowhere', { method: 'POST', headers: PAGE_HEADERS })
    assert.equal(pageIn(page.text).component, 'errors/not_found')
  })

  test('answer 404 on the not-found page for visitors and people', async ({ assert }) => {
    const visitor = new Visitor()
    const answer = await visitor.open('/404')
    assert.deepEqual([answer.status, answer.page?.component], [404, 'errors/not_found'])
    const lawyer = await signIn(await person({}, true))
    assert.deepEqual(
      [(await lawyer.open('/404')).status, (await lawyer.open('/404')).page?.component],
      [404, 'errors/not_found']
    )
  })

  test('show the 404 page, never the home page, for a missing record', async ({ assert }) => {
    const { owner } = await firm()
    await owner.setPassword(PASSWORD)
    const visitor = await signIn(await owner.save())
    for (const id of ['999999', '0', '-1', '1.5', 'x', '1e3', '9'.repeat(30), "1'--", '%00', '１']) {
      const answer = await visitor.open(`/law-firm/files/file-overview/${encodeURIComponent(id)}`)
      assert.deepEqual([answer.status, answer.page?.component], [404, 'errors/not_found'], id)
    }
    const json = await visitor.json('get', '/law-firm/files/file-overview/999999')
    assert.deepEqual([json.status, json.body.code], [404, 'NOT-FOUND'])
  })
})
