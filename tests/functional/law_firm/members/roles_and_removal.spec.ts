import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  BY_THE_WAY,
  auditEntriesOf,
  freshTest,
  isMember,
  memberOf,
  MEMBERS,
  PROOF,
  REFUSED,
  roleNameOf,
  roleOf,
  withPassword,
} from '#tests/functional/law_firm/firm/ground'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm } from '#tests/helpers/people'

test.group('Member role change', (group) => {
  group.each.setup(freshTest)

  test('applies from the next request and is logged with both roles', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const [desk, theirs] = [
      await atDesk(client, ours.owner, ours.workspace),
      await atDesk(client, lawyer, ours.workspace),
    ]
    const { id } = await memberOf(ours, lawyer)
    const reader = await roleOf(ours, 'reader')
    assert.equal((await theirs.get('/law-firm/files/add')).status(), 200)
    await desk.submit('put', `${MEMBERS}/${id}/role`, { roleId: reader.id })
    assert.equal((await theirs.get('/law-firm/files/add')).status(), 403)
    const [entry] = await auditEntriesOf(ours)
    assert.equal(entry!.action, 'member.role_changed')
    assert.deepInclude(entry!.before, { role: 'Abogado' })
    assert.deepInclude(entry!.after, { roleId: reader.id, role: 'Solo lectura' })
    await desk.submit('put', `${MEMBERS}/${id}/role`, { roleId: null })
    assert.isNull(await roleNameOf(ours, lawyer))
    assert.equal((await theirs.get('/law-firm/files/list')).status(), 403)
  })

  test('never exceeds the permissions of the editor, nor affects themselves or the owner', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const leader = await ours.hireWith(['equipo:leer', 'equipo:editar', 'equipo:eliminar'])
    const [admin, reader] = [await ours.hire('admin'), await ours.hireWith(['equipo:leer'])]
    const desk = await atDesk(client, await withPassword(leader), ours.workspace)
    const ids = async (user: { id: number }) => (await memberOf(ours, user)).id
    const [lawyerRole, ownerRole] = [await roleOf(ours, 'lawyer'), await roleOf(ours, 'owner')]
    const before = await dump(REFUSED)
    for (const [who, roleId] of [
      [reader, lawyerRole.id],
      [reader, ownerRole.id],
      [admin, null],
      [leader, null],
      [ours.owner, null],
    ] as const)
      (await desk.put(`${MEMBERS}/${await ids(who)}/role`, { roleId })).assertStatus(403)
    for (const who of [admin, leader, ours.owner])
      (await desk.delete(`${MEMBERS}/${await ids(who)}`, PROOF)).assertStatus(403)
    assert.deepEqual(await changesSince(before), {})
    const owner = await atDesk(client, ours.owner, ours.workspace)
    ;(await owner.put(`${MEMBERS}/${await ids(admin)}/role`, { roleId: ownerRole.id })).assertStatus(403)
  })

  test('answers 404 for roles and members of other firms', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const [own, foreign] = [await ours.hire('lawyer'), await theirs.hire('lawyer')]
    const desk = await atDesk(client, await withPassword(ours.owner), ours.workspace)
    const [mine, other] = [(await memberOf(ours, own)).id, (await memberOf(theirs, foreign)).id]
    const foreignRole = (await roleOf(theirs, 'reader')).id
    const before = await dump(REFUSED)
    for (const roleId of [foreignRole, 999_999])
      (await desk.put(`${MEMBERS}/${mine}/role`, { roleId })).assertStatus(404)
    const ownRole = (await roleOf(ours, 'reader')).id
    for (const id of [other, 999_999, 'x', '1%20or%201']) {
      ;(await desk.put(`${MEMBERS}/${id}/role`, { roleId: ownRole })).assertStatus(404)
      ;(await desk.put(`${MEMBERS}/${id}/groups`, { groupIds: [] })).assertStatus(404)
      ;(await desk.delete(`${MEMBERS}/${id}`, PROOF)).assertStatus(404)
    }
    ;(await desk.post('/law-firm/settings/ownership-transfers', { memberId: other, ...PROOF })).assertStatus(404)
    assert.deepEqual(await changesSince(before), {})
  })

  test('refuses an invalid role at its field', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const { id } = await memberOf(ours, await ours.hire('lawyer'))
    const before = await dump(BY_THE_WAY)
    for (const roleId of [undefined, 'x', -1, 1.5, [1], {}]) {
      const answer = await desk.put(`${MEMBERS}/${id}/role`, { roleId, userId: 1, workspaceId: 1, owner: true })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'roleId')
    }
    assert.deepEqual(await changesSince(before), {})
  })
})

test.group('Member removal', (group) => {
  group.each.setup(freshTest)

  test('ends access, groups and tokens of that firm at once, notifies the person and keeps their name', async ({
    client,
    assert,
  }) => {
    const ours = await firm('Despacho Olmos')
    const lawyer = await ours.hire('lawyer')
    const desk = await atDesk(client, await withPassword(ours.owner), ours.workspace)
    const theirs = await atDesk(client, lawyer, ours.workspace)
    const { id } = await memberOf(ours, lawyer)
    await desk.submit('post', '/law-firm/settings/groups', { name: 'Amparo' })
    const [group] = await db.from('groups')
    await desk.submit('put', `${MEMBERS}/${id}/groups`, { groupIds: [group.id] })
    const answer = await desk.submit('delete', `${MEMBERS}/${id}`, PROOF)
    assert.equal(answer.header('location'), MEMBERS)
    assert.isFalse(await isMember(ours, lawyer))
    assert.lengthOf(await db.from('group_members'), 0)
    assert.equal((await theirs.get('/law-firm/files/list')).status(), 403)
    const [mail] = await mailsTo(lawyer.email)
    assert.equal(mail!.kind, 'member_removed')
    assert.include(mail!.text, 'Despacho Olmos')
    const [entry] = await auditEntriesOf(ours)
    assert.deepInclude(entry, { action: 'member.removed', actorId: ours.owner.id })
    assert.deepInclude(entry!.before, { userId: lawyer.id, role: 'Abogado' })
  })

  test('asks for the password and requires its own permission', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const { id } = await memberOf(ours, lawyer)
    const desk = await atDesk(client, await withPassword(ours.owner), ours.workspace)
    const editor = await atDesk(client, await ours.hireWith(['equipo:leer', 'equipo:editar']), ours.workspace)
    const before = await dump(REFUSED)
    assert.equal((await desk.delete(`${MEMBERS}/${id}`, { confirmation: {} })).body().code, 'PSW-500')
    ;(await desk.delete(`${MEMBERS}/${id}`)).assertStatus(422)
    ;(await editor.delete(`${MEMBERS}/${id}`, PROOF)).assertStatus(403)
    assert.deepEqual(await changesSince(before), {})
  })
})
