import db from '@adonisjs/lucid/services/db'
import { hashOfToken } from '#app/core/encryption/tokens'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type User from '#app/accounts/models/user'
import Member from '#app/workspaces/models/member'
import { matterOf } from '#database/factories/matter_factory'
import { BY_THE_WAY, freshTest, roleOf } from '#tests/functional/law_firm/firm/ground'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person } from '#tests/helpers/people'

/** A lawyer of one firm who only reads in another. */
async function inTwoFirms() {
  const [first, second] = [await firm('Zurita Abogados'), await firm('Bufete Álvarez')]
  const user = await first.hire('lawyer')
  const reader = await roleOf(second, 'reader')
  await Member.create({ workspaceId: second.workspace.id, userId: user.id, roleId: reader.id })
  return { user, first, second }
}

async function clientOf(user: User, workspaceId: number) {
  const now = toSqlInstant(clock.now())
  const names = { name: user.name, name_folded: user.name.toLowerCase() }
  const row = { workspace_id: workspaceId, user_id: user.id, ...names, created_at: now, updated_at: now }
  await db.table('clients').insert(row)
}

test.group('Switching firms', (group) => {
  group.each.setup(freshTest)

  test('stays on a page that shows no record of the old firm and is allowed in the new one', async ({
    client,
    assert,
  }) => {
    const { user, first, second } = await inTwoFirms()
    const matter = await matterOf(first)
    const cases = [
      ['/law-firm/files/list', '/law-firm/files/list'],
      [`/law-firm/files/list?responsible=${user.id}&q=x`, '/law-firm/files/list'],
      ['/law-firm/settings/info', '/law-firm/settings/info'],
      ['/search/b-search/scjn?q=amparo', '/search/b-search/scjn?q=amparo'],
      [`/law-firm/files/file-overview/${matter.id}?tab=research`, '/main'],
      ['/law-firm/files/add', '/main'],
      ['/main/client', '/main'],
      ['/nada', '/main'],
      ['//evil.example/law-firm/files/list', '/main'],
      ['https://evil.example/law-firm/files/list', '/main'],
      ['\\\\evil.example', '/main'],
      ['javascript:alert(1)', '/main'],
      ['', '/main'],
      [undefined, '/main'],
    ] as const
    for (const [from, leads] of cases) {
      const desk = await atDesk(client, user, first.workspace)
      const answer = await desk.submit('post', '/workspace-selection', { workspaceId: second.workspace.id, from })
      assert.equal(answer.header('location'), leads, from)
      const { props } = (await desk.visit('/main')).body()
      assert.equal(props.identity.workspace.id, second.workspace.id)
      assert.deepEqual(props.notices.toast.values, { name: 'Bufete Álvarez' })
    }
  })

  test('ends a role preview', async ({ client, assert }) => {
    const ours = await firm('Uno')
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', '/workspaces', { name: 'Dos' })
    const second = await db.from('workspaces').where('slug', 'dos').firstOrFail()
    const content = { userId: ours.owner.id, workspaceId: ours.workspace.id, previewRoleId: 1 }
    const other = await atDesk(client, ours.owner, ours.workspace)
    const row = await db.from('sessions').where('id', hashOfToken(other.session.id)).firstOrFail()
    await db
      .from('sessions')
      .where('id', row.id)
      .update({ content: JSON.stringify({ ...JSON.parse(row.content), ...content }) })
    await other.submit('post', '/workspace-selection', { workspaceId: second.id })
    const rows = await db.from('sessions').where('user_id', ours.owner.id)
    assert.isTrue(rows.every(({ content: text, preview_role_id: id }) => !('previewRoleId' in JSON.parse(text)) && !id))
  })
})

test.group('Client of one firm and lawyer in another', (group) => {
  group.each.setup(freshTest)

  test('sees both in the switcher, enters the client area and returns to work', async ({ client, assert }) => {
    const { user, first, second } = await inTwoFirms()
    const third = await firm('Corporativo Cedro')
    await clientOf(user, third.workspace.id)
    await clientOf(user, third.workspace.id)
    const desk = await atDesk(client, user, first.workspace)
    const { data, clientOf: clients } = (await desk.get('/workspaces')).body()
    assert.deepEqual(
      data.map(({ id }: { id: number }) => id),
      [second.workspace.id, first.workspace.id]
    )
    assert.deepEqual(clients, [{ id: third.workspace.id, name: 'Corporativo Cedro' }])
    assert.equal((await desk.page('/main/client')).header('location'), '/main', 'not while working in a firm')
    const answer = await desk.submit('delete', '/workspace-selection')
    assert.equal(answer.header('location'), '/main/client')
    const { identity } = (await desk.visit('/main/client')).body().props
    assert.deepEqual([identity.audience, identity.workspace, identity.permissions], ['client', null, []])
    ;(await desk.get('/law-firm/files/list')).assertStatus(403)
    await desk.submit('post', '/workspace-selection', { workspaceId: first.workspace.id })
    assert.equal((await desk.visit('/main')).body().props.identity.audience, 'lawyer')
  })

  test('stays in the firm when nobody’s client', async ({ client, assert }) => {
    const { user, first } = await inTwoFirms()
    const desk = await atDesk(client, user, first.workspace)
    const before = await dump(BY_THE_WAY)
    assert.equal((await desk.delete('/workspace-selection')).body().code, 'CR-400')
    assert.deepEqual(await changesSince(before), {})
    assert.equal((await desk.visit('/main')).body().props.identity.workspace.id, first.workspace.id)
  })
})

test.group('Tab of another firm', (group) => {
  group.each.setup(freshTest)

  test('is refused when it writes into the firm that was switched to', async ({ client, assert }) => {
    const { user, first, second } = await inTwoFirms()
    const desk = await atDesk(client, user, second.workspace)
    const before = await dump(BY_THE_WAY)
    for (const shown of [first.workspace.id, 'none', 'x']) {
      const visit = desk.submit('post', '/law-firm/files', { title: 'x' }).header('x-workspace', String(shown))
      const call = desk.delete('/law-firm/settings/membership').header('x-workspace', String(shown))
      for (const answer of [await visit, await call]) {
        answer.assertStatus(409)
        assert.deepEqual(answer.body(), { code: 'OTHER-WORKSPACE', params: { name: 'Bufete Álvarez' } })
      }
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('is accepted in its own firm, and for personal preferences in any', async ({ client, assert }) => {
    const { user, first, second } = await inTwoFirms()
    const desk = await atDesk(client, user, first.workspace)
    const write = desk.submit('delete', '/law-firm/settings/membership')
    assert.equal((await write.header('x-workspace', String(first.workspace.id))).header('location'), '/main')
    const other = await atDesk(client, user, second.workspace)
    const theme = await other.patch('/settings/preferences', { theme: 'dark' }).header('x-workspace', '1')
    assert.isBelow(theme.status(), 400)
    const out = await other.delete('/session').header('x-workspace', '1')
    assert.isBelow(out.status(), 400)
  })

  test('is also refused when it was opened without a firm and the person has one now', async ({ client, assert }) => {
    const user = await person()
    const desk = await atDesk(client, user)
    const answer = await desk.submit('post', '/workspaces', { name: 'Uno' }).header('x-workspace', 'none')
    assert.equal(answer.status(), 302)
    const stale = await desk.submit('post', '/workspaces', { name: 'Dos' }).header('x-workspace', 'none')
    assert.equal(stale.status(), 409)
  })

  test('reloads completely instead of mixing two firms, while full pages are answered', async ({ client, assert }) => {
    const { user, first, second } = await inTwoFirms()
    const desk = await atDesk(client, user, second.workspace)
    const stale = String(first.workspace.id)
    const partial = await desk
      .visit('/law-firm/files/list?q=x')
      .header('x-workspace', stale)
      .header('x-inertia-partial-component', 'law_firm/matters/index')
      .header('x-inertia-partial-data', 'matters')
    assert.deepEqual([partial.status(), partial.header('x-inertia-location')], [409, '/law-firm/files/list?q=x'])
    const whole = await desk.visit('/law-firm/files/list').header('x-workspace', stale)
    assert.equal(whole.body().props.identity.workspace.id, second.workspace.id)
  })
})
