import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { signIn } from '#tests/helpers/visitor'

const PATH = '/settings/preferences'

test.group('Language and theme', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept in the account and hold on the next page and in the next session', async ({ assert }) => {
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

  test('one is changed without the other', async ({ client, assert }) => {
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

  test('values that are not offered are refused in the reader’s language, and nothing changes', async ({
    client,
    assert,
  }) => {
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
      response.assertBodyContains({ code: 'DAT-500', errors: [{ field, message: 'Elige una de las opciones' }] })
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('more than the form asks for is ignored', async ({ client, assert }) => {
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
