import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, PASSWORD } from '#tests/helpers/people'
import { mailsTo } from '#tests/helpers/mailbox'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'
import { auditEntriesOf, ownersDesk, roleOf, ROLES } from './roles_desk.js'

const CONFIRMED = { confirmation: { password: PASSWORD } }
const own = (workspace: { id: number }) => Role.in(workspace).where('editable', 1).firstOrFail()

test.group('Role deletion', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('names the holders first, page by page', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const [first] = await Promise.all([ours.hireWith(['clientes:leer'])])
    await first.merge({ name: 'Ana Zúñiga' }).save()
    const role = await own(ours.workspace)
    for (let count = 0; count < 22; count++) {
      const user = await ours.hire('reader')
      await Member.in(ours.workspace).where('user_id', user.id).update({ role_id: role.id })
    }
    const page = (await desk.get(`${ROLES}/${role.id}/members`)).body()
    assert.lengthOf(page.people, 20)
    assert.deepEqual(page.people[0].name, 'Ana Zúñiga')
    assert.deepEqual(page.paging, { total: 23, page: 1, perPage: 20 })
    assert.sameMembers(Object.keys(page.people[0]), ['id', 'name', 'userId', 'picture'])
    assert.lengthOf((await desk.get(`${ROLES}/${role.id}/members?page=2`)).body().people, 3)
    const queries = await queriesOf(async () => void (await desk.get(`${ROLES}/${role.id}/members`)))
    assert.isBelow(queries.length, 6)
  })

  test('changes nothing without the right password', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    await ours.hireWith(['clientes:leer'])
    const role = await own(ours.workspace)
    const before = await dump(['sessions', 'idempotency_keys', 'audit_entries', 'audit_chains', 'rate_limits'])
    const wrong = await desk.delete(`${ROLES}/${role.id}`, { confirmation: { password: 'no es' } })
    wrong.assertStatus(401)
    assert.equal(wrong.body().code, 'PSW-500')
    ;(await desk.delete(`${ROLES}/${role.id}`)).assertStatus(422)
    ;(await desk.delete(`${ROLES}/${role.id}`, { confirmation: {} })).assertStatus(401)
    assert.deepEqual(await changesSince(before), {})
  })

  test('leaves its holders members without permissions, at once', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const member = await ours.hireWith(['expedientes:leer'])
    const role = await own(ours.workspace)
    const theirs = await atDesk(client, member, ours.workspace)
    ;(await theirs.get('/law-firm/files/list').header('accept', 'text/html')).assertStatus(200)
    ;(await desk.submit('delete', `${ROLES}/${role.id}`, CONFIRMED)).assertHeader('location', ROLES)
    ;(await theirs.get('/law-firm/files/list')).assertStatus(403)
    const row = await Member.in(ours.workspace).where('user_id', member.id).firstOrFail()
    assert.isNull(row.roleId)
    assert.isNull(await Role.in(ours.workspace).where('id', role.id).first())
    const [mail] = await mailsTo(member.email)
    assert.equal(mail!.kind, 'role_taken')
    const entry = (await auditEntriesOf(role)).at(-1)!
    assert.equal(entry.action, 'role.deleted')
    assert.deepEqual(entry.before, {
      name: role.name,
      description: null,
      permissions: ['expedientes:leer'],
      memberIds: [row.id],
    })
    const { notices } = (await desk.visit(ROLES)).body().props
    assert.deepEqual(notices.toast, { key: 'roles.deleted', values: { name: role.name, count: 1 } })
  })

  test('keeps an open invitation with the role, now without one', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const role = await roleOf(ours, 'Ofrecido', [])
    const at = toSqlInstant(clock.now())
    await db.table('invitations').insert({
      workspace_id: ours.workspace.id,
      kind: 'member',
      email: 'quien@ejemplo.mx',
      role_id: role.id,
      invited_by_id: ours.owner.id,
      state: 'pending',
      token_hash: 'a'.repeat(64),
      sent_at: at,
      sent_text: '',
      received_text: '',
      expires_at: at,
      created_at: at,
      updated_at: at,
    })
    ;(await desk.submit('delete', `${ROLES}/${role.id}`, CONFIRMED)).assertStatus(303)
    assert.isNull((await db.from('invitations').firstOrFail()).role_id)
  })

  test('is refused for a role above that of the person', async ({ client, assert }) => {
    const ours = await firm()
    const shaper = await ours.hireWith(['rol:leer', 'rol:eliminar'])
    await shaper.setPassword(PASSWORD)
    await shaper.save()
    const richer = await roleOf(ours, 'Con más', ['despacho:editar'])
    const desk = await atDesk(client, shaper, ours.workspace)
    ;(await desk.delete(`${ROLES}/${richer.id}`, CONFIRMED)).assertStatus(403)
    assert.isNotNull(await Role.in(ours.workspace).where('id', richer.id).first())
  })

  test('answers 404 for a role that was deleted meanwhile', async ({ client }) => {
    const { ours, desk } = await ownersDesk(client)
    const role = await roleOf(ours, 'Efímero', [])
    ;(await desk.submit('delete', `${ROLES}/${role.id}`, CONFIRMED)).assertStatus(303)
    ;(await desk.delete(`${ROLES}/${role.id}`, CONFIRMED)).assertStatus(404)
  })
})
