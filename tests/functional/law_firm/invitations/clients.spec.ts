import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import Invitation from '#app/workspaces/models/invitation'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person } from '#tests/helpers/people'
import { LIST, MONDAY, auditEntriesOf, invitingFirm, membershipsOf, sentTo } from './ground.js'

const CLIENTS = `${LIST}/clients`

test.group('Client invitations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('show the invitee the chosen matters and no others, without membership', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const [shown, hidden] = [await matterOf(ours, { title: 'La que ve' }), await matterOf(ours, { title: 'La que no' })]
    const renata = await person({ type: 'client' })
    const { id, name } = await ours.inviteClient(renata.email, [shown.id])
    assert.equal(name, 'La Galatea')
    assert.equal((await mailsTo(renata.email))[0]!.kind, 'invitation_client')
    const desk = await atDesk(client, renata)
    const before = await desk.visit('/main/client')
    assert.notInclude(before.text(), 'La que ve')
    const answer = await desk.submit('post', `${LIST}/${id}/acceptance`)
    assert.equal(answer.header('location'), `/law-firm/files/file-overview-client/${shown.id}`)
    assert.lengthOf(await membershipsOf(renata), 0)
    const home = await desk.visit('/main/client')
    assert.include(home.text(), 'La que ve')
    assert.notInclude(home.text(), 'La que no')
    assert.equal((await Client.in(ours.workspace).firstOrFail()).userId, renata.id)
    await hidden.refresh()
    assert.isNull(hidden.clientUserId)
    assert.includeMembers(await auditEntriesOf(ours), [
      'client.added',
      'client.linked',
      'matter.shown',
      'invitation.accepted',
    ])
  })

  test('let a person follow matters in several firms and be a lawyer elsewhere', async ({ client, assert }) => {
    const [one, two] = [await invitingFirm(client, 'Bufete Uno'), await invitingFirm(client, 'Bufete Dos')]
    const own = await firm('Despacho propio')
    for (const ours of [one, two]) {
      const matter = await matterOf(ours, { title: `Asunto de ${ours.workspace.name}` })
      const { id } = await ours.inviteClient(own.owner.email, [matter.id])
      const answer = await (await atDesk(client, own.owner, own.workspace)).submit('post', `${LIST}/${id}/acceptance`)
      answer.assertStatus(302)
    }
    const followed = await Matter.followedBy(own.owner.id).orderBy('id')
    assert.deepEqual(
      followed.map(({ title }) => title),
      ['Asunto de Bufete Uno', 'Asunto de Bufete Dos']
    )
    assert.lengthOf(await membershipsOf(own.owner), 1)
  })

  test('match an existing client by name, regardless of accents and case, or by choice', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    await ours.inviteClient('uno@ejemplo.mx', [], 'Óptica Ñandú')
    await ours.desk.submit('delete', `${LIST}/${(await sentTo(ours, 'uno@ejemplo.mx')).id}`)
    await ours.inviteClient('dos@ejemplo.mx', [], 'optica  ÑANDÚ')
    const clients = await Client.in(ours.workspace)
    assert.lengthOf(clients, 1)
    const options = await ours.desk.get(`${CLIENTS}?q=OPTICA`)
    assert.deepEqual(options.body().data, [
      { value: String(clients[0]!.id), label: 'Óptica Ñandú', description: 'uno@ejemplo.mx' },
    ])
    assert.lengthOf((await ours.desk.get(`${CLIENTS}?q=nandu`)).body().data, 1)
  })

  test('refuse a second address for a client with an open invitation (EIE-400)', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const first = await ours.inviteClient('uno@ejemplo.mx')
    const again = await ours.desk.post(CLIENTS, { name: 'La Galatea', email: 'dos@ejemplo.mx' })
    again.assertStatus(409)
    assert.equal(again.body().code, 'EIE-400')
    const same = await ours.desk.post(CLIENTS, { name: 'La Galatea', email: 'uno@ejemplo.mx' })
    same.assertStatus(422)
    clock.advance({ days: 7 })
    await atDesk(client, ours.owner, ours.workspace).then(async (desk) => {
      await desk.submit('post', CLIENTS, { name: 'La Galatea', email: 'dos@ejemplo.mx' })
      const resent = await desk.post(`${LIST}/${first.id}/letters`)
      assert.equal(resent.body().code, 'EIE-400')
    })
    assert.lengthOf(await Invitation.in(ours.workspace), 2)
  })

  test('invite a client with access at the same address only, to show more matters', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const [one, two] = [await matterOf(ours), await matterOf(ours)]
    const renata = await person({ type: 'client' })
    const desk = await atDesk(client, renata)
    const first = await ours.inviteClient(renata.email, [one.id])
    await desk.submit('post', `${LIST}/${first.id}/acceptance`)
    const other = await ours.desk.post(CLIENTS, { name: 'La Galatea', email: 'otra@ejemplo.mx' })
    other.assertStatus(422)
    assert.include(other.body().errors[0].message, 'otro correo')
    const more = await ours.inviteClient(renata.email, [one.id, two.id])
    await desk.submit('post', `${LIST}/${more.id}/acceptance`)
    assert.lengthOf(await Matter.followedBy(renata.id), 2)
  })

  test('offer only active matters of the firm that nobody else follows', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const foreign = await matterOf(await firm('Despacho ajeno'))
    const [followed, archived, free] = [await matterOf(ours), await matterOf(ours), await matterOf(ours)]
    await followed.merge({ clientUserId: (await person()).id }).save()
    await archived.merge({ archived: true }).save()
    for (const wrong of [foreign.id, followed.id, archived.id, 999_999]) {
      const answer = await ours.desk.post(CLIENTS, {
        name: 'La Galatea',
        email: 'renata@ejemplo.mx',
        matterIds: [free.id, wrong],
      })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'matterIds')
    }
    assert.lengthOf(await Invitation.in(ours.workspace), 0)
    assert.lengthOf(await Client.in(ours.workspace), 0)
    assert.lengthOf(await mailsTo('renata@ejemplo.mx'), 0)
  })

  test('omit matters with a follower from the matter picker', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const [followed, free] = [await matterOf(ours), await matterOf(ours)]
    await followed.merge({ clientUserId: (await person()).id }).save()
    const offered = async (query: string) => {
      const { data } = (await ours.desk.get(`/law-firm/files/options?${query}`)).body()
      return data.map(({ value }: { value: string }) => Number(value)).sort()
    }
    assert.deepEqual(await offered('unfollowed=yes'), [free.id])
    assert.deepEqual(await offered(''), [followed.id, free.id])
  })

  test('leave a matter with a person who began to follow it before the acceptance', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const matter = await matterOf(ours)
    const [renata, other] = [await person({ type: 'client' }), await person({ type: 'client' })]
    const { id } = await ours.inviteClient(renata.email, [matter.id])
    await matter.merge({ clientUserId: other.id }).save()
    await (await atDesk(client, renata)).submit('post', `${LIST}/${id}/acceptance`)
    await matter.refresh()
    assert.equal(matter.clientUserId, other.id)
  })

  test('refuse a client of another firm', async ({ client, assert }) => {
    const [ours, theirs] = [await invitingFirm(client), await invitingFirm(client, 'Despacho ajeno')]
    await theirs.inviteClient('uno@ejemplo.mx')
    const { id } = await Client.in(theirs.workspace).firstOrFail()
    const answer = await ours.desk.post(CLIENTS, { clientId: id, name: 'La Galatea', email: 'dos@ejemplo.mx' })
    answer.assertStatus(404)
    assert.lengthOf((await ours.desk.get(`${CLIENTS}?q=galatea`)).body().data, 0)
  })

  test('require the permission to edit clients, and to edit matters for showing any', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const matter = await matterOf(ours)
    const order = { name: 'La Galatea', email: 'renata@ejemplo.mx', matterIds: [matter.id] }
    const team = await atDesk(client, await ours.hireWith(['equipo:leer', 'equipo:invitar']), ours.workspace)
    assert.deepEqual((await team.post(CLIENTS, order)).body().code, { permission: 'clientes:editar' })
    const clerk = await atDesk(client, await ours.hireWith(['clientes:editar']), ours.workspace)
    assert.deepEqual((await clerk.post(CLIENTS, order)).body().code, { permission: 'expedientes:editar' })
    const without = await clerk.submit('post', CLIENTS, { ...order, matterIds: [] })
    assert.equal(without.header('location'), `${LIST}?tab=sent`)
  })

  test('mark missing or overlong input at its field', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const tries = [
      [{}, ['email']],
      [{ name: 'x'.repeat(121), email: 'renata@ejemplo.mx' }, ['name']],
      [{ name: 'x', email: 'renata@ejemplo.mx', clientId: 'y' }, ['clientId']],
      [{ name: 'x', email: 'renata@ejemplo.mx', matterIds: 'y' }, ['matterIds']],
      [{ name: 'x', email: 'renata@ejemplo.mx', matterIds: [1, 1] }, ['matterIds']],
    ] as const
    for (const [order, fields] of tries) {
      const answer = await ours.desk.post(CLIENTS, order)
      answer.assertStatus(422)
      assert.deepEqual(
        answer.body().errors.map(({ field }: { field: string }) => field),
        fields
      )
    }
    assert.lengthOf(await db.from('invitations'), 0)
  })
})
