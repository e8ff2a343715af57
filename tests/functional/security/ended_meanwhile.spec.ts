import { Hash } from '@adonisjs/core/hash'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { person, PASSWORD } from '#tests/helpers/people'
import { signIn, Visitor } from '#tests/helpers/visitor'
import { until } from '#tests/helpers/until'

const CONFIRMED = { confirmation: { password: PASSWORD } }
const sessionsOf = (userId: number) => db.from('sessions').where('user_id', userId)

test.group('Session ended while its owner confirms their identity', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stays ended when it was the current one', async ({ assert }) => {
    const user = await person({}, true)
    const here = await signIn(user)
    const { id } = await sessionsOf(user.id).firstOrFail()
    await here.submit('delete', `/settings/sessions/s${id}`, CONFIRMED)
    assert.isEmpty(await sessionsOf(user.id))
    assert.equal((await here.open('/settings/account')).headers.location, '/login')
  })

  test('is not needed for sign-in from a visitor’s page whose session is gone', async ({ assert, cleanup }) => {
    const user = await person({}, true)
    const visitor = new Visitor()
    await visitor.open('/login')
    // Both have passed the guards before either is signed in.
    const { verify } = Hash.prototype
    cleanup(() => void (Hash.prototype.verify = verify))
    let asked = 0
    Hash.prototype.verify = async function (...values) {
      asked++
      await until(() => asked === 2, 'the second sign-in')
      return verify.apply(this, values)
    }
    const [first, second] = await Promise.all(
      [1, 2].map(() => visitor.submit('post', '/login', { email: user.email, password: PASSWORD }))
    )
    assert.deepEqual([first!.headers.location, second!.headers.location], ['/main', '/main'])
    assert.lengthOf(await sessionsOf(user.id), 2)
  })
})
