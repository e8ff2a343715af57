import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { signIn } from '#tests/helpers/visitor'

const PATH = '/settings/preferences'

test.group('Display preferences', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are stored in the account and apply to the next page and session', async ({ assert }) => {
    const { owner } = await firm()
    await owner.setPassword(PASSWORD)
    await owner.save()
    const visitor = await signIn(owner)
    const answer = await visitor.submit('patch', PATH, { language: 'en', theme: 'dark' })
    assert.equal(answer.status, 303)
    for (const browser of [visitor, await signIn(owner)]) {
      const { page, text } = await browser.open('/main')
      assert.equal(page!.props.language, 'en')
      assert.include(text, '"theme":"dark"')
    }
  })

  test('change one at a time', async ({ client, assert }) => {
    const user = await person({ language: 'en' })
    await user.merge({ theme: 'light' }).save()
    const session = await signedIn(client, user)
    await session.patch(PATH, { theme: 'dark' })
    await user.refresh()
    assert.deepEqual([user.language, user.theme], ['en', 'dark'])
    for (const body of [{}, { language: null, theme: '' }]) {
      const response = await session.patch(PATH, body)
      assert.isBelow(response.status(), 500)
      await user.refresh()
      assert.deepEqual([user.language, user.theme], ['en', 'dark'])
    }
  })

  test('refuse values that are not offered in the language of the reader', async ({ client, assert }) => {
    const session = await signedIn(client, await person())
    const before = await dump()
    const wrong = [
      { language: 'fr' },
      { theme: 'pink' },
      { language: ['en'] },
      { theme: { $ne: 1 } },
      { language: 'EN' },
      { theme: 'x'.repeat(100_000) },
      { language: 2 },
    ]
    for (const body of wrong) {
      const response = await session.patch(PATH, body)
      response.assertStatus(422)
      const [field] = Object.keys(body)
      response.assertBodyContains({
        code: 'DAT-500',
        errors: [{ field, message: 'Hay que elegir una de las opciones' }],
      })
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('show the current choice, and send time zone and first day of the week with every page', async ({
    client,
    assert,
  }) => {
    const { owner, workspace } = await firm()
    await workspace.merge({ timeZone: 'America/Tijuana' }).save()
    const session = await signedIn(client, owner, workspace)
    const look = async () => (await session.visit(PATH)).body().props
    const { preferences, identity } = await look()
    assert.deepEqual(preferences, { language: 'es', theme: 'system', timeZone: null, weekStartsOn: 0 })
    assert.deepEqual(
      [identity.timeZone, identity.weekStartsOn],
      ['America/Tijuana', 0],
      'the firm’s until one is chosen'
    )

    await session.submit('patch', PATH, { timeZone: 'Europe/Madrid', weekStartsOn: 1 })
    const then = await look()
    assert.deepEqual([then.preferences.timeZone, then.preferences.weekStartsOn], ['Europe/Madrid', 1])
    assert.deepEqual([then.identity.timeZone, then.identity.weekStartsOn], ['Europe/Madrid', 1])
  })

  test('refuse an unknown zone or day in both languages', async ({ client }) => {
    const said = { es: 'Hay que elegir una de las opciones', en: 'Choose one of the options' }
    for (const language of ['es', 'en'] as const) {
      const session = await signedIn(client, await person({ language }))
      for (const [field, value] of [
        ['timeZone', 'America/Guadalajara'],
        ['timeZone', '../../etc/localtime'],
        ['timeZone', 7],
        ['weekStartsOn', 2],
        ['weekStartsOn', 'x'],
        ['weekStartsOn', -1],
      ] as const) {
        const answer = await session.patch(PATH, { [field]: value })
        answer.assertStatus(422)
        answer.assertBodyContains({ errors: [{ field, message: said[language] }] })
      }
    }
  })

  test('ignore fields that the form does not have', async ({ client, assert }) => {
    const [user, other] = [await person(), await person()]
    const session = await signedIn(client, user)
    const before = (await user.refresh()).serialize()
    const extra = {
      isAdmin: true,
      is_admin: 1,
      type: 'client',
      email: 'otra@ejemplo.mx',
      password: 'x',
      id: other.id,
      userId: other.id,
      emailVerifiedAt: null,
      disabledAt: null,
    }
    await session.patch(PATH, { theme: 'dark', ...extra })
    await user.refresh()
    const { theme, updatedAt, ...rest } = user.serialize()
    assert.equal(theme, 'dark')
    assert.isNotNull(updatedAt)
    assert.deepInclude(before, rest)
    const { theme: untouched } = await other.refresh()
    assert.equal(untouched, 'system')
  })
})
