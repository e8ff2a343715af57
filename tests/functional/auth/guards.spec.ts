import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import app from '@adonisjs/core/services/app'
import { Refusal } from '#app/core/errors/refusal'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'

const PAGE = { accept: 'text/html' }

/** The authenticator of a request that brings nothing. */
async function ofVisitor() {
  const auth = await app.container.make('auth.manager')
  return auth.createAuthenticator(new HttpContextFactory().create())
}

test.group('Guards of requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sign a client of tests in with a session, whose writes pass the CSRF check', async ({ assert, client }) => {
    const { owner, workspace } = await firm()
    const page = await client.get('/settings/account').headers(PAGE).loginAs(owner, workspace)
    assert.equal(page.status(), 200)
    const write = await client.patch('/settings/preferences').json({ theme: 'dark' }).loginAs(owner, workspace)
    assert.notInclude([401, 403], write.status())
    await owner.refresh()
    assert.equal(owner.theme, 'dark')
  })

  test('sign a program of tests in with a token that reaches as far as its scopes', async ({ assert, client }) => {
    const { owner, workspace } = await firm()
    const call = (scopes: string[]) => client.get('/api/v1/me').withGuard('api').loginAs(owner, workspace, scopes)
    assert.equal((await call(['cuenta:leer'])).status(), 200)
    assert.equal((await call([])).status(), 403)
  })

  test('do not take a token for a session, nor a session for a token', async ({ assert, client }) => {
    const { owner, workspace } = await firm()
    const page = await client
      .get('/settings/account')
      .headers(PAGE)
      .redirects(0)
      .withGuard('api')
      .loginAs(owner, workspace)
    assert.equal(page.header('location'), '/login')
    const call = await client.get('/api/v1/me').loginAs(owner, workspace)
    assert.deepEqual([call.status(), call.body().code], [401, 'TKN-404'])
  })

  test('refuse a visitor without a query, however often they are asked', async ({ assert }) => {
    const auth = await ofVisitor()
    const queries = await queriesOf(async () => {
      for (const guard of ['web', 'api'] as const) {
        assert.isFalse(await auth.checkUsing([guard]))
        assert.isNull(auth.use(guard).identity)
        await assert.rejects(() => auth.use(guard).authenticate(), Refusal)
      }
    })
    assert.isEmpty(queries)
  })

  test('answer from what the first check found', async ({ assert }) => {
    const { owner, workspace } = await firm()
    const auth = (await app.container.make('auth.manager')).createAuthenticatorClient()
    const { headers } = await auth.use('api').authenticateAsClient(owner, workspace, ['cuenta:leer'])
    const ctx = new HttpContextFactory().create()
    ctx.request.request.headers.authorization = headers.authorization
    const guard = (await app.container.make('auth.manager')).createAuthenticator(ctx).use('api')
    const queries = await queriesOf(async () => {
      await guard.check()
      assert.equal((await guard.authenticate()).id, owner.id)
      assert.equal((await guard.presentedToken()).identity?.workspace?.id, workspace.id)
    })
    assert.lengthOf(queries, 1)
  })
})
