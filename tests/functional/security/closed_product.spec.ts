import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SYSTEM } from '#app/core/audit/author'
import { forgetMaintenance, isMaintenance, setMaintenance } from '#app/core/system/maintenance'
import { GoogleStandIn } from '#tests/helpers/google_stand_in'
import { mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { signIn, Visitor } from '#tests/helpers/visitor'
import env from '#start/env'

const close = () => db.transaction((trx) => setMaintenance(trx, SYSTEM, { on: true, announcedFor: null }))

async function atSignIn() {
  const visitor = new Visitor()
  await visitor.open('/login')
  return visitor
}

test.group('Sign-in during maintenance', (group) => {
  group.each.setup(() => async () => {
    forgetMaintenance()
    await isMaintenance()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('does not remember the browser or send an email, even with the right password', async ({ assert }) => {
    const user = await person({}, true)
    await signIn(user)
    await close()
    const visitor = await atSignIn()
    await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    assert.equal((await visitor.open('/login')).page!.props.notices.warning?.key, 'access.maintenance')
    assert.lengthOf(await db.from('devices').where('user_id', user.id), 1)
    assert.isEmpty(await mailsTo(user.email))
  })

  test('does not create an account with Google', async ({ assert, cleanup }) => {
    const google = await GoogleStandIn.start()
    cleanup(() => google.stop())
    google.account = { sub: 'g-closed', email: 'nadie@ejemplo.mx' }
    const visitor = await atSignIn()
    const sent = await visitor.submit('post', '/login/google', { intent: 'login' })
    await close()
    const back = google.authorize(sent.headers['x-inertia-location'] as string)
    const { headers } = await visitor.open(back.replace(env.get('APP_URL'), ''))
    assert.equal(headers.location, '/login')
    assert.equal((await visitor.open('/login')).page!.props.notices.warning?.key, 'access.maintenance')
    assert.isEmpty(await db.from('users').where('email', 'nadie@ejemplo.mx'))
  })
})
