import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { changesSince, dump } from '#tests/helpers/dump'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'
import { lookThroughEyesOf } from './impersonation.js'

const FRESH = 'velero trueno mesa'
const right = { currentPassword: PASSWORD, password: FRESH }

test.group('Password change while signed in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('requires the current password, keeps this session and ends all others', async ({ assert, client }) => {
    const user = await person({}, true)
    const [here, there] = [await signedIn(client, user), await signedIn(client, user)]
    const response = await here.submit('put', '/settings/password', right)
    assert.equal(response.status(), 303)
    assert.equal((await here.get('/workspaces')).status(), 200)
    assert.equal((await there.get('/workspaces')).status(), 401)
    await user.refresh()
    assert.isTrue(await user.hasPassword(FRESH))
    assert.isNotNull(user.passwordChangedAt)
    assert.equal((await mailsTo(user.email))[0]!.kind, 'password_changed')
    const entry = await db.from('audit_entries').where('action', 'password.changed').firstOrFail()
    assert.equal(entry.actor_id, user.id)
    assert.notInclude(JSON.stringify(await db.from('audit_entries')), FRESH)
  })

  test('changes nothing for a wrong or missing one (PSW-500) and records the attempt', async ({ assert, client }) => {
    const user = await person({}, true)
    const session = await signedIn(client, user)
    const response = await session.put('/settings/password', { ...right, currentPassword: 'otra' })
    assert.equal(response.status(), 401)
    assert.deepEqual(response.body(), { code: 'PSW-500', params: {} })
    const entry = await db.from('audit_entries').where('action', 'identity.unconfirmed').firstOrFail()
    assert.deepInclude(entry, { actor_id: user.id, after: '{"because":"PSW-500"}' })
    await user.refresh()
    assert.isTrue(await user.hasPassword(PASSWORD))
    assert.equal(await countMails(), 0)
  })

  test('refuses a common password and the own name or email in both languages', async ({ assert, client }) => {
    for (const [language, words] of [
      ['es', /muy común/],
      ['en', /too common/],
    ] as const) {
      const session = await signedIn(client, await person({ language }, true))
      const response = await session.put('/settings/password', { ...right, password: 'Contraseña2026' })
      assert.equal(response.status(), 422)
      assert.equal(response.body().errors[0].field, 'password')
      assert.match(response.body().errors[0].message, words)
    }
    const user = await person({ name: 'Ana Olmos Núñez' }, true)
    const session = await signedIn(client, user)
    for (const password of [user.email, 'AnaOlmosNunez'])
      assert.equal((await session.put('/settings/password', { ...right, password })).status(), 422)
  })

  test('answers SES-500 to people who sign in with Google only', async ({ assert, client }) => {
    const session = await signedIn(client, await person())
    const before = await dump(['sessions'])
    const response = await session.put('/settings/password', right)
    assert.equal(response.status(), 409)
    assert.deepInclude(response.body(), { code: 'SES-500' })
    assert.deepEqual(await changesSince(before), {})
  })

  test('is locked after ten wrong passwords in five minutes, even for the right one', async ({ assert, client }) => {
    const user = await person({}, true)
    const session = await signedIn(client, user)
    for (let n = 0; n < 10; n++)
      assert.equal((await session.put('/settings/password', { ...right, currentPassword: `no ${n}` })).status(), 401)
    const response = await session.put('/settings/password', right)
    assert.equal(response.status(), 429)
    await user.refresh()
    assert.isTrue(await user.hasPassword(PASSWORD))
  })

  test('is refused to visitors and impersonating operators', async ({ assert, client }) => {
    const user = await person({}, true)
    const visitor = await signedIn(client, null)
    assert.equal((await visitor.put('/settings/password', right)).status(), 401)
    const session = await signedIn(client, user)
    await lookThroughEyesOf(user)
    for (const [verb, path] of [
      ['put', '/settings/password'],
      ['post', '/settings/email-change'],
      ['post', '/settings/confirmation-code'],
    ] as const)
      assert.equal((await session[verb](path, right)).status(), 403, path)
    await user.refresh()
    assert.isTrue(await user.hasPassword(PASSWORD))
  })

  test('marks missing input at its field', async ({ assert, client }) => {
    const session = await signedIn(client, await person({ language: 'en' }, true))
    const response = await session.put('/settings/password', {})
    const message = 'This field is required'
    assert.deepEqual(response.body().errors, [
      { field: 'currentPassword', message },
      { field: 'password', message },
    ])
  })

  test('shows a signed-in person their own form', async ({ assert, client }) => {
    const session = await signedIn(client, await person({}, true))
    const response = await session.page('/password-change')
    assert.equal(response.status(), 200)
    const { component, props } = pageIn(response.text())
    assert.equal(component, 'security/password_change')
    assert.containSubset(props, { identity: { hasPassword: true } })
  })
})
