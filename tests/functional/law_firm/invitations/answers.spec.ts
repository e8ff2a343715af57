import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import NotificationChoice from '#app/accounts/models/notification_choice'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Member from '#app/workspaces/models/member'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { LIST, MONDAY, auditEntriesOf, invitingFirm, membershipsOf, roleOf, sentTo } from './ground.js'

test.group('Invitation response', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('makes the invitee a member with the role at once and notifies the inviter', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person({ name: 'Ana Ruelas' })
    const invitation = await ours.invite(ana.email)
    const desk = await atDesk(client, ana)
    const answer = await desk.submit('post', `${LIST}/${invitation.id}/acceptance`)
    assert.equal(answer.header('location'), '/main')
    assert.deepEqual(await membershipsOf(ana), [{ workspace_id: ours.workspace.id, role_id: ours.lawyer }])
    const home = await desk.visit('/main')
    assert.equal(home.body().props.identity.workspace.id, ours.workspace.id)
    await invitation.refresh()
    assert.deepEqual([invitation.state, invitation.acceptedById, invitation.openKey], ['accepted', ana.id, null])
    assert.includeMembers(await auditEntriesOf(ours), ['member.joined', 'invitation.accepted'])
    const [notice] = await mailsTo(ours.owner.email)
    assert.equal(notice!.kind, 'invitation_accepted')
    assert.include(notice!.text, 'Ana Ruelas')
  })

  test('notifies the owner who joined at another’s invitation, unless they opted out', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const diego = await ours.hireWith(['equipo:leer', 'equipo:invitar'])
    const roleId = (await Member.in(ours.workspace).where('user_id', diego.id).firstOrFail()).roleId
    const joins = async () => {
      const ana = await person({ name: 'Ana Ruelas' })
      await (await atDesk(client, diego, ours.workspace)).submit('post', LIST, { email: ana.email, roleId })
      const { id } = await sentTo(ours, ana.email)
      await (await atDesk(client, ana)).submit('post', `${LIST}/${id}/acceptance`)
      assert.lengthOf(await membershipsOf(ana), 1)
    }
    await joins()
    const [mail] = await mailsTo(ours.owner.email)
    assert.deepEqual([mail!.kind, mail!.link], ['member_joined', '/law-firm/settings/members'])
    assert.include(mail!.text, 'Ana Ruelas')
    const choice = { userId: ours.owner.id, event: 'member_joined', channel: 'email' as const, enabled: false }
    await NotificationChoice.create(choice)
    await joins()
    assert.lengthOf(await mailsTo(ours.owner.email), 1)
  })

  test('is refused after acceptance (UAA-404) or rejection (IU-400)', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const [ana, luis] = [await person(), await person()]
    const accepted = await ours.invite(ana.email)
    const rejected = await ours.invite(luis.email)
    const [anas, luiss] = [await atDesk(client, ana), await atDesk(client, luis)]
    await anas.submit('post', `${LIST}/${accepted.id}/acceptance`)
    const answer = await luiss.submit('post', `${LIST}/${rejected.id}/rejection`)
    assert.equal(answer.header('location'), `${LIST}?tab=received`)
    for (const verb of ['acceptance', 'rejection']) {
      assert.equal((await anas.post(`${LIST}/${accepted.id}/${verb}`)).body().code, 'UAA-404')
      assert.equal((await luiss.post(`${LIST}/${rejected.id}/${verb}`)).body().code, 'IU-400')
    }
    assert.lengthOf(await membershipsOf(luis), 0)
  })

  test('reports a rejection by the address alone, without the name of an account', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const luis = await person({ name: 'Luis Secreto' })
    const { id } = await ours.invite(luis.email)
    await (await atDesk(client, luis)).submit('post', `${LIST}/${id}/rejection`)
    const [notice] = await mailsTo(ours.owner.email)
    assert.equal(notice!.kind, 'invitation_rejected')
    assert.include(notice!.text, luis.email)
    assert.notInclude(notice!.html, 'Luis Secreto')
  })

  test('is refused for another address or an unverified one (IU-404)', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const [ana, other, unproved] = [await person(), await person(), await person()]
    const { id } = await ours.invite(ana.email)
    const second = await ours.invite(unproved.email)
    await db.from('users').where('id', unproved.id).update({ email_verified_at: null })
    const tries = [
      [other, id],
      [unproved, second.id],
      [ana, 999_999],
      [ana, 'x'],
    ] as const
    for (const [who, which] of tries) {
      const desk = await atDesk(client, who)
      for (const verb of ['acceptance', 'rejection']) {
        const answer = await desk.post(`${LIST}/${which}/${verb}`)
        answer.assertStatus(404)
        assert.equal(answer.body().code, 'IU-404')
      }
    }
    assert.lengthOf(await membershipsOf(other), 0)
  })

  test('is possible until the last millisecond of the seven days, and not after', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const [ana, luis] = [await person(), await person()]
    const [first, second] = [await ours.invite(ana.email), await ours.invite(luis.email)]
    clock.freeze('2026-11-30T14:59:59.999Z')
    const inTime = await (await atDesk(client, ana)).submit('post', `${LIST}/${first.id}/acceptance`)
    assert.equal(inTime.header('location'), '/main')
    clock.freeze('2026-11-30T15:00:00.000Z')
    const desk = await atDesk(client, luis)
    const late = await desk.post(`${LIST}/${second.id}/acceptance`)
    late.assertStatus(422)
    assert.include(late.body().errors[0].message, 'La invitación venció')
    assert.lengthOf(await membershipsOf(luis), 0)
    const rejected = await desk.submit('post', `${LIST}/${second.id}/rejection`)
    rejected.assertStatus(302)
  })

  test('adds a member without permissions when the role was deleted meanwhile', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    await ours.hireWith(['expedientes:leer'])
    const role = await db.from('roles').where({ workspace_id: ours.workspace.id, editable: 1 }).firstOrFail()
    const ana = await person()
    const { id } = await ours.invite(ana.email, Number(role.id))
    await db.from('members').where('role_id', role.id).update({ role_id: null })
    await db.from('roles').where('id', role.id).delete()
    await (await atDesk(client, ana)).submit('post', `${LIST}/${id}/acceptance`)
    assert.deepEqual(await membershipsOf(ana), [{ workspace_id: ours.workspace.id, role_id: null }])
  })

  test('keeps the role of a person who became a member in another way', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person()
    const { id } = await ours.invite(ana.email)
    const reader = await roleOf(ours, 'reader')
    const now = toSqlInstant(clock.now())
    const row = { workspace_id: ours.workspace.id, user_id: ana.id, role_id: reader, created_at: now, updated_at: now }
    await db.table('members').insert(row)
    await (await atDesk(client, ana)).submit('post', `${LIST}/${id}/acceptance`)
    assert.deepEqual(await membershipsOf(ana), [{ workspace_id: ours.workspace.id, role_id: reader }])
  })

  test('is possible after the inviter left, who is not notified', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const inviter = await ours.hire('admin')
    const ana = await person()
    const desk = await atDesk(client, inviter, ours.workspace)
    await desk.submit('post', LIST, { email: ana.email, roleId: ours.lawyer })
    const { id } = await db.from('invitations').where('email', ana.email).firstOrFail()
    await db.from('members').where('user_id', inviter.id).delete()
    await (await atDesk(client, ana)).submit('post', `${LIST}/${id}/acceptance`)
    assert.lengthOf(await membershipsOf(ana), 1)
    assert.lengthOf(await mailsTo(inviter.email), 0)
  })

  test('is refused for a deleted firm (IU-404)', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person()
    const { id } = await ours.invite(ana.email)
    await db
      .from('workspaces')
      .where('id', ours.workspace.id)
      .update({ deleted_at: toSqlInstant(clock.now()) })
    const desk = await atDesk(client, ana)
    assert.equal((await desk.post(`${LIST}/${id}/acceptance`)).body().code, 'IU-404')
    assert.lengthOf((await desk.visit(LIST)).body().props.received, 0)
  })

  test('is possible on the page for a person who opted out of invitation emails', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person()
    const now = toSqlInstant(clock.now())
    const choice = { channel: 'email', enabled: 0, created_at: now, updated_at: now }
    await db.table('notification_choices').multiInsert([
      { user_id: ana.id, event: 'invitation_received', ...choice },
      { user_id: ours.owner.id, event: 'invitation_answered', ...choice },
    ])
    const { id } = await ours.invite(ana.email)
    const desk = await atDesk(client, ana)
    assert.lengthOf((await desk.visit(LIST)).body().props.received, 1)
    await desk.submit('post', `${LIST}/${id}/acceptance`)
    assert.lengthOf(await mailsTo(ana.email), 0)
    assert.lengthOf(await mailsTo(ours.owner.email), 0)
  })

  test('cannot be given in the name of somebody else', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person()
    const { id } = await ours.invite(ana.email)
    const desk = await atDesk(client, ana)
    const row = await db.from('sessions').where('user_id', ana.id).firstOrFail()
    const impersonation = { id: 1, adminId: ours.owner.id, adminName: 'Operación', until: MONDAY }
    const content = JSON.stringify({ ...JSON.parse(row.content), impersonation })
    await db.from('sessions').where('id', row.id).update({ content })
    const answer = await desk.post(`${LIST}/${id}/acceptance`)
    answer.assertStatus(403)
    assert.lengthOf(await membershipsOf(ana), 0)
  })
})
