import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { processTrash } from '#app/collections/recurring_tasks'
import { LIMITS } from '#app/collections/domain/limits'
import { endMembership } from '#app/workspaces/actions/end_membership'
import Member from '#app/workspaces/models/member'
import Collection from '#app/collections/models/collection'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from '../research/searches/library.js'
import { readerOf } from '../research/searches/reader.js'
import { collectionOf, auditEntriesOf, documentsIn, office } from './saved_items.js'

test.group('Research collections', (group) => {
  group.each.setup(emptyLibrary)

  const texts = (count: number) =>
    libraryOf(...Array.from({ length: count }, (_, n) => ({ title: `TESIS FICTICIA NÚMERO ${n + 1}.` })))

  test('are created, named, described and found by name', async ({ client, assert }) => {
    const { lawyer, workspace, as } = await office(client)
    const session = await as(lawyer)
    const made = await session.submit('post', '/search/collections', {
      name: ' Suspensión  ficticia ',
      description: 'Criterios',
    })
    made.assertStatus(302)
    const [collection] = await Collection.in(workspace)
    assert.include(made.header('location'), `/search/collections/${collection!.id}`)
    const change = { name: 'Medidas cautelares', description: '', version: 1 }
    ;(await session.submit('put', `/search/collections/${collection!.id}`, change)).assertStatus(303)
    const { props } = (await session.visit('/search/collections?q=CAUTELARES')).body()
    assert.equal(props.collections[0].name, 'Medidas cautelares')
    assert.lengthOf((await session.visit('/search/collections?q=suspension')).body().props.collections, 0)
    assert.deepEqual(await auditEntriesOf(workspace), ['collection.made', 'collection.edited'])
  })

  test('reject a stale edit with a field error and keep what was saved meanwhile', async ({ client, assert }) => {
    const ours = await office(client)
    const collection = await collectionOf(ours.firm, ours.lawyer)
    const session = await ours.as(ours.lawyer)
    const path = `/search/collections/${collection.id}`
    await session.put(path, { name: 'Primera', version: 1 })
    const stale = await session.put(path, { name: 'Segunda', version: 1 })
    stale.assertStatus(422)
    assert.equal((await collection.refresh()).name, 'Primera')
  })

  test('refuse items that cannot be saved', async ({ client, assert }) => {
    const ours = await office(client)
    const session = await ours.as(ours.lawyer)
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(201) }, { name: 'x', description: 'y'.repeat(2_001) }])
      (await session.post('/search/collections', body)).assertStatus(422)
    const row = { workspace_id: ours.workspace.id, owner_id: ours.lawyer.id, name: 'x', name_folded: 'x' }
    const now = '2026-11-20 00:00:00.000'
    const rows = Array.from({ length: LIMITS.collections }, () => ({
      ...row,
      ...{ sharing: 'private', version: 1, created_at: now, updated_at: now },
    }))
    for (let at = 0; at < rows.length; at += 50) await db.table('collections').multiInsert(rows.slice(at, at + 50))
    ;(await session.post('/search/collections', { name: 'Una más' })).assertStatus(422)
    assert.lengthOf(await Collection.in(ours.workspace), LIMITS.collections)
  })

  test('are visible only to their owner until shared, and never to another firm', async ({ client, assert }) => {
    const ours = await office(client)
    const collection = await collectionOf(ours.firm, ours.lawyer)
    const path = `/search/collections/${collection.id}`
    const [owner, colleague, reader] = await Promise.all([ours.lawyer, ours.owner, ours.reader].map(ours.as))
    const other = await firm('Otro despacho')
    const stranger = await readerOf(client, other.owner, other.workspace)
    const asClient = await readerOf(client, await person({ type: 'client' }), null)
    const statuses = async () =>
      Promise.all(
        [owner!, colleague!, reader!, stranger, asClient].map(async (each) => (await each.get(path)).status())
      )
    // A page that is refused leads home; what is not found is not found.
    assert.deepEqual(await statuses(), [200, 404, 404, 404, 403])
    ;(await owner!.put(`${path}/sharing`, { sharing: 'read' })).assertStatus(302)
    assert.deepEqual(await statuses(), [200, 200, 200, 404, 403])
    ;(await colleague!.put(path, { name: 'Ajena', version: 1 })).assertStatus(403)
    ;(await owner!.put(`${path}/sharing`, { sharing: 'edit' })).assertStatus(302)
    ;(await colleague!.put(path, { name: 'De todos', version: 1 })).assertStatus(302)
    ;(await reader!.put(path, { name: 'Del lector', version: 2 })).assertStatus(403)
    ;(await colleague!.put(`${path}/sharing`, { sharing: 'private' })).assertStatus(403)
    ;(await colleague!.delete(path)).assertStatus(403)
    ;(await stranger.put(path, { name: 'Robada', version: 2 })).assertStatus(404)
    assert.equal((await collection.refresh()).name, 'De todos')
    ;(await owner!.put(`${path}/sharing`, { sharing: 'todos' })).assertStatus(422)
  })

  test('cannot be shared with the firm by a reader', async ({ client, assert }) => {
    const ours = await office(client)
    const [document] = await texts(1)
    const collection = await collectionOf(ours.firm, ours.reader)
    const session = await ours.as(ours.reader)
    const path = `/search/collections/${collection.id}`
    ;(await session.post(`${path}/items`, { documentIds: [document!.id] })).assertStatus(302)
    ;(await session.put(`${path}/sharing`, { sharing: 'read' })).assertStatus(403)
    assert.equal((await collection.refresh()).sharing, 'private')
  })

  test('can be restored after deletion, and are purged after thirty days', async ({ client, assert, cleanup }) => {
    cleanup(() => clock.restore())
    clock.freeze('2026-11-20T12:00:00Z')
    const ours = await office(client)
    const [document] = await texts(1)
    const collection = await collectionOf(ours.firm, ours.lawyer, { documentIds: [document!.id] })
    const session = await ours.as(ours.lawyer)
    const path = `/search/collections/${collection.id}`
    ;(await session.delete(path)).assertStatus(302)
    ;(await session.get(path)).assertStatus(404)
    ;(await session.post(`${path}/items`, { documentIds: [document!.id] })).assertStatus(404)
    const colleague = await ours.as(ours.owner)
    ;(await colleague.post(`${path}/restoration`)).assertStatus(404)
    ;(await session.post(`${path}/restoration`)).assertStatus(302)
    ;(await session.get(path)).assertStatus(200)
    assert.deepEqual(await documentsIn(collection), [document!.id])

    await session.delete(path)
    clock.freeze('2026-12-19T12:00:00Z')
    await processTrash(() => false)
    assert.lengthOf(await Collection.in(ours.workspace), 1)
    clock.freeze('2026-12-21T12:00:00Z')
    await processTrash(() => false)
    assert.lengthOf(await Collection.in(ours.workspace), 0)
    assert.lengthOf(await db.from('collection_items'), 0)
  })

  test('stay with the firm when shared and their owner leaves; private ones stay hidden', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const shared = await collectionOf(ours.firm, ours.lawyer, { name: 'Compartida', sharing: 'edit' })
    const own = await collectionOf(ours.firm, ours.lawyer, { name: 'Propia' })
    const member = await Member.in(ours.workspace).where('user_id', ours.lawyer.id).firstOrFail()
    await db.transaction((trx) => endMembership(trx, member))
    assert.equal((await shared.refresh()).ownerId, ours.owner.id)
    assert.equal((await own.refresh()).ownerId, ours.lawyer.id)
    const { props } = (await (await ours.as(ours.owner)).visit('/search/collections')).body()
    assert.deepEqual(
      props.collections.map(({ name }: { name: string }) => name),
      ['Compartida']
    )
  })

  test('open by their own address and by the one with their name', async ({ client, assert }) => {
    const ours = await office(client)
    const collection = await collectionOf(ours.firm, ours.lawyer)
    const session = await ours.as(ours.lawyer)
    const response = await session.visit(`/search/collections?collection=${collection.id}`)
    response.assertStatus(302)
    assert.equal(response.header('location'), `/search/collections/${collection.id}`)
    ;(await session.visit('/search/collections?collection=abc')).assertStatus(200)
    ;(await session.get('/search/collections/abc')).assertStatus(404)
  })

  test('take the same number of queries however many items they hold', async ({ client, assert }) => {
    const ours = await office(client)
    const [first, ...rest] = await texts(9)
    const collection = await collectionOf(ours.firm, ours.lawyer, { documentIds: [first!.id] })
    const session = await ours.as(ours.lawyer)
    const page = () =>
      queriesOf(async () => (await session.visit(`/search/collections/${collection.id}`)).assertStatus(200))
    const list = () => queriesOf(async () => (await session.visit('/search/collections')).assertStatus(200))
    const [few, short] = [await page(), await list()]
    await session.post(`/search/collections/${collection.id}/items`, { documentIds: rest.map(({ id }) => id) })
    for (let n = 0; n < 4; n++) await collectionOf(ours.firm, ours.lawyer, { name: `Otra ${n}` })
    // The page after a write tells of it once.
    await session.visit('/search/collections')
    assert.equal((await page()).length, few.length)
    assert.equal((await list()).length, short.length)
  })
})
