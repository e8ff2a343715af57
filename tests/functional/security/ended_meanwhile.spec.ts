import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keepLimitsIn } from '#app/core/limits/rate_limiter'
import { person, PASSWORD } from '#tests/helpers/people'
import { signIn, Visitor } from '#tests/helpers/visitor'

const CONFIRMED = { confirmation: { password: PASSWORD } }
const sessionsOf = (userId: number) => db.from('sessions').where('user_id', userId)

test.group('A session that ends while its person proves who they are', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => keepLimitsIn('memory'))

  test('stays ended when they end the very one that they are on', async ({ assert }) => {
    const user = await person({}, true)
    const here = await signIn(user)
    const { id } = await sessionsOf(user.id).firstOrFail()
    await here.submit('delete', `/settings/sessions/s${id}`, CONFIRMED)
    assert.isEmpty(await sessionsOf(user.id))
    assert.equal((await here.open('/settings/account')).headers.location, '/login')
  })

  test('is not needed to sign in: a page of a visitor that is gone does not keep anybody out', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = new Visitor()
    await visitor.open('/login')
    const [first, second] = await Promise.all(
      [1, 2].map(() => visitor.submit('post', '/login', { email: user.email, password: PASSWORD }))
    )
    assert.deepEqual([first!.headers.location, second!.headers.location], ['/main', '/main'])
    assert.lengthOf(await sessionsOf(user.id), 2)
  })
})
