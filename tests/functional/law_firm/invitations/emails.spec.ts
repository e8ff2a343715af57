import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Invitation from '#app/workspaces/models/invitation'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { LIST, MONDAY, auditEntriesOf, invitingFirm, tokenFor } from './ground.js'

test.group('Resend and cancellation of an invitation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('resends after ten minutes to the second and says how long to wait (WIU-400)', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const { id } = await ours.invite('ana@ejemplo.mx')
    clock.advance({ minutes: 9, seconds: 59 })
    const early = await ours.desk.post(`${LIST}/${id}/letters`)
    early.assertStatus(429)
    assert.deepEqual(early.body(), { code: 'WIU-400', params: { seconds: 1, minutes: 1 } })
    assert.equal(early.header('retry-after'), '1')
    clock.advance({ seconds: 1 })
    const onTime = await ours.desk.submit('post', `${LIST}/${id}/letters`)
    onTime.assertStatus(302)
    assert.lengthOf(await mailsTo('ana@ejemplo.mx'), 2)
    const again = await ours.desk.post(`${LIST}/${id}/letters`)
    again.assertStatus(429)
  })

  test('renews expiry and link on resend, and the first link stops working', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const invitation = await ours.invite('ana@ejemplo.mx')
    const first = await tokenFor('ana@ejemplo.mx')
    clock.advance({ days: 8 })
    const later = await atDesk(client, ours.owner, ours.workspace)
    await later.submit('post', `${LIST}/${invitation.id}/letters`)
    await invitation.refresh()
    assert.deepEqual([invitation.state, invitation.timesSent, invitation.isExpired], ['resent', 2, false])
    assert.isNull(await Invitation.linked(first).first())
    assert.isNotNull(await Invitation.linked(await tokenFor('ana@ejemplo.mx')).first())
    assert.include(await auditEntriesOf(ours), 'invitation.resent')
  })

  test('frees the address on cancellation, after which neither is possible (IU-400)', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const invitation = await ours.invite('ana@ejemplo.mx')
    const answer = await ours.desk.submit('delete', `${LIST}/${invitation.id}`)
    assert.equal(answer.header('location'), `${LIST}?tab=sent`)
    await invitation.refresh()
    assert.deepEqual([invitation.state, invitation.openKey], ['canceled', null])
    clock.advance({ minutes: 11 })
    for (const again of [
      await ours.desk.delete(`${LIST}/${invitation.id}`),
      await ours.desk.post(`${LIST}/${invitation.id}/letters`),
    ]) {
      again.assertStatus(409)
      assert.equal(again.body().code, 'IU-400')
    }
    assert.notEqual((await ours.invite('ana@ejemplo.mx')).id, invitation.id)
  })

  test('refuses both after acceptance (UAA-404)', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person()
    const { id } = await ours.invite(ana.email)
    const desk = await atDesk(client, ana)
    await desk.submit('post', `${LIST}/${id}/acceptance`)
    clock.advance({ minutes: 11 })
    for (const answer of [await ours.desk.delete(`${LIST}/${id}`), await ours.desk.post(`${LIST}/${id}/letters`)]) {
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'UAA-404')
    }
  })

  test('answers IU-404 for an invitation of another firm or a malformed id', async ({ client, assert }) => {
    const [ours, theirs] = [await invitingFirm(client), await invitingFirm(client, 'Despacho ajeno')]
    const { id } = await theirs.invite('ana@ejemplo.mx')
    for (const path of [String(id), '999999', 'x', '1e3', '0']) {
      for (const answer of [
        await ours.desk.delete(`${LIST}/${path}`),
        await ours.desk.post(`${LIST}/${path}/letters`),
      ]) {
        answer.assertStatus(404)
        assert.equal(answer.body().code, 'IU-404')
      }
    }
    const untouched = await Invitation.in(theirs.workspace).firstOrFail()
    assert.deepEqual([untouched.state, untouched.timesSent], ['pending', 1])
  })

  test('requires the permission for the kind of invitation', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const member = await ours.invite('ana@ejemplo.mx')
    const guest = await ours.inviteClient('cliente@ejemplo.mx')
    const people = {
      team: await atDesk(client, await ours.hireWith(['equipo:leer', 'equipo:invitar']), ours.workspace),
      clients: await atDesk(client, await ours.hireWith(['clientes:leer', 'clientes:editar']), ours.workspace),
    }
    const tries = [
      [people.team, guest.id, 403],
      [people.clients, member.id, 403],
      [people.team, member.id, 303],
      [people.clients, guest.id, 303],
    ] as const
    for (const [desk, id, status] of tries) {
      const answer = status === 403 ? await desk.delete(`${LIST}/${id}`) : await desk.submit('delete', `${LIST}/${id}`)
      answer.assertStatus(status)
    }
    assert.deepEqual(
      (await Invitation.in(ours.workspace)).map(({ state }) => state),
      ['canceled', 'canceled']
    )
  })
})
