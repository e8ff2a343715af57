import { test } from '@japa/runner'
import Member from '#app/workspaces/models/member'
import {
  auditEntriesOf,
  firmOf,
  freshTest,
  isMember,
  memberOf,
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

const MEMBERSHIP = '/law-firm/settings/membership'
const TRANSFERS = '/law-firm/settings/ownership-transfers'

test.group('Leaving a firm', (group) => {
  group.each.setup(freshTest)

  test('ends access at once, notifies the owner and leads to another firm', async ({ client, assert }) => {
    const [ours, other] = [await firm('Despacho Olmos'), await firm('Otro')]
    const lawyer = await ours.hire('lawyer')
    const reader = await roleOf(other, 'reader')
    await Member.create({ workspaceId: other.workspace.id, userId: lawyer.id, roleId: reader.id })
    const desk = await atDesk(client, lawyer, ours.workspace)
    const answer = await desk.submit('delete', MEMBERSHIP)
    assert.equal(answer.header('location'), '/main')
    assert.isFalse(await isMember(ours, lawyer))
    assert.equal((await desk.visit('/main')).body().props.identity.workspace.id, other.workspace.id)
    const [mail] = await mailsTo(ours.owner.email)
    assert.equal(mail!.kind, 'member_left')
    assert.equal((await auditEntriesOf(ours))[0]!.action, 'member.left')
  })

  test('leads to the invitations when there is no other firm', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    await desk.submit('delete', MEMBERSHIP)
    assert.equal((await desk.page('/main')).header('location'), '/law-firm/invitations')
  })

  test('is refused to the owner, with advice on what to do instead', async ({ client, assert }) => {
    const ours = await firm()
    await ours.hire('admin')
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const before = await dump(REFUSED)
    const answer = await desk.delete(MEMBERSHIP)
    answer.assertStatus(422)
    assert.include(answer.body().errors[0].message, 'no puede quedarse sin propietario')
    assert.deepEqual(await changesSince(before), {})
  })
})

test.group('Firm ownership transfer', (group) => {
  group.each.setup(freshTest)

  test('makes the member its owner and the owner an Administrador, notifies both and is logged', async ({
    client,
    assert,
  }) => {
    const ours = await firm('Despacho Olmos')
    const newOwner = await ours.hire('intern')
    const desk = await atDesk(client, await withPassword(ours.owner), ours.workspace)
    const answer = await desk.submit('post', TRANSFERS, { memberId: (await memberOf(ours, newOwner)).id, ...PROOF })
    assert.equal(answer.header('location'), '/law-firm/settings/members')
    assert.equal((await firmOf(ours)).ownerId, newOwner.id)
    assert.deepEqual(
      [await roleNameOf(ours, newOwner), await roleNameOf(ours, ours.owner)],
      ['Propietario', 'Administrador']
    )
    const kinds = [(await mailsTo(ours.owner.email))[0]!.kind, (await mailsTo(newOwner.email))[0]!.kind]
    assert.deepEqual(kinds, ['ownership_given', 'ownership_received'])
    const [entry] = await auditEntriesOf(ours)
    assert.equal(entry!.action, 'workspace.ownership_transferred')
    assert.deepEqual([entry!.before, entry!.after], [{ ownerId: ours.owner.id }, { ownerId: newOwner.id }])
    const { permissions, isOwner } = (await desk.visit('/main')).body().props.identity
    assert.isFalse(isOwner)
    assert.notInclude(permissions, 'suscripcion:gestionar')
    await desk.submit('delete', MEMBERSHIP)
    assert.isFalse(await isMember(ours, ours.owner), 'who handed it over may leave')
  })

  test('asks the owner for the password and requires another member', async ({ client, assert }) => {
    const ours = await firm()
    const admin = await withPassword(await ours.hire('admin'))
    const desk = await atDesk(client, await withPassword(ours.owner), ours.workspace)
    const theirs = await atDesk(client, admin, ours.workspace)
    const [adminId, ownerId] = [(await memberOf(ours, admin)).id, (await memberOf(ours, ours.owner)).id]
    const before = await dump(REFUSED)
    const wrong = await desk.post(TRANSFERS, { memberId: adminId, confirmation: { password: 'no es' } })
    assert.equal(wrong.body().code, 'PSW-500')
    ;(await theirs.post(TRANSFERS, { memberId: adminId, ...PROOF })).assertStatus(403)
    ;(await desk.post(TRANSFERS, { memberId: ownerId, ...PROOF })).assertStatus(404)
    for (const memberId of ['x', null, 1.5]) (await desk.post(TRANSFERS, { memberId, ...PROOF })).assertStatus(422)
    assert.deepEqual(await changesSince(before), {})
  })
})
