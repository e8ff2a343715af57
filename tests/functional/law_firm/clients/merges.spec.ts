import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Client from '#app/clients/models/client'
import ClientMerge from '#app/clients/models/client_merge'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { auditEntriesOf } from '#tests/functional/law_firm/invitations/ground'
import { firm, person, type Firm } from '#tests/helpers/people'

const LIST = '/law-firm/clients'
const clientsOf = async (matterId: number) =>
  (await db.from('matter_clients').where('matter_id', matterId).orderBy('client_id')).map((row) => row.client_id)

/** Two entries of one client, with a matter each and one of both. */
async function twice(ours: Firm) {
  const kept = await clientOf(ours, { email: 'uno@ejemplo.mx', notes: 'Una nota' })
  const merged = await clientOf(ours, { givenNames: 'G.', rfc: 'GODE561231GR8', phones: [{ number: '+525512345678' }] })
  const own = await matterOf(ours, { clients: [{ id: kept.id }] })
  const other = await matterOf(ours, { clients: [{ id: merged.id }] })
  const both = await matterOf(ours, { clients: [{ id: kept.id }, { id: merged.id }] })
  const fields = {
    type: 'person',
    givenNames: 'Graciela',
    firstSurname: 'Huerta',
    rfc: 'GODE561231GR8',
    notes: 'Una nota',
  }
  const body = { ...fields, mergedId: merged.id, versions: { kept: 1, merged: 1 } }
  return { kept, merged, own, other, both, body }
}

test.group('Client merge', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keeps the chosen values and all matters, and the other client is found nowhere', async ({ client, assert }) => {
    const ours = await firm()
    const { kept, merged, other, both, body } = await twice(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const { moves } = (await desk.visit(`${LIST}/${kept.id}/merge?with=${merged.id}`)).body().props
    assert.deepEqual(moves, [{ key: 'matters', counts: [2, 2] }])
    const answer = await desk.submit('post', `${LIST}/${kept.id}/merges`, body)
    assert.equal(answer.header('location'), `${LIST}/${kept.id}`)
    await kept.refresh()
    assert.deepEqual(
      [kept.name, kept.rfc, kept.email, kept.notes],
      ['Graciela Huerta', 'GODE561231GR8', null, 'Una nota']
    )
    assert.deepEqual([await clientsOf(other.id), await clientsOf(both.id)], [[kept.id], [kept.id]])
    await other.refresh()
    assert.deepEqual([other.clientId, other.clientName], [kept.id, 'Graciela Huerta'])
    ;(await desk.get(`${LIST}/${merged.id}`)).assertStatus(404)
    assert.lengthOf((await desk.get(`${LIST}/options`)).body().data, 1)
    assert.lengthOf((await desk.get(`${LIST}/checks?type=person&rfc=GODE561231GR8`)).body().duplicates, 1)
    assert.includeMembers(await auditEntriesOf(ours), ['client.merged', 'matter.client_changed'])
  })

  test('is undone within thirty days, except for what changed since', async ({ client, assert }) => {
    const ours = await firm()
    const { kept, merged, own, other, both, body } = await twice(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', `${LIST}/${kept.id}/merges`, body)
    const merge = await ClientMerge.in(ours.workspace).firstOrFail()
    const { mergedId: _, versions: __, ...fields } = body
    await desk.submit('put', `${LIST}/${kept.id}`, { ...fields, notes: 'Otra nota', version: 2 })
    const undone = await desk.submit('delete', `${LIST}/${kept.id}/merges/${merge.id}`)
    undone.assertStatus(303)
    await kept.refresh()
    assert.deepEqual(
      [kept.name, kept.rfc, kept.email, kept.notes],
      ['Graciela Huerta Peñaloza', null, 'uno@ejemplo.mx', 'Otra nota']
    )
    const back = await Client.findIn(ours.workspace, merged.id)
    assert.deepEqual([back.name, back.rfc, back.phones?.length], ['G. Huerta Peñaloza', 'GODE561231GR8', 1])
    assert.deepEqual(await clientsOf(own.id), [kept.id])
    assert.deepEqual(await clientsOf(other.id), [merged.id])
    assert.deepEqual(await clientsOf(both.id), [kept.id, merged.id])
    await other.refresh()
    assert.deepEqual([other.clientId, other.clientName], [merged.id, 'G. Huerta Peñaloza'])
    ;(await desk.delete(`${LIST}/${kept.id}/merges/${merge.id}`)).assertStatus(404)
  })

  test('is final after thirty days', async ({ client }) => {
    const ours = await firm()
    const { kept, body } = await twice(ours)
    clock.freeze('2026-10-01T15:00:00.000Z')
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', `${LIST}/${kept.id}/merges`, body)
    const { id } = await ClientMerge.in(ours.workspace).firstOrFail()
    clock.freeze('2026-10-31T15:00:00.001Z')
    const later = await atDesk(client, ours.owner, ours.workspace)
    ;(await later.delete(`${LIST}/${kept.id}/merges/${id}`)).assertStatus(404)
  }).cleanup(() => clock.restore())

  test('moves portal access there and back, and does not merge two accounts', async ({ client, assert }) => {
    const ours = await firm()
    const { kept, merged, body } = await twice(ours)
    const [renata, otto] = [await person({ type: 'client' }), await person({ type: 'client' })]
    await merged.merge({ userId: renata.id }).save()
    await kept.merge({ userId: otto.id }).save()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const refused = await desk.post(`${LIST}/${kept.id}/merges`, body)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'mergedId')
    await kept.merge({ userId: null }).save()
    await desk.submit('post', `${LIST}/${kept.id}/merges`, body)
    await kept.refresh()
    assert.equal(kept.userId, renata.id)
    const { id } = await ClientMerge.in(ours.workspace).firstOrFail()
    await desk.submit('delete', `${LIST}/${kept.id}/merges/${id}`)
    await kept.refresh()
    assert.isNull(kept.userId)
    assert.equal((await Client.findIn(ours.workspace, merged.id)).userId, renata.id)
  })

  test('is refused for stale versions, without the delete permission and across firms', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const { kept, body } = await twice(ours)
    const alien = await clientOf(theirs)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const stale = await desk.post(`${LIST}/${kept.id}/merges`, { ...body, versions: { kept: 2, merged: 1 } })
    assert.equal(stale.body().errors[0].field, 'version')
    ;(await desk.post(`${LIST}/${kept.id}/merges`, { ...body, mergedId: alien.id })).assertStatus(404)
    ;(await desk.get(`${LIST}/${kept.id}/merge?with=${alien.id}`)).assertStatus(404)
    const editor = await ours.hireWith(['clientes:leer', 'clientes:editar'])
    ;(await (await atDesk(client, editor, ours.workspace)).post(`${LIST}/${kept.id}/merges`, body)).assertStatus(403)
    assert.lengthOf(await ClientMerge.in(ours.workspace), 0)
  })

  test('refuses to merge a client with itself', async ({ client, assert }) => {
    const ours = await firm()
    const { kept, body } = await twice(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const answer = await desk.post(`${LIST}/${kept.id}/merges`, { ...body, mergedId: kept.id })
    answer.assertStatus(422)
    assert.equal(await db.from('client_merges').first(), null)
  })
})
