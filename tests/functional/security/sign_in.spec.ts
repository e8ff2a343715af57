import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

test.group('Signing in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the right e-mail and password lead to the home page with a new session', async ({ client, assert }) => {
    const user = await person({}, true)
    const visitor = await signedIn(client, null)
    const response = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    response.assertStatus(302)
    response.assertHeader('location', '/main')
    assert.notEqual(response.cookie('__Host-foja')?.value, visitor.session.id)
  })

  test('a wrong password is refused with LOG-500', async ({ client }) => {
    const user = await person({}, true)
    const visitor = await signedIn(client, null)
    const response = await visitor.post('/login', { email: user.email, password: 'otra' })
    response.assertStatus(401)
    response.assertBodyContains({ code: 'LOG-500' })
  })

  test('a signed-in person who opens the sign-in page goes home', async ({ client }) => {
    const { owner, workspace } = await firm()
    const session = await signedIn(client, owner, workspace)
    const response = await session.page('/login')
    response.assertStatus(302)
    response.assertHeader('location', '/main')
  })
})
