import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Client from '#app/clients/models/client'
import { syncClients } from '#app/matters/actions/sync_clients'
import { matterOf } from '#database/factories/matter_factory'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

test.group('Client removed from a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('does not see it through an invitation sent before', async ({ client, assert }) => {
    const place = await firm()
    const row = { workspaceId: place.workspace.id, type: 'person' as const, archived: false, version: 1, userId: null }
    const one = await Client.create({ ...row, name: 'Clienta Ficticia', email: null })
    const next = await Client.create({ ...row, name: 'Otro Cliente Ficticio', email: null })
    const matter = await matterOf(place)
    const author = { userId: place.owner.id, kind: 'user' as const, ip: null, requestId: null }
    const keep = (id: number) =>
      db.transaction(async (trx) => {
        matter.useTransaction(trx)
        await syncClients(trx, author, matter, [{ id }])
        await matter.save()
      })
    await keep(one.id)
    const session = await signedIn(client, place.owner, place.workspace)
    const order = { email: 'ficticia@ejemplo.mx', matterIds: [matter.id] }
    await session.submit('post', `/law-firm/clients/${one.id}/invitations`, order)
    assert.lengthOf(await db.from('invitation_matters').where('matter_id', matter.id), 1)
    await keep(next.id)
    assert.isEmpty(await db.from('invitation_matters').where('matter_id', matter.id))
  })
})
