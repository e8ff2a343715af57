import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import NotificationChoice from '#app/accounts/models/notification_choice'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import { PERMISSIONS } from '#app/workspaces/permissions'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm } from '#tests/helpers/people'
import { mailsTo } from '#tests/helpers/mailbox'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'
import { builtIn, auditEntriesOf, formOf, ownersDesk, roleOf, ROLES } from './roles_desk.js'

const VOLATILE = ['sessions', 'idempotency_keys']

test.group('Firm roles', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed with their number of holders, built-in ones first, then custom ones by name', async ({
    client,
    assert,
  }) => {
    const { ours, desk } = await ownersDesk(client)
    await roleOf(ours, 'Zonas', [])
    await roleOf(ours, 'Árbitros', ['clientes:leer'])
    await ours.hire('lawyer')
    await ours.hire('lawyer')
    await roleOf(await firm('Ajeno'), 'De otro despacho', [])
    const { roles } = (await desk.visit(ROLES)).body().props
    assert.deepEqual(
      roles.map(({ name, members, editable }: { name: string; members: number; editable: boolean }) => [
        name,
        members,
        editable,
      ]),
      [
        ['Propietario', 1, false],
        ['Administrador', 0, false],
        ['Abogado', 2, false],
        ['Pasante', 0, false],
        ['Solo lectura', 0, false],
        ['Árbitros', 0, true],
        ['Zonas', 0, true],
      ]
    )
  })

  test('take the same number of queries, however many there are', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const open = () => queriesOf(async () => void (await desk.visit(ROLES)))
    const few = await open()
    for (let count = 0; count < 12; count++) await roleOf(ours, `Rol número ${count}`, ['clientes:leer'])
    assert.lengthOf(await open(), few.length)
  })

  test('are readable in full by those who may read roles, including the built-in ones', async ({ client, assert }) => {
    const ours = await firm()
    const reader = await ours.hireWith(['rol:leer'])
    const desk = await atDesk(client, reader, ours.workspace)
    const role = await builtIn(ours, 'intern')
    const { props, component } = (await desk.visit(`${ROLES}/view/${role.id}`)).body()
    assert.equal(component, 'law_firm/roles/show')
    assert.sameMembers(props.role.permissions, role.permissions)
    assert.deepEqual(
      props.matrix.flatMap((group: { permissions: { id: string }[] }) => group.permissions.map(({ id }) => id)),
      [...PERMISSIONS]
    )
  })
})

test.group('Role creation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stores the chosen permissions with those they need, and logs it', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const fields = {
      name: '  Cobranza ',
      description: 'Lleva facturas',
      permissions: ['pagos:crear', 'clientes:editar'],
    }
    ;(await desk.submit('post', ROLES, fields)).assertHeader('location', ROLES)
    const role = await Role.in(ours.workspace).where('name', 'Cobranza').firstOrFail()
    assert.deepEqual(role.permissions, ['clientes:leer', 'clientes:editar', 'facturas:leer', 'pagos:crear'])
    assert.deepEqual([role.editable, role.key, role.description], [true, null, 'Lleva facturas'])
    const [entry] = await auditEntriesOf(role)
    assert.equal(entry!.action, 'role.created')
    assert.deepEqual(entry!.after, { name: 'Cobranza', description: 'Lleva facturas', permissions: role.permissions })
    const { notices } = (await desk.visit(ROLES)).body().props
    assert.deepEqual(notices.toast, { key: 'roles.created', values: { name: 'Cobranza' } })
  })

  test('copies another role on request, but never one of another firm', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const source = await builtIn(ours, 'lawyer')
    const { props } = (await desk.visit(`${ROLES}/add?from=${source.id}`)).body()
    assert.sameMembers(props.source.permissions, source.permissions)
    const foreign = await roleOf(await firm('Ajeno'), 'Secreto ajeno', ['rol:leer'])
    for (const from of [foreign.id, 'x', '99999999999999999999', '-1', '']) {
      const answer = await desk.visit(`${ROLES}/add?from=${from}`)
      answer.assertStatus(404)
      assert.notInclude(answer.text(), 'Secreto ajeno')
    }
  })

  test('refuses a name in use at its field, regardless of accents and case', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    await roleOf(ours, 'Dirección', [])
    const before = await dump(VOLATILE)
    for (const name of ['Dirección', 'DIRECCION', ' dirección ', 'abogado']) {
      const answer = await desk.post(ROLES, { name, permissions: [] })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'name', name)
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('allows a name that another firm uses', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    await roleOf(await firm('Ajeno'), 'Cobranza', [])
    ;(await desk.submit('post', ROLES, { name: 'Cobranza', permissions: [] })).assertStatus(302)
    assert.isNotNull(await Role.in(ours.workspace).where('name', 'Cobranza').first())
  })

  test('marks an invalid name, and missing or excessive permissions, at the field', async ({ client, assert }) => {
    const { desk } = await ownersDesk(client)
    const before = await dump(VOLATILE)
    const good = { name: 'Nuevo', permissions: ['clientes:leer'] }
    const wrong: [object, string][] = [
      [{ ...good, name: '' }, 'name'],
      [{ ...good, name: '\u200b \u2060' }, 'name'],
      [{ ...good, name: 'ñ'.repeat(61) }, 'name'],
      [{ ...good, name: { $ne: 1 } }, 'name'],
      [{ ...good, description: 'x'.repeat(251) }, 'description'],
      [{ name: 'Nuevo' }, 'permissions'],
      [{ ...good, permissions: 'clientes:leer' }, 'permissions'],
      [{ ...good, permissions: ['*'] }, 'permissions.0'],
      [{ ...good, permissions: ['clientes:leer', 'constructor'] }, 'permissions.1'],
      [{ ...good, permissions: Array.from({ length: 500 }, () => 'clientes:leer') }, 'permissions'],
    ]
    for (const [body, field] of wrong) {
      const answer = await desk.post(ROLES, body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field, JSON.stringify(body).slice(0, 90))
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('ignores fields that the form does not have', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const other = await firm('Ajeno')
    const extra = {
      key: 'owner',
      editable: false,
      workspaceId: other.workspace.id,
      workspace_id: other.workspace.id,
      id: 1,
    }
    ;(await desk.submit('post', ROLES, { name: 'Nuevo', permissions: [], ...extra })).assertStatus(302)
    const role = await Role.in(ours.workspace).where('name', 'Nuevo').firstOrFail()
    assert.deepEqual([role.key, role.editable], [null, true])
    assert.isNull(await Role.in(other.workspace).where('name', 'Nuevo').first())
  })

  test('never grants a permission the person lacks, and the owner lacks none', async ({ client, assert }) => {
    const ours = await firm()
    const shaper = await ours.hireWith(['rol:crear', 'rol:leer', 'clientes:leer', 'clientes:editar'])
    const desk = await atDesk(client, shaper, ours.workspace)
    const before = await dump(VOLATILE)
    const refused = await desk.post(ROLES, {
      name: 'Más que yo',
      permissions: ['clientes:leer', 'suscripcion:gestionar'],
    })
    refused.assertStatus(403)
    refused.assertBody({ code: { permission: 'suscripcion:gestionar' }, params: {} })
    const implied = await desk.post(ROLES, { name: 'Por rodeo', permissions: ['pagos:crear'] })
    implied.assertStatus(403)
    assert.deepEqual(await changesSince(before), {})
    ;(await desk.submit('post', ROLES, { name: 'Como yo', permissions: ['clientes:editar'] })).assertStatus(302)
    const owner = await atDesk(client, ours.owner, ours.workspace)
    ;(await owner.submit('post', ROLES, { name: 'Todo', permissions: [...PERMISSIONS] })).assertStatus(302)
  })

  test('is limited to a hundred per firm', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const rows = Array.from({ length: 95 }, (_, index) => ({
      workspaceId: ours.workspace.id,
      key: null,
      name: `Rol ${index}`,
      permissions: [],
      editable: true,
    }))
    await Role.createMany(rows)
    const answer = await desk.post(ROLES, { name: 'Uno más', permissions: [] })
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'name')
  })
})

test.group('Role editing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('applies to its holders at once and logs old and new values', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const member = await ours.hireWith(['expedientes:leer', 'expedientes:crear'])
    const role = await Role.in(ours.workspace).where('editable', 1).firstOrFail()
    const theirs = await atDesk(client, member, ours.workspace)
    ;(await theirs.get('/law-firm/files/add').header('accept', 'text/html')).assertStatus(200)
    const changes = { name: 'Solo consulta', permissions: ['expedientes:leer', 'documentos:editar'] }
    ;(await desk.submit('put', `${ROLES}/${role.id}`, formOf(role, changes))).assertHeader('location', ROLES)
    ;(await theirs.get('/law-firm/files/add')).assertStatus(403)
    const [entry] = await auditEntriesOf(role)
    assert.equal(entry!.action, 'role.edited')
    assert.deepEqual(entry!.before, { name: role.name, permissions: ['expedientes:leer', 'expedientes:crear'] })
    assert.deepEqual(entry!.after, {
      name: 'Solo consulta',
      permissions: ['expedientes:leer', 'documentos:leer', 'documentos:editar'],
    })
  })

  test('emails its holders when permissions change, unless they opted out, and not for a new name', async ({
    client,
    assert,
  }) => {
    const { ours, desk } = await ownersDesk(client)
    const [member, quiet] = [await ours.hireWith(['clientes:leer']), await ours.hire('reader')]
    let role = await Role.in(ours.workspace).where('editable', 1).firstOrFail()
    await Member.in(ours.workspace).where('user_id', quiet.id).update({ role_id: role.id })
    const off = { userId: quiet.id, event: 'role_changed', channel: 'email' as const, enabled: false }
    await NotificationChoice.create(off)
    await desk.submit('put', `${ROLES}/${role.id}`, formOf(role, { name: 'Otro nombre' }))
    assert.isEmpty(await mailsTo(member.email))
    role = await Role.findIn(ours.workspace, role.id)
    await desk.submit('put', `${ROLES}/${role.id}`, formOf(role, { permissions: [] }))
    const [mail] = await mailsTo(member.email)
    assert.equal(mail!.kind, 'role_edited')
    assert.include(mail!.text, 'Otro nombre')
    assert.isEmpty(await mailsTo(quiet.email))
  })

  test('writes nothing when nothing changed', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const role = await roleOf(ours, 'Cobranza', ['facturas:leer'])
    const before = await dump(VOLATILE)
    ;(await desk.submit('put', `${ROLES}/${role.id}`, formOf(role))).assertStatus(303)
    assert.deepEqual(await changesSince(before), {})
  })

  test('refuses a stale edit without losing anything', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const role = await roleOf(ours, 'Cobranza', ['facturas:leer'])
    const stale = formOf(role, { permissions: [] })
    ;(await desk.submit('put', `${ROLES}/${role.id}`, formOf(role, { permissions: ['clientes:leer'] }))).assertStatus(
      303
    )
    const answer = await desk.put(`${ROLES}/${role.id}`, stale)
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'fingerprint')
    assert.deepEqual((await Role.findIn(ours.workspace, role.id)).permissions, ['clientes:leer'])
  })

  test('is refused for built-in roles, even to the owner', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const before = await dump(VOLATILE)
    for (const key of ['owner', 'admin', 'lawyer', 'intern', 'reader']) {
      const role = await builtIn(ours, key)
      ;(await desk.put(`${ROLES}/${role.id}`, formOf(role, { permissions: [] }))).assertStatus(403)
      ;(await desk.get(`${ROLES}/edit/${role.id}`)).assertStatus(403)
      ;(await desk.delete(`${ROLES}/${role.id}`, { confirmation: { password: 'x' } })).assertStatus(403)
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('never grants the editors themselves more, and refuses a role above theirs', async ({ client, assert }) => {
    const ours = await firm()
    const shaper = await ours.hireWith(['rol:leer', 'rol:editar'])
    const own = await Role.in(ours.workspace).where('editable', 1).firstOrFail()
    const desk = await atDesk(client, shaper, ours.workspace)
    const more = formOf(own, { permissions: [...own.permissions, 'despacho:editar'] })
    ;(await desk.put(`${ROLES}/${own.id}`, more)).assertStatus(403)
    const richer = await roleOf(ours, 'Con más', ['despacho:editar', 'rol:leer'])
    const before = await dump(VOLATILE)
    ;(await desk.get(`${ROLES}/edit/${richer.id}`)).assertStatus(403)
    ;(await desk.put(`${ROLES}/${richer.id}`, formOf(richer, { name: 'Con más que yo' }))).assertStatus(403)
    ;(await desk.put(`${ROLES}/${richer.id}`, formOf(richer, { permissions: [] }))).assertStatus(403)
    assert.deepEqual(await changesSince(before), {})
  })

  test('leaves the owner every permission in any case', async ({ client, assert }) => {
    const ours = await firm()
    const role = await roleOf(ours, 'Vacío', [])
    await Member.in(ours.workspace).where('user_id', ours.owner.id).update({ role_id: role.id })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const { identity } = (await desk.visit(ROLES)).body().props
    assert.sameMembers(identity.permissions, [...PERMISSIONS])
    ;(await desk.submit('put', `${ROLES}/${role.id}`, formOf(role, { permissions: ['rol:editar'] }))).assertStatus(303)
  })

  test('answers 404 for a role of another firm', async ({ client, assert }) => {
    const { desk } = await ownersDesk(client)
    const foreign = await roleOf(await firm('Ajeno'), 'Secreto ajeno', [])
    const before = await dump(VOLATILE)
    const body = { ...formOf(foreign), confirmation: { password: 'x' } }
    for (const id of [foreign.id, 999_999, 'x', '99999999999999999999', '1e3', '%2e%2e']) {
      for (const answer of [
        await desk.get(`${ROLES}/view/${id}`),
        await desk.get(`${ROLES}/edit/${id}`),
        await desk.get(`${ROLES}/${id}/members`),
        await desk.put(`${ROLES}/${id}`, body),
        await desk.delete(`${ROLES}/${id}`, body),
      ]) {
        answer.assertStatus(404)
        assert.notInclude(answer.text(), 'Secreto ajeno')
      }
    }
    ;(await desk.post('/law-firm/settings/role-preview', { roleId: foreign.id })).assertStatus(404)
    assert.deepEqual(await changesSince(before), {})
  })
})
