import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { GoogleStandIn } from '#tests/helpers/google_stand_in'
import { Visitor } from '#tests/helpers/visitor'
import env from '#start/env'

let google: GoogleStandIn

/** Who gets an account by coming from Google with this name. */
async function newcomer(email: string, name?: string): Promise<User> {
  google.account = { sub: `g-${email}`, email, ...(name !== undefined && { name }) }
  const visitor = new Visitor()
  await visitor.open('/login')
  const sent = await visitor.submit('post', '/login/google', { intent: 'login' })
  const back = google.authorize(sent.headers['x-inertia-location'] as string)
  await visitor.open(back.replace(env.get('APP_URL'), ''))
  return User.findByOrFail('email', email)
}

test.group('Name of a new Google user', (group) => {
  group.setup(async () => {
    google = await GoogleStandIn.start()
    return () => google.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is stored as one line without bidi control characters, like typed text', async ({ assert }) => {
    const { name } = await newcomer('ana@ejemplo.mx', ' Ana\r\nBcc: otra@ejemplo.mx \u202eyeR ')
    assert.notMatch(name, /[\p{Cc}\u202e]/u)
    assert.match(name, /^Ana\s+Bcc: otra@ejemplo\.mx\s+yeR$/)
  })

  test('is replaced by the address when nothing visible remains', async ({ assert }) => {
    assert.equal((await newcomer('luis@ejemplo.mx', '\u200b \u2066')).name, 'luis@ejemplo.mx')
  })
})
