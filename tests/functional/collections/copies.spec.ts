import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import mammoth from 'mammoth'
import env from '#start/env'
import Collection from '#app/collections/models/collection'
import CollectionItem from '#app/collections/models/collection_item'
import { LIMITS } from '#app/collections/domain/limits'
import { MarkDocument } from '#app/collections/actions/mark_document'
import { firm } from '#tests/helpers/people'
import { emptyLibrary, libraryOf } from '../research/searches/library.js'
import { readerOf } from '../research/searches/reader.js'
import { headersOf } from '../shell/access_people.js'
import { by, collectionOf, documentsIn, office } from './saved_items.js'

const PASSAGE = 'Debe concederse la suspensión, según este texto inventado.'

test.group('Copy of a collection', (group) => {
  group.each.setup(emptyLibrary)

  const texts = (...titles: string[]) => libraryOf(...titles.map((title) => ({ title, body: PASSAGE })))

  test('is private, with notes, passages and order, and names its origin', async ({ client, assert }) => {
    const ours = await office(client)
    const [one, other] = await texts('TESIS FICTICIA A.', 'TESIS FICTICIA B.')
    const source = await collectionOf(ours.firm, ours.owner, {
      name: 'Del despacho',
      sharing: 'read',
      documentIds: [other!.id],
      note: 'Léase primero',
      passage: PASSAGE,
    })
    await (await ours.as(ours.owner)).post(`/search/collections/${source.id}/items`, { documentIds: [one!.id] })
    const session = await ours.as(ours.reader)
    const copied = await session.submit('post', `/search/collections/${source.id}/copies`)
    copied.assertStatus(302)
    const copy = await Collection.in(ours.workspace).where('owner_id', ours.reader.id).firstOrFail()
    assert.include(copied.header('location'), String(copy.id))
    assert.include(copy.serialize(), { name: 'Copia de Del despacho', sharing: 'private', copiedFrom: 'Del despacho' })
    assert.deepEqual(await documentsIn(copy), [other!.id, one!.id])
    const [first] = await CollectionItem.in(ours.workspace).where('collection_id', copy.id).orderBy('position')
    assert.deepEqual([first!.note, first!.passage], ['Léase primero', PASSAGE])
    await session.delete(`/search/collections/${copy.id}/items/${first!.id}`)
    assert.deepEqual(await documentsIn(source), [other!.id, one!.id])
  })

  test('is refused with NCL-500 when the collection is empty, its texts are gone or the limit is reached', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const [document] = await texts('TESIS FICTICIA.')
    const empty = await collectionOf(ours.firm, ours.owner, { sharing: 'read' })
    const full = await collectionOf(ours.firm, ours.owner, { sharing: 'read', documentIds: [document!.id] })
    const session = await ours.as(ours.lawyer)
    const copy = async ({ id }: Collection) => {
      const response = await session.post(`/search/collections/${id}/copies`)
      return [response.status(), response.body().code]
    }
    assert.deepEqual(await copy(empty), [409, 'NCL-500'])
    const now = '2026-11-20 00:00:00.000'
    const row = { workspace_id: ours.workspace.id, owner_id: ours.lawyer.id, name: 'x', name_folded: 'x', version: 1 }
    const rows = Array.from({ length: LIMITS.collections }, () => ({
      ...row,
      sharing: 'private',
      created_at: now,
      updated_at: now,
    }))
    for (let at = 0; at < rows.length; at += 50) await db.table('collections').multiInsert(rows.slice(at, at + 50))
    assert.deepEqual(await copy(full), [409, 'NCL-500'])
    await db.from('collections').where('owner_id', ours.lawyer.id).delete()
    await document!.delete()
    assert.deepEqual(await copy(full), [409, 'NCL-500'])
  })

  test('is refused for a collection that the person cannot see', async ({ client }) => {
    const ours = await office(client)
    const [document] = await texts('TESIS FICTICIA.')
    const own = await collectionOf(ours.firm, ours.owner, { documentIds: [document!.id] })
    const shared = await collectionOf(ours.firm, ours.owner, { sharing: 'edit', documentIds: [document!.id] })
    const other = await firm('Otro despacho')
    const stranger = await readerOf(client, other.owner, other.workspace)
    ;(await (await ours.as(ours.lawyer)).post(`/search/collections/${own.id}/copies`)).assertStatus(404)
    ;(await stranger.post(`/search/collections/${shared.id}/copies`)).assertStatus(404)
    ;(await stranger.get(`/search/collections/${shared.id}/export`)).assertStatus(404)
    ;(await stranger.get(`/search/collections/${shared.id}/citations`)).assertStatus(404)
  })
})

test.group('Collection exported to Word', (group) => {
  group.each.setup(emptyLibrary)

  test('has its title, a table of contents, and each citation with passage, note and warnings', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const [one, other, ruling] = await libraryOf(
      { title: 'SUSPENSIÓN <FICTICIA> & «NIÑEZ».', body: PASSAGE },
      { title: 'NULIDAD FICTICIA.', body: 'Texto de la tesis ficticia.\nPrecedente ficticio.' },
      { title: 'SENTENCIA FICTICIA.', kind: 'sentencia', body: 'Texto de la sentencia ficticia.' }
    )
    const collection = await collectionOf(ours.firm, ours.lawyer, {
      name: 'Suspensión & medidas',
      documentIds: [one!.id],
      passage: PASSAGE,
      note: 'Primera línea\nSegunda línea',
    })
    const session = await ours.as(ours.lawyer)
    await session.post(`/search/collections/${collection.id}/items`, { documentIds: [other!.id, ruling!.id] })
    await new MarkDocument().mark(by(ours.lawyer), ours.workspace.id, other!, { state: 'invalid', reason: 'Superada' })
    const headers = await headersOf(ours.lawyer, ours.workspace)
    const address = `http://${env.get('HOST')}:${env.get('PORT')}/search/collections/${collection.id}/export`
    const response = await fetch(address, { headers })
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-disposition'), 'attachment; filename="suspension-y-medidas.docx"')
    const buffer = Buffer.from(await response.arrayBuffer())
    const { value: html, messages } = await mammoth.convertToHtml({ buffer })
    assert.isEmpty(messages.filter(({ type }) => type === 'error'))
    const { value: text } = await mammoth.extractRawText({ buffer })
    const lines = text.split('\n').filter(Boolean)
    assert.equal(lines[0], 'Suspensión & medidas')
    assert.includeMembers(lines, [
      'Índice',
      one!.citation,
      other!.citation,
      `“${PASSAGE}”`,
      'Primera línea',
      'Segunda línea',
      'Texto de la tesis ficticia.',
      'Precedente ficticio.',
    ])
    assert.notInclude(text, 'Texto de la sentencia ficticia.')
    assert.include(text, 'El despacho lo considera NO válido.')
    assert.match(html, /<h1>(<a[^>]*><\/a>)*1\. SUSPENSIÓN &lt;FICTICIA&gt; &amp; «NIÑEZ»\.<\/h1>/)
    assert.isAbove(text.split('2. NULIDAD FICTICIA.').length, 2, 'the contents name each text before it comes')
  })

  test('can list the citations alone, one per line, in order', async ({ client, assert }) => {
    const ours = await office(client)
    const documents = await libraryOf({ title: 'TESIS FICTICIA A.' }, { title: 'TESIS FICTICIA B.' })
    const documentIds = documents.map(({ id }) => id).reverse()
    const collection = await collectionOf(ours.firm, ours.lawyer, { documentIds })
    const response = await (await ours.as(ours.lawyer)).get(`/search/collections/${collection.id}/citations`)
    assert.equal(response.header('content-type'), 'text/plain; charset=utf-8')
    assert.equal(response.text(), `${documents[1]!.citation}\n${documents[0]!.citation}`)
  })
})
