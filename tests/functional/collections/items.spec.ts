import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { LIMITS } from '#app/collections/domain/limits'
import Collection from '#app/collections/models/collection'
import CollectionItem from '#app/collections/models/collection_item'
import { emptyLibrary, libraryOf } from '../research/searches/library.js'
import { collectionOf, documentsIn, office } from './saved_items.js'

const BODY =
  'Hechos: Un quejoso ficticio pidió la suspensión.\nCriterio jurídico: Debe concederse, según este texto inventado.'

test.group('Collection items', (group) => {
  group.each.setup(emptyLibrary)

  const texts = (count: number) =>
    libraryOf(...Array.from({ length: count }, (_, n) => ({ title: `TESIS FICTICIA NÚMERO ${n + 1}.`, body: BODY })))

  async function ours(client: Parameters<typeof office>[0], count: number) {
    const scene = await office(client)
    const documents = await texts(count)
    const ids = documents.map(({ id }) => id)
    const session = await scene.as(scene.lawyer)
    return { ...scene, documents, ids, session }
  }

  test('are added from several results at once without duplicates, and existing ones are reported', async ({
    client,
    assert,
  }) => {
    const { session, ids, firm, lawyer } = await ours(client, 3)
    const collection = await collectionOf(firm, lawyer, { documentIds: [ids[0]!] })
    const path = `/search/collections/${collection.id}/items`
    ;(await session.post(path, { documentIds: ids, note: 'Para la demanda' })).assertStatus(302)
    assert.deepEqual(await documentsIn(collection), ids)
    const again = await session.post(path, { documentIds: [ids[1]] })
    again.assertStatus(422)
    assert.include(JSON.stringify(again.body()), 'Suspensión en amparo')
    const notes = (await CollectionItem.in({ id: collection.workspaceId }).orderBy('position')).map(({ note }) => note)
    assert.deepEqual(notes, [null, 'Para la demanda', 'Para la demanda'])
    for (const documentIds of [[], ['x'], [999_999_999]])
      assert.include([404, 422], (await session.post(path, { documentIds })).status())
  })

  test('go into a new collection in one step, or nothing is created', async ({ client, assert }) => {
    const { session, ids, workspace } = await ours(client, 2)
    ;(await session.post('/search/collections', { name: 'Nueva', documentIds: ids })).assertStatus(302)
    const [made] = await Collection.in(workspace)
    assert.deepEqual(await documentsIn(made!), ids)
    const wrong = { name: 'Otra', documentIds: [ids[0]], passage: 'Esto no lo dice el texto' }
    ;(await session.post('/search/collections', wrong)).assertStatus(422)
    assert.lengthOf(await Collection.in(workspace), 1)
  })

  test('quote a passage only as it stands in the text', async ({ client, assert }) => {
    const { session, ids, firm, lawyer } = await ours(client, 2)
    const collection = await collectionOf(firm, lawyer)
    const path = `/search/collections/${collection.id}/items`
    const quote = 'pidió la suspensión. Criterio   jurídico: Debe concederse'
    ;(await session.post(path, { documentIds: [ids[0]], passage: 'Debe negarse' })).assertStatus(422)
    ;(await session.post(path, { documentIds: ids, passage: quote })).assertStatus(422)
    ;(await session.post(path, { documentIds: [ids[0]], passage: quote, paragraph: 1 })).assertStatus(302)
    const [item] = await CollectionItem.in({ id: collection.workspaceId })
    assert.deepEqual([item!.passage, item!.paragraph], [quote, 1])
  })

  test('are reordered one by one, whatever others add meanwhile', async ({ client, assert }) => {
    const { session, ids, firm, lawyer } = await ours(client, 4)
    const collection = await collectionOf(firm, lawyer, { documentIds: ids })
    const items = await CollectionItem.in({ id: collection.workspaceId }).orderBy('position')
    const [a, b, c, d] = items.map(({ id }) => id)
    const move = (body: object) => session.put(`/search/collections/${collection.id}/items/order`, body)
    ;(await move({ item: d })).assertStatus(302)
    assert.deepEqual(await documentsIn(collection), [ids[3], ids[0], ids[1], ids[2]])
    ;(await move({ item: a, after: c })).assertStatus(302)
    assert.deepEqual(await documentsIn(collection), [ids[3], ids[1], ids[2], ids[0]])
    ;(await move({ item: b, after: b })).assertStatus(302)
    assert.deepEqual(await documentsIn(collection), [ids[3], ids[1], ids[2], ids[0]])
    ;(await move({ item: 999_999 })).assertStatus(404)
    ;(await move({ item: a, after: 999_999 })).assertStatus(404)
    ;(await move({ item: 'x' })).assertStatus(422)
  })

  test('are annotated, removed and restored with note and position', async ({ client, assert }) => {
    const { session, ids, firm, lawyer } = await ours(client, 2)
    const collection = await collectionOf(firm, lawyer, { documentIds: ids })
    const [item] = await CollectionItem.in({ id: collection.workspaceId }).orderBy('position')
    const root = `/search/collections/${collection.id}/items`
    ;(await session.put(`${root}/${item!.id}`, { note: '<b>Ojo</b>\nsegunda línea' })).assertStatus(302)
    ;(await session.delete(`${root}/${item!.id}`)).assertStatus(302)
    assert.deepEqual(await documentsIn(collection), [ids[1]])
    ;(await session.put(`${root}/${item!.id}`, { note: 'x' })).assertStatus(404)
    ;(await session.post(`${root}/restoration`, { items: [item!.id] })).assertStatus(302)
    assert.deepEqual(await documentsIn(collection), ids)
    assert.equal((await item!.refresh()).note, '<b>Ojo</b>\nsegunda línea')
    ;(await session.delete(`${root}/${item!.id}`)).assertStatus(302)
    ;(await session.post(root, { documentIds: [ids[0]] })).assertStatus(302)
    assert.deepEqual(await documentsIn(collection), [ids[1], ids[0]])
    assert.isNull((await item!.refresh()).note)
    ;(await session.put(`${root}/${item!.id}`, { note: 'x'.repeat(5_001) })).assertStatus(422)
  })

  test('are limited to what a page can show', async ({ client, assert }) => {
    const { session, ids, firm, lawyer, workspace } = await ours(client, 1)
    const collection = await collectionOf(firm, lawyer)
    const now = '2026-11-20 00:00:00.000'
    const row = {
      workspace_id: workspace.id,
      collection_id: collection.id,
      added_by_id: lawyer.id,
      ...{ source: 'scjn', kind: 'tesis', slug: 'x', title: 'x', citation: 'x', fingerprint: 'x' },
      ...{ created_at: now, updated_at: now },
    }
    const rows = Array.from({ length: LIMITS.items }, (_, place) => ({ ...row, position: place + 1 }))
    for (let at = 0; at < rows.length; at += 40) await db.table('collection_items').multiInsert(rows.slice(at, at + 40))
    const full = await session.post(`/search/collections/${collection.id}/items`, { documentIds: ids })
    full.assertStatus(422)
    assert.include(JSON.stringify(full.body()), String(LIMITS.items))
  })

  test('are still named when the library no longer has the text', async ({ client, assert }) => {
    const { session, documents, ids, firm, lawyer } = await ours(client, 2)
    const collection = await collectionOf(firm, lawyer, { documentIds: ids, note: 'Sigue aquí' })
    await documents[0]!.delete()
    await documents[1]!.merge({ fingerprint: 'f'.repeat(64) }).save()
    const { items } = (await session.visit(`/search/collections/${collection.id}`)).body().props
    assert.deepEqual(
      items.map(({ title, isGone, hasChanged, note }: Record<string, unknown>) => [title, isGone, hasChanged, note]),
      [
        ['TESIS FICTICIA NÚMERO 1.', true, false, 'Sigue aquí'],
        ['TESIS FICTICIA NÚMERO 2.', false, true, 'Sigue aquí'],
      ]
    )
    const citations = await session.get(`/search/collections/${collection.id}/citations`)
    assert.equal(citations.text().split('\n').length, 2)
  })

  test('can be added only to own collections and editable shared ones', async ({ client, assert }) => {
    const { session, firm, lawyer, owner, reader, as } = await ours(client, 0)
    await collectionOf(firm, lawyer, { name: 'Mía' })
    await collectionOf(firm, owner, { name: 'De todos', sharing: 'edit' })
    await collectionOf(firm, owner, { name: 'Solo lectura', sharing: 'read' })
    await collectionOf(firm, owner, { name: 'Ajena' })
    const names = async (who: typeof session) =>
      (await who.get('/search/collections/options?q=')).body().data.map(({ label }: { label: string }) => label)
    assert.sameMembers(await names(session), ['Mía', 'De todos'])
    assert.deepEqual(await names(await as(reader)), [])
    const found = (await session.get('/search/collections/options?q=todos')).body().data
    assert.deepEqual(found, [{ value: found[0].value, label: 'De todos', description: owner.name }])
  })
})
