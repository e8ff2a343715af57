import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Member from '#app/workspaces/models/member'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { signIn } from '#tests/helpers/visitor'

/** A lawyer of two firms, at work in the first, and a third firm that is not theirs. */
async function inTwoFirms() {
  const [first, second, foreign] = [await firm('Zurita Abogados'), await firm('Bufete Álvarez'), await firm('Ajeno')]
  const user = await first.hire('lawyer')
  const reader = await db.from('roles').where({ workspace_id: second.workspace.id, key: 'reader' }).firstOrFail()
  await Member.create({ workspaceId: second.workspace.id, userId: user.id, roleId: reader.id })
  return { user, first: first.workspace, second: second.workspace, foreign: foreign.workspace }
}

test.group('Firms of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed by name in the switcher, only their own', async ({ client, assert }) => {
    const { user, first, second } = await inTwoFirms()
    const session = await signedIn(client, user, first)
    const response = await session.get('/workspaces')
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      data: [
        { id: second.id, name: 'Bufete Álvarez', slug: second.slug, timeZone: 'America/Mexico_City' },
        { id: first.id, name: 'Zurita Abogados', slug: first.slug, timeZone: 'America/Mexico_City' },
      ],
      clientOf: [],
    })
  })

  test('are none for a client', async ({ client }) => {
    const session = await signedIn(client, await person({ type: 'client' }))
    const response = await session.get('/workspaces')
    response.assertBody({ data: [], clientOf: [] })
  })

  test('change with their permissions on switching, permanently', async ({ assert }) => {
    const { user, first, second } = await inTwoFirms()
    await user.setPassword(PASSWORD)
    const visitor = await signIn(await user.save())
    const before = (await visitor.open('/main')).page!.props.identity!
    assert.equal(before.workspace!.id, first.id)
    assert.include(before.permissions, 'expedientes:crear')
    const answer = await visitor.submit('post', '/workspace-selection', { workspaceId: second.id })
    assert.deepEqual([answer.status, answer.headers.location], [302, '/main'])
    const after = (await visitor.open('/main')).page!.props.identity!
    assert.equal(after.workspace!.id, second.id)
    assert.notInclude(after.permissions, 'expedientes:crear')
    assert.equal((await visitor.open('/law-firm/files/add')).status, 302)
  })

  test('refuse another’s firm and an unknown one alike and change nothing', async ({ client, assert }) => {
    const { user, first, foreign } = await inTwoFirms()
    const session = await signedIn(client, user, first)
    const before = await dump()
    for (const workspaceId of [foreign.id, 999_999]) {
      const response = await session.post('/workspace-selection', { workspaceId })
      response.assertStatus(404)
      response.assertBody({ code: 'DNE-404', params: {} })
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('refuse an operator who does not work there', async ({ client }) => {
    const { workspace } = await firm()
    const session = await signedIn(client, await person({ isAdmin: true }))
    const response = await session.post('/workspace-selection', { workspaceId: workspace.id })
    response.assertStatus(404)
  })

  test('refuse a malformed id at its field', async ({ client, assert }) => {
    const { user, first } = await inTwoFirms()
    const session = await signedIn(client, user, first)
    const before = await dump()
    for (const workspaceId of [undefined, null, '', 'x', -1, 1.5, [1], { id: 1 }, '1 or 1=1', 'Infinity', '😀']) {
      const response = await session.post('/workspace-selection', { workspaceId })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'workspaceId')
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('ignore fields that the form does not have', async ({ client, assert }) => {
    const { user, first, second } = await inTwoFirms()
    const session = await signedIn(client, user, first)
    const before = await dump(['sessions', 'idempotency_keys'])
    const extra = { userId: 1, ownerId: user.id, role: 'owner', roleId: 1, isAdmin: true, permissions: ['rol:crear'] }
    const response = await session.post('/workspace-selection', { workspaceId: second.id, ...extra })
    response.assertStatus(302)
    assert.deepEqual(await changesSince(before), {})
    const row = await db.from('sessions').where('user_id', user.id).firstOrFail()
    const { __flash__: said, ...content } = JSON.parse(row.content)
    assert.deepEqual(Object.keys(said.notices), ['toast'])
    assert.sameMembers(Object.keys(content), ['userId', 'workspaceId', 'csrf-secret'])
    assert.equal(row.workspace_id, second.id)
  })
})
