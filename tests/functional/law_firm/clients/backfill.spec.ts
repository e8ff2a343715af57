import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { clientsOfMatters } from '#database/migrations/0011_clients'
import { searchWithoutTilde } from '#database/migrations/0036_searched_names'
import Client from '#app/clients/models/client'
import { firm, person } from '#tests/helpers/people'

test.group('Search texts of older clients and matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lose the tilde of ñ, so that names are found with and without it', async ({ assert }) => {
    const ours = await firm()
    const client = await clientOf(ours)
    const matter = await matterOf(ours, { clientName: 'Peña Cañedo' })
    for (const { table, id, text } of [
      { table: 'clients', id: client.id, text: 'graciela huerta pen~aloza' },
      { table: 'matters', id: matter.id, text: 'pen~a can~edo' },
    ])
      await db.from(table).where('id', id).update({ search_text: text })
    for (let round = 0; round < 2; round++) await searchWithoutTilde(db.connection())
    assert.equal(
      (await db.from('clients').where('id', client.id).firstOrFail()).search_text,
      'graciela huerta penaloza'
    )
    assert.equal((await db.from('matters').where('id', matter.id).firstOrFail()).search_text, 'pena canedo')
  })
})

test.group('Backfill of clients from older matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('creates one client per name, loses nothing of the matters and is idempotent', async ({ assert }) => {
    const [ours, theirs, renata] = [await firm(), await firm(), await person({ type: 'client' })]
    const known = { workspace_id: ours.workspace.id, name: 'Ana Ñáñez', name_folded: 'ana n~an~ez', user_id: renata.id }
    const at = '2026-01-01 00:00:00.000'
    await db.table('clients').insert({ ...known, created_at: at, updated_at: at })
    const mill = 'Molinos Ficticios, S.A. de C.V.'
    const names = [mill, 'MOLINOS FICTICIOS, S.A. DE C.V.', 'ana ñáñez', undefined]
    const matters = []
    for (const clientName of names) matters.push(await matterOf(ours, { clientName: clientName ?? null }))
    await matters[3]!.merge({ clientUserId: renata.id }).save()
    const other = await matterOf(theirs, { clientName: mill })
    for (let round = 0; round < 2; round++) await clientsOfMatters(db.connection())

    const clients = await Client.in(ours.workspace).orderBy('name_folded')
    assert.deepEqual(
      clients.map(({ type, nameFolded, givenNames }) => [type, nameFolded, givenNames]),
      [
        ['person', 'ana n~an~ez', 'Ana Ñáñez'],
        ['business', 'molinos ficticios, s.a. de c.v.', null],
      ]
    )
    const [ana, molinos] = clients
    const rows = await db.from('matter_clients').where('workspace_id', ours.workspace.id).orderBy('matter_id')
    assert.deepEqual(
      rows.map(({ client_id, user_id }) => [client_id, user_id]),
      [
        [molinos!.id, null],
        [molinos!.id, null],
        [ana!.id, renata.id],
        [ana!.id, renata.id],
      ]
    )
    await matters[1]!.refresh()
    assert.deepEqual([matters[1]!.clientId, matters[1]!.clientName], [molinos!.id, names[1]])
    await other.refresh()
    assert.equal((await Client.findIn(theirs.workspace, other.clientId!)).name, mill)
    const keys = await db.from('client_keys').where('client_id', molinos!.id)
    assert.deepEqual(
      keys.map(({ kind, value }) => `${kind} ${value}`),
      ['name ficticios molinos']
    )
  })
})
