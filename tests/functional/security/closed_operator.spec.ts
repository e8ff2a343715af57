import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { person, PASSWORD } from '#tests/helpers/people'
import { signIn } from '#tests/helpers/visitor'

test.group('Operator account closed during impersonation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ends the impersonation in another browser', async ({ assert }) => {
    const operator = await person({ isAdmin: true }, true)
    const other = await person()
    const [here, there] = [await signIn(operator), await signIn(operator)]
    await there.open('/settings/users')
    await there.submit('post', `/settings/users/${other.id}/impersonation`, { reason: 'Solicitud 1042 de soporte' })
    assert.lengthOf(await db.from('sessions').where('user_id', other.id), 1)
    await here.open('/settings/privacy')
    const answer = await here.submit('delete', '/settings/account', { confirmation: { password: PASSWORD } })
    assert.equal(answer.headers.location, '/login')
    assert.isEmpty(await db.from('sessions').whereIn('user_id', [other.id, operator.id]))
    assert.equal((await there.open('/settings/account')).headers.location, '/login')
  })
})
