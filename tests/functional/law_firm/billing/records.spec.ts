import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf as filedClient } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { personalData } from '#app/core/contributions/registries'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import Payment from '#app/billing/models/payment'
import { brokenBalances } from '#app/billing/queries/broken_balances'
import { EditClient } from '#app/clients/actions/edit_client'
import { MergeClients } from '#app/clients/actions/merge_clients'
import { UndoMerge } from '#app/clients/actions/undo_merge'
import { clientReferences } from '#app/clients/client_parts'
import { reasonsToKeep } from '#app/clients/queries/reasons_to_keep'
import { whatMoves } from '#app/clients/queries/what_moves'
import { EraseTrashed } from '#app/matters/actions/erase_trashed'
import { firm, person } from '#tests/helpers/people'
import { authorNamed, charged, clientOf, item, NOON, paid } from './scene.js'

test.group('Charges and payments of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('keep the client, canceled ones and drafts included', async ({ assert }) => {
    const { workspace, owner } = await firm()
    const client = await clientOf(workspace)
    assert.deepEqual(await reasonsToKeep(client), [])
    const charge = await charged(workspace, owner, client)
    await charged(workspace, owner, client, {}, false)
    await new SettleCharge().cancel(authorNamed(owner), { charge, version: 1 }, 'Duplicado')
    await paid(workspace, owner, client, 100)
    assert.deepEqual(await reasonsToKeep(client), [
      { key: 'charges', count: 2 },
      { key: 'payments', count: 1 },
    ])
  })

  test('follow their client into another one and back, to the centavo', async ({ assert }) => {
    const ours = await firm()
    const { workspace, owner } = ours
    const author = authorNamed(owner)
    const [one, two] = [await filedClient(ours), await filedClient(ours, { givenNames: 'Berta' })]
    const own = await charged(workspace, owner, one)
    const other = await charged(workspace, owner, two)
    const payment = await paid(workspace, owner, two, 500_000, {
      applications: [{ chargeId: other.id, amount: 400_000 }],
    })
    const order = { fields: { type: 'person' as const, givenNames: 'Una sola' }, versions: { kept: 1, merged: 1 } }
    const merge = await new MergeClients().handle(author, one, two, order)
    await Promise.all([other.refresh(), payment.refresh(), own.refresh()])
    assert.deepEqual([own.clientId, other.clientId, payment.clientId], [one.id, one.id, one.id])
    assert.include(other.searchText, 'una sola')
    assert.deepEqual(await brokenBalances(workspace.id), [])
    const later = await charged(workspace, owner, one)
    await new UndoMerge().handle(author, one, merge.id)
    await Promise.all([other.refresh(), payment.refresh(), later.refresh()])
    assert.deepEqual([own.clientId, other.clientId, payment.clientId, later.clientId], [one.id, two.id, two.id, one.id])
    assert.include(payment.searchText, 'berta')
    assert.deepEqual([payment.credit, other.remaining], [100_000, 760_000])
    assert.deepEqual(await brokenBalances(workspace.id), [])
  })

  test('are counted before a merge as far as who looks may know of them', async ({ assert }) => {
    const ours = await firm()
    const { workspace, owner } = ours
    const [one, two] = [await filedClient(ours), await filedClient(ours)]
    const matter = await matterOf(ours, { clients: [{ id: one.id }] })
    await charged(workspace, owner, one, { items: [item(1_000, { matterId: matter.id })] })
    await charged(workspace, owner, one)
    await db.from('matters').where('id', matter.id).update({ private: true })
    const viewer = (userId: number) => ({ userId, workspaceId: workspace.id, may: () => true })
    const countFor = async (userId: number) =>
      (await whatMoves(viewer(userId), [one, two])).find(({ key }) => key === 'charges')?.counts
    assert.deepEqual(await countFor(owner.id), [2, 0])
    assert.deepEqual(await countFor((await ours.hire('lawyer')).id), [1, 0])
    assert.includeMembers(
      clientReferences.all().map(({ key }) => key),
      ['charges', 'payments', 'recurring_charges']
    )
  })

  test('are found by the name that their client has now', async ({ assert }) => {
    const ours = await firm()
    const client = await filedClient(ours)
    const charge = await charged(ours.workspace, ours.owner, client)
    const payment = await paid(ours.workspace, ours.owner, client, 100)
    const fields = { type: 'person' as const, givenNames: 'Zoraida', version: 1 }
    await new EditClient().handle(authorNamed(ours.owner), client, fields)
    assert.include((await Charge.findOrFail(charge.id)).searchText, 'zoraida')
    assert.include((await Payment.findOrFail(payment.id)).searchText, 'zoraida')
  })

  test('outlive a matter that is erased, with the text of their concepts', async ({ assert }) => {
    const ours = await firm()
    const { workspace, owner } = ours
    const client = await filedClient(ours)
    const matter = await matterOf(ours, { clients: [{ id: client.id }] })
    const charge = await charged(workspace, owner, client, { items: [item(1_000, { matterId: matter.id }), item()] })
    await db.from('matters').where('id', matter.id).update({ trashed: true })
    assert.isTrue(await new EraseTrashed().erase(authorNamed(owner), { id: matter.id, workspaceId: workspace.id }))
    const items = await ChargeItem.query().where('charge_id', charge.id)
    assert.deepEqual(
      items.map(({ matterId, description }) => [matterId, description]),
      [
        [null, 'Honorarios'],
        [null, 'Honorarios'],
      ]
    )
    assert.isNull(await db.from('charge_matters').where('charge_id', charge.id).first())
    const told = await db.from('audit_entries').where('action', 'charge.matter_erased').firstOrFail()
    assert.deepEqual([told.subject_id, told.matter_id], [String(charge.id), null])
    assert.deepEqual(await brokenBalances(workspace.id), [])
  })

  test('are part of the own data of who has to pay them, without drafts and notes of the firm', async ({ assert }) => {
    const { workspace, owner } = await firm()
    const account = await person({ type: 'client' })
    const client = await clientOf(workspace, 'Ana', { type: 'person', userId: account.id })
    await charged(workspace, owner, client, { internalNotes: 'Cobrar con cuidado' })
    await charged(workspace, owner, client, {}, false)
    await paid(workspace, owner, client, 100)
    const rowsOf = async (key: string) => {
      const part = personalData.find(key)!
      return Array.fromAsync(part.rows!({ id: account.id, email: account.email }))
    }
    const charges = await rowsOf('charges')
    assert.lengthOf(charges, 1)
    assert.containSubset(charges[0], { reference: '1', total: 1_160_000, firm: workspace.name })
    assert.notInclude(JSON.stringify(charges), 'cuidado')
    assert.lengthOf(await rowsOf('payments'), 1)
  })
})
