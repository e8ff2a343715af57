import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { changesSince, dump } from '#tests/helpers/dump'
import { person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

const PATH = '/settings/account'

test.group('Account settings page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the person their details, and /settings leads to it', async ({ client, assert }) => {
    const user = await person({ name: 'Inés Valdivia' })
    await user.merge({ phone: '+525512345678', license: '12345678' }).save()
    const session = await signedIn(client, user)
    const { component, props } = (await session.visit(PATH)).body()
    assert.equal(component, 'settings/account')
    const { email } = user
    const profile = { name: 'Inés Valdivia', email, phone: '55 1234 5678', license: '12345678', picture: null }
    assert.deepEqual(props.profile, profile)
    assert.equal((await session.page('/settings')).header('location'), PATH)
  })

  test('stores name, phone and cédula in normal form and logs what changed', async ({ client, assert }) => {
    const user = await person({ name: 'Inés Valdivia' })
    const session = await signedIn(client, user)
    const typed = { name: '  Inés  Valdivia Ríos ', phone: '(81) 1234-5678', license: ' 1234 567 ' }
    ;(await session.submit('patch', PATH, typed)).assertHeader('location', PATH)
    await user.refresh()
    assert.deepEqual([user.name, user.phone, user.license], ['Inés  Valdivia Ríos', '+528112345678', '1234567'])
    const entry = await db.from('audit_entries').where('action', 'profile.changed').firstOrFail()
    assert.deepEqual(JSON.parse(entry.before), { name: 'Inés Valdivia', phone: null, license: null })
    assert.deepEqual(JSON.parse(entry.after), {
      name: 'Inés  Valdivia Ríos',
      phone: '+528112345678',
      license: '1234567',
    })

    await session.submit('patch', PATH, { name: user.name, phone: '', license: '' })
    await user.refresh()
    assert.deepEqual([user.phone, user.license], [null, null])
    const written = (await db.from('audit_entries').where('action', 'profile.changed')).length
    await session.submit('patch', PATH, { name: user.name })
    assert.equal((await db.from('audit_entries').where('action', 'profile.changed')).length, written)
  })

  const WRONG = [
    [{ name: '' }, 'name', 'Este campo es obligatorio', 'This field is required'],
    [{ name: '\u200b \u202e' }, 'name', 'Este campo es obligatorio', 'This field is required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Máximo 120 caracteres', 'Maximum 120 characters'],
    [
      { name: 'Ana', phone: '12345' },
      'phone',
      'Un teléfono lleva diez dígitos, o + y la clave del país',
      'Enter a ten-digit phone number, or + and the country code',
    ],
    [
      { name: 'Ana', license: 'ABC-123' },
      'license',
      'La cédula profesional solo lleva números',
      'A professional license number contains only digits',
    ],
  ] as const
  for (const [body, field, spanish, english] of WRONG) {
    test(`refuses ${JSON.stringify(body).slice(0, 40)} in the language of the reader`, async ({ client, assert }) => {
      for (const [language, message] of [
        ['es', spanish],
        ['en', english],
      ] as const) {
        const session = await signedIn(client, await person({ language }))
        const before = await dump()
        const answer = await session.patch(PATH, body)
        answer.assertStatus(422)
        answer.assertBodyContains({ errors: [{ field, message }] })
        assert.deepEqual(await changesSince(before), {})
      }
    })
  }

  test('ignores fields the person may not change', async ({ client, assert }) => {
    const [user, other] = [await person(), await person()]
    const session = await signedIn(client, user)
    const { email } = user
    await session.patch(PATH, {
      name: 'Otra',
      isAdmin: true,
      is_admin: 1,
      email: 'otra@ejemplo.mx',
      type: 'client',
      id: other.id,
      userId: other.id,
      picture: 'user-1-aaaaaaaaaaaaaaaaaaaaaa',
      password: 'otra contraseña',
      disabledAt: null,
    })
    const now = await User.findOrFail(user.id)
    assert.deepEqual([now.name, now.isAdmin, now.email, now.type], ['Otra', false, email, 'lawyer'])
    assert.deepEqual([now.picture, now.password], [null, null])
    assert.notEqual((await User.findOrFail(other.id)).name, 'Otra')
  })
})
