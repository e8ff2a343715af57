import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm } from '#tests/helpers/people'
import { registeredRoutes } from '#tests/helpers/routes'
import { signedIn } from '#tests/helpers/signed_in'
import { atDesk } from '../matters/desk.js'
import { builtIn, auditEntriesOf, ownersDesk, roleOf } from './roles_desk.js'

const PREVIEW = '/law-firm/settings/role-preview'
const FILES = '/law-firm/files/list'

/** The owner of a firm, looking at it with a role that reads matters. */
async function looking(client: ApiClient) {
  const { ours, desk } = await ownersDesk(client)
  const role = await roleOf(ours, 'Mirón', ['expedientes:leer'])
  await desk.submit('post', PREVIEW, { roleId: role.id })
  return { ours, desk, role }
}

const identityAt = async (desk: Awaited<ReturnType<typeof atDesk>>, path = FILES) =>
  (await desk.visit(path)).body().props.identity

test.group('Role preview', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows what the role sees, with a banner on every page, and returns to the roles at its end', async ({
    client,
    assert,
  }) => {
    const { ours, desk } = await ownersDesk(client)
    const role = await roleOf(ours, 'Mirón', ['expedientes:leer'])
    ;(await desk.submit('post', PREVIEW, { roleId: role.id })).assertHeader('location', '/main')
    const seen = await identityAt(desk)
    assert.deepEqual(seen.preview, { roleId: role.id, name: 'Mirón' })
    assert.deepEqual([seen.isOwner, seen.permissions], [false, ['expedientes:leer']])
    ;(await desk.get('/law-firm/files/add')).assertStatus(403)
    ;(await desk.submit('delete', PREVIEW)).assertHeader('location', '/law-firm/settings/roles')
    const after = await identityAt(desk)
    assert.deepEqual([after.preview, after.isOwner], [null, true])
    const actions = (await auditEntriesOf(role)).map(({ action }) => action)
    assert.deepEqual(actions, ['role.preview_started', 'role.preview_ended'])
  })

  test('never shows more than the role of the person', async ({ client, assert }) => {
    const ours = await firm()
    const shaper = await ours.hireWith(['rol:editar', 'rol:leer', 'expedientes:leer'])
    const desk = await atDesk(client, shaper, ours.workspace)
    await desk.submit('post', PREVIEW, { roleId: (await builtIn(ours, 'owner')).id })
    const seen = await identityAt(desk)
    assert.sameMembers(seen.permissions, ['rol:editar', 'rol:leer', 'expedientes:leer'])
    assert.isFalse(seen.isOwner)
  })

  test('requires the permission to edit roles', async ({ client, assert }) => {
    const ours = await firm()
    const role = await roleOf(ours, 'Mirón', [])
    const reader = await atDesk(client, await ours.hireWith(['rol:leer', 'rol:crear', 'rol:eliminar']), ours.workspace)
    ;(await reader.post(PREVIEW, { roleId: role.id })).assertStatus(403)
    assert.isNull((await identityAt(reader, '/main')).preview)
  })

  test('refuses every write except ending it, signing out, display preferences and switching firms', async ({
    client,
    assert,
  }) => {
    const { ours, role } = await looking(client)
    const OPEN = [
      `DELETE ${PREVIEW}`,
      'DELETE /session',
      'PATCH /settings/preferences',
      'POST /workspace-selection',
      'DELETE /workspace-selection',
    ]
    const writes = registeredRoutes().filter(
      ({ method, pattern }) =>
        ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && pattern !== '*' && !pattern.startsWith('/api/')
    )
    assert.isAbove(writes.length, 20)
    const session = await signedIn(client, ours.owner, ours.workspace)
    await session.submit('post', PREVIEW, { roleId: role.id })
    const before = await dump(['sessions'])
    for (const { method, pattern } of writes) {
      if (OPEN.includes(`${method} ${pattern}`)) continue
      const verb = method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete'
      const answer = await session[verb](pattern.replace(/:\w+\??/g, '1'))
      assert.deepEqual([answer.status(), answer.body().code], [403, { preview: true }], `${method} ${pattern}`)
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('explains the refusal on the page where a write was tried', async ({ client, assert }) => {
    const { desk } = await looking(client)
    ;(await desk.submit('post', '/law-firm/files', {})).assertStatus(302)
    const { id: _, ...notices } = (await desk.visit(FILES)).body().props.notices
    assert.deepEqual(notices, { warning: { key: 'roles.preview.read_only' } })
  })

  test('allows theme, language and sign-out', async ({ client }) => {
    const { desk } = await looking(client)
    ;(await desk.submit('patch', '/settings/preferences', { theme: 'dark' })).assertStatus(303)
    ;(await desk.submit('delete', '/session')).assertStatus(303)
  })

  test('does not follow into another firm', async ({ client, assert }) => {
    const { ours, desk } = await looking(client)
    const other = await firm('Bufete Ñandú')
    await Member.create({
      workspaceId: other.workspace.id,
      userId: ours.owner.id,
      roleId: (await builtIn(other, 'lawyer')).id,
    })
    await desk.submit('post', '/workspace-selection', { workspaceId: other.workspace.id })
    const seen = await identityAt(desk)
    assert.deepEqual([seen.workspace.id, seen.preview], [other.workspace.id, null])
    assert.include(seen.permissions, 'expedientes:crear')
    assert.isNull((await db.from('sessions').where('user_id', ours.owner.id).firstOrFail()).preview_role_id)
  })

  test('grants nothing when the role was deleted meanwhile, and can be ended', async ({ client, assert }) => {
    const { ours, desk, role } = await looking(client)
    await (await Role.findIn(ours.workspace, role.id)).delete()
    const seen = await identityAt(desk, '/main')
    assert.deepEqual([seen.permissions, seen.preview], [[], { roleId: role.id, name: '' }])
    await desk.submit('delete', PREVIEW)
    assert.isTrue((await identityAt(desk, '/main')).isOwner)
  })

  test('reflects changes of the role at once', async ({ client, assert }) => {
    const { ours, desk, role } = await looking(client)
    await role.merge({ permissions: ['clientes:leer'] }).save()
    assert.deepEqual((await identityAt(desk, '/main')).permissions, ['clientes:leer'])
    assert.equal(ours.workspace.ownerId, ours.owner.id)
  })

  test('takes one SELECT, as without it', async ({ client, assert }) => {
    const { queriesOf } = await import('#tests/helpers/queries')
    const { desk } = await looking(client)
    const seen = await queriesOf(async () => void (await desk.get('/workspaces')))
    await desk.submit('delete', PREVIEW)
    const own = await queriesOf(async () => void (await desk.get('/workspaces')))
    assert.lengthOf(seen, own.length)
  })
})
