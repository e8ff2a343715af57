import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { registered } from '#tests/helpers/registering'
import { Visitor } from '#tests/helpers/visitor'

test.group('Pages of a visitor with a session', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are not cached, since they carry its token', async ({ assert }) => {
    const visitor = new Visitor()
    for (const path of ['/login', '/login', '/join', '/password-recovery', '/password-change', '/affiliate-signup'])
      assert.equal((await visitor.open(path)).headers['cache-control'], 'no-store', path)
  })

  test('are not cached when they show an address that awaits its code', async ({ assert }) => {
    const { visitor, email } = await registered()
    const { page, headers } = await visitor.open('/join/verify')
    assert.equal(page!.props.email, email)
    assert.equal(headers['cache-control'], 'no-store')
  })
})
