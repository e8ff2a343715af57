import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import Client from '#app/clients/models/client'
import Court from '#app/courts/models/court'
import Matter from '#app/matters/models/matter'
import { firm, person } from '#tests/helpers/people'
import { GOOD_FIELDS } from './bad_input.js'
import { atDesk } from './desk.js'
import { auditEntriesOf, LIST, propsOf, titlesIn } from './ground.js'

const { clientName: _, ...PLAIN } = GOOD_FIELDS
const clientsOf = async (matter: Matter) =>
  (await db.from('matter_clients').where('matter_id', matter.id).orderBy('id')).map(({ client_id: id }) => Number(id))

test.group('Matter clients and court', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are set on creation with several clients, known and new, the first being the main one', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const clients = [{ name: 'Lucrecia Bandala' }, { name: 'Molinos del Bajío, S.A. de C.V.' }]
    await session.submit('post', '/law-firm/files', { ...PLAIN, clients })
    const matter = await Matter.in(ours.workspace).firstOrFail()
    assert.equal(matter.clientName, 'Lucrecia Bandala')
    const [main, other] = await Client.in(ours.workspace).orderBy('id')
    assert.deepEqual([matter.clientId, await clientsOf(matter)], [main!.id, [main!.id, other!.id]])
    assert.deepEqual(titlesIn(await session.visit(`${LIST}?q=bajio`)), [PLAIN.title])
    assert.deepEqual(titlesIn(await session.visit(`${LIST}?client=${other!.id}`)), [PLAIN.title])
    await session.submit('post', '/law-firm/files', { ...PLAIN, title: 'Otro', clients: [{ id: other!.id }] })
    assert.lengthOf(await Client.in(ours.workspace), 2)
  })

  test('are edited, keep the client name in step and log both states', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', '/law-firm/files', { ...PLAIN, clients: [{ name: 'Ana' }, { name: 'Beto' }] })
    const matter = await Matter.in(ours.workspace).firstOrFail()
    const [ana, beto] = await Client.in(ours.workspace).orderBy('id')
    const clients = [{ id: beto!.id }, { name: 'Carla' }]
    await session.submit('put', `/law-firm/files/${matter.id}`, { ...PLAIN, clients, version: 1 })
    await matter.refresh()
    assert.deepEqual([matter.clientName, matter.clientId], ['Beto', beto!.id])
    assert.notInclude(await clientsOf(matter), ana!.id)
    const { before, after } = (await auditEntriesOf(matter)).at(-1)!
    assert.deepEqual(
      [before!.clients, after!.clients],
      [
        ['Ana', 'Beto'],
        ['Beto', 'Carla'],
      ]
    )
  })

  test('end the access of a client who is removed', async ({ client, assert }) => {
    const ours = await firm()
    const follower = await person({ type: 'client' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', '/law-firm/files', { ...PLAIN, clients: [{ name: 'Ana' }] })
    const matter = await Matter.in(ours.workspace).firstOrFail()
    await db.from('clients').where('id', matter.clientId!).update({ user_id: follower.id })
    await matter.merge({ clientUserId: follower.id }).save()
    await session.submit('put', `/law-firm/files/${matter.id}`, { ...PLAIN, clients: [{ name: 'Beto' }], version: 1 })
    assert.isEmpty(await Matter.followedBy(follower.id))
  })

  test('keep the client of an older matter without a client record until it is edited', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { clientName: 'Solo de nombre' })
    const session = await atDesk(
      client,
      await ours.hireWith(['expedientes:leer', 'expedientes:editar']),
      ours.workspace
    )
    const fields = { ...PLAIN, clients: [{ name: 'Solo de nombre' }], version: 1 }
    ;(await session.submit('put', `/law-firm/files/${matter.id}`, fields)).assertStatus(303)
    await matter.refresh()
    assert.deepEqual([matter.clientName, matter.clientId], ['Solo de nombre', null])
  })

  test('refuse clients of other firms, and new ones without the permission to add them, at the field', async ({
    client,
    assert,
  }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const foreign = await Client.create({ workspaceId: theirs.workspace.id, name: 'Ajeno', type: 'person' } as never)
    const intern = await ours.hireWith(['expedientes:leer', 'expedientes:crear'])
    const session = await atDesk(client, intern, ours.workspace)
    for (const clients of [[{ id: foreign.id }], [{ id: 999_999 }], [{ name: 'Nuevo' }]]) {
      const refused = await session.post('/law-firm/files', { ...PLAIN, clients })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'clients')
    }
    ;(await session.post('/law-firm/files', { ...PLAIN, clients: [{}] })).assertStatus(422)
    assert.isEmpty(await Client.in(ours.workspace))
  })

  test('take the name of a court from the catalogue and refuse an unknown court', async ({ client, assert }) => {
    const ours = await firm()
    const name = 'Juzgado Ficticio de Distrito en Materia Mixta, con residencia en Real de Catorce'
    const court = await Court.create({ source: 'cjf', externalId: '1', name, kind: 'district_court' } as never)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', '/law-firm/files', { ...PLAIN, court: 'otra cosa', courtId: court.id })
    const matter = await Matter.in(ours.workspace).firstOrFail()
    assert.deepEqual([matter.court, matter.courtId], [name, court.id])
    ;(await session.post('/law-firm/files', { ...PLAIN, courtId: 999_999 })).assertStatus(422)
    const options = await session.get('/law-firm/courts/options?q=real%20catorce')
    assert.deepEqual(
      options.body().data.map(({ value }: { value: string }) => value),
      [String(court.id)]
    )
  })

  test('store, show and search proceeding type, stage and both numbers', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const more = { proceeding: 'Juicio de nulidad', stage: 'Alegatos', clientNumber: 'LEG-77/B' }
    await session.submit('post', '/law-firm/files', { ...PLAIN, ...more })
    const matter = await Matter.in(ours.workspace).firstOrFail()
    const page = propsOf<{ matter: object }>(await session.visit(`/law-firm/files/file-overview/${matter.id}`))
    assert.containSubset(page.matter, more)
    assert.deepEqual(titlesIn(await session.visit(`${LIST}?q=leg-77`)), [PLAIN.title])
  })
})
