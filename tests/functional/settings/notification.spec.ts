import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { noticeKinds } from '#app/core/contributions/registries'
import { catalogue } from '#app/core/messages/catalogue'
import { channelsOf } from '#app/accounts/queries/channels_of'
import { changesSince, dump } from '#tests/helpers/dump'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'

const PATH = '/settings/notification'

test.group('Notification settings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('default to everything, with each kind and its channels in the matrix', async ({ client, assert }) => {
    const user = await person()
    const { component, props } = (await (await signedIn(client, user)).visit(PATH)).body()
    assert.equal(component, 'settings/notification')
    const cells = Object.fromEntries(props.rows.map((row: { event: string; cells: object }) => [row.event, row.cells]))
    assert.deepEqual(cells.role_changed, { app: 'on', email: 'on' })
    assert.deepEqual(cells.new_device, { app: 'absent', email: 'locked' })
    assert.lengthOf(props.rows, noticeKinds.all().length)
    assert.deepEqual(await channelsOf(user.id, 'role_changed'), { app: true, email: true })
  })

  test('apply the channels chosen by the person to them alone', async ({ client, assert }) => {
    const [user, other] = [await person(), await person()]
    const session = await signedIn(client, user)
    const off = { event: 'role_changed', channel: 'email', enabled: false }
    ;(await session.submit('put', PATH, { choices: [off] })).assertHeader('location', PATH)
    assert.deepEqual(await channelsOf(user.id, 'role_changed'), { app: true, email: false })
    assert.deepEqual(await channelsOf(user.id, 'member_left'), { app: true, email: true })
    assert.deepEqual(await channelsOf(other.id, 'role_changed'), { app: true, email: true })
    const entry = await db.from('audit_entries').where('action', 'notices.chosen').firstOrFail()
    assert.deepEqual(
      [JSON.parse(entry.before), JSON.parse(entry.after)],
      [{ 'role_changed.email': true }, { 'role_changed.email': false }]
    )
    await session.submit('put', PATH, { choices: [off] })
    assert.lengthOf(await db.from('audit_entries').where('action', 'notices.chosen'), 1, 'nothing changed')
    await session.submit('put', PATH, { choices: [{ ...off, enabled: true }] })
    assert.deepEqual(await channelsOf(user.id, 'role_changed'), { app: true, email: true })
  })

  test('cannot switch off security emails, not even with a row in the table', async ({ client, assert }) => {
    const user = await person()
    const session = await signedIn(client, user)
    const locked = noticeKinds.all().filter((kind) => kind.locked?.includes('email'))
    assert.includeMembers(
      locked.map(({ key }) => key),
      ['new_device', 'password_changed', 'email_changed', 'two_factor_changed', 'own_data']
    )
    const choices = locked.map(({ key }) => ({ event: key, channel: 'email', enabled: false }))
    ;(await session.submit('put', PATH, { choices })).assertStatus(303)
    assert.lengthOf(await db.from('notification_choices').where('user_id', user.id), 0)
    const now = '2026-11-20 10:00:00.000'
    const row = { user_id: user.id, channel: 'email', enabled: false, created_at: now, updated_at: now }
    await db.table('notification_choices').insert({ ...row, event: 'new_device' })
    assert.deepEqual(await channelsOf(user.id, 'new_device'), { app: false, email: true })
  })

  test('take one query, however many kinds there are', async ({ client, assert }) => {
    const session = await signedIn(client, await person())
    const queries = await queriesOf(async () => session.visit(PATH))
    assert.lengthOf(
      queries.filter((sql) => /notification_choices/.test(sql)),
      1
    )
  })

  test('reject an unregistered kind as a bug', async ({ assert }) => {
    await assert.rejects(() => channelsOf(1, 'unheard_of'), /unheard_of/)
  })

  test('refuse an invalid choice in both languages and change nothing', async ({ client, assert }) => {
    const said = { es: 'Hay que elegir una de las opciones', en: 'Choose one of the options' }
    for (const language of ['es', 'en'] as const) {
      const session = await signedIn(client, await person({ language }))
      const before = await dump(['sessions'])
      const right = { event: 'role_changed', channel: 'email', enabled: false }
      for (const wrong of [{ event: 'unheard_of' }, { channel: 'fax' }, { event: 7 }, { event: ['role_changed'] }]) {
        const answer = await session.put(PATH, { choices: [{ ...right, ...wrong }] })
        answer.assertStatus(422)
        assert.equal(answer.body().errors[0].message, said[language])
      }
      for (const body of [{}, { choices: [] }, { choices: 'x' }, { choices: [{ ...right, enabled: 'no' }] }])
        (await session.put(PATH, body)).assertStatus(422)
      assert.deepEqual(await changesSince(before), {})
    }
  })
})

test.group('Notification kinds', () => {
  for (const language of ['es', 'en'] as const) {
    test(`all have their texts in ${language}`, ({ assert }) => {
      const ids = noticeKinds
        .all()
        .flatMap(({ key, area }) => [`kind.${key}`, `kind.${key}.text`, `area.${area}`])
        .map((id) => `notifications.${id}`)
      assert.includeMembers(Object.keys(catalogue(language)), ids)
    })
  }

  test('lock only channels they use', ({ assert }) => {
    for (const { key, channels, locked = [] } of noticeKinds.all()) assert.includeMembers(channels, locked, key)
  })
})
