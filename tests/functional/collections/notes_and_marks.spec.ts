import { test } from '@japa/runner'
import DocumentNote from '#app/collections/models/document_note'
import { loadMarks } from '#app/research/queries/load_marks'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from '../research/searches/library.js'
import { readerOf } from '../research/searches/reader.js'
import { collectionOf, auditEntriesOf, office } from './saved_items.js'

const TITLE = 'TESIS FICTICIA SOBRE SUSPENSIÓN.'
const BODY = 'Primer párrafo ficticio.\nSegundo párrafo ficticio, sobre la suspensión.'

type Session = Awaited<ReturnType<typeof readerOf>>
type Panels = { key: string; content: Record<string, unknown> & { items: Record<string, unknown>[] } }[]

async function panelsOf(session: Session, { source, slug }: { source: string; slug: string }) {
  const response = await session.visit(`/search/b-search/analysis/${source}/${slug}`)
  response.assertStatus(200)
  const { panels } = response.body().props as { panels: Panels }
  return (key: string) => panels.find((panel) => panel.key === key)?.content
}

test.group('Notes on library documents', (group) => {
  group.each.setup(emptyLibrary)

  test('are written privately or for the firm, with or without a paragraph, and shown on the page', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const [document] = await libraryOf({ title: TITLE, body: BODY })
    const [lawyer, reader] = [await ours.as(ours.lawyer), await ours.as(ours.reader)]
    const write = (session: Session, body: object) =>
      session.post('/search/document-notes', { documentId: document!.id, ...body })
    ;(await write(lawyer, { text: 'Para el despacho', scope: 'firm' })).assertStatus(302)
    ;(await write(lawyer, { text: 'Solo mía', scope: 'private', paragraph: 1, quote: 'Segundo párrafo' })).assertStatus(
      302
    )
    ;(await write(reader, { text: 'Del lector', scope: 'firm' })).assertStatus(403)
    ;(await write(reader, { text: 'Del lector', scope: 'private' })).assertStatus(302)
    ;(await write(lawyer, { text: 'Mal citada', scope: 'private', quote: 'No está' })).assertStatus(422)
    const seen = async (session: Session) =>
      (await panelsOf(session, document!))('collections.notes')!.items.map(({ text, mine }) => [text, mine])
    assert.deepEqual(await seen(lawyer), [
      ['Solo mía', true],
      ['Para el despacho', true],
    ])
    assert.deepEqual(await seen(reader), [
      ['Del lector', true],
      ['Para el despacho', false],
    ])
    const other = await firm('Otro despacho')
    assert.deepEqual(await seen(await readerOf(client, other.owner, other.workspace)), [])
  })

  test('are edited and deleted only by their author', async ({ client, assert }) => {
    const ours = await office(client)
    const [document] = await libraryOf({ title: TITLE, body: BODY })
    const [lawyer, owner, reader] = [await ours.as(ours.lawyer), await ours.as(ours.owner), await ours.as(ours.reader)]
    await lawyer.post('/search/document-notes', { documentId: document!.id, text: 'Del despacho', scope: 'firm' })
    await reader.post('/search/document-notes', { documentId: document!.id, text: 'Privada', scope: 'private' })
    const [shared, own] = await DocumentNote.in(ours.workspace).orderBy('id')
    const path = `/search/document-notes/${shared!.id}`
    const edit = { text: 'Corregida', scope: 'firm', version: 1 }
    ;(await owner.put(path, edit)).assertStatus(403)
    ;(await owner.put(`/search/document-notes/${own!.id}`, edit)).assertStatus(404)
    ;(await reader.put(`/search/document-notes/${own!.id}`, { ...edit, scope: 'firm' })).assertStatus(403)
    ;(await lawyer.put(path, edit)).assertStatus(302)
    ;(await lawyer.put(path, { ...edit, text: 'Otra vez' })).assertStatus(422)
    assert.equal((await shared!.refresh()).text, 'Corregida')
    for (const body of [
      { ...edit, text: ' ' },
      { ...edit, text: 'x'.repeat(5_001) },
      { ...edit, scope: 'todos' },
    ])
      (await lawyer.put(path, body)).assertStatus(422)
    ;(await owner.delete(path)).assertStatus(403)
    ;(await lawyer.delete(path)).assertStatus(302)
    ;(await lawyer.delete(path)).assertStatus(404)
    assert.deepEqual(
      (await auditEntriesOf(ours.workspace)).filter((entry) => entry.startsWith('document_note')),
      ['document_note.written', 'document_note.written', 'document_note.edited', 'document_note.deleted']
    )
  })
})

test.group('Validity mark of a firm', (group) => {
  group.each.setup(emptyLibrary)

  test('says whether a text is good law, by whom and why, and keeps its history when removed', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const [document] = await libraryOf({ title: TITLE })
    const [lawyer, owner] = [await ours.as(ours.lawyer), await ours.as(ours.owner)]
    const path = `/search/document-marks/${document!.id}`
    ;(await lawyer.put(path, { state: 'invalid', reason: 'La superó una contradicción' })).assertStatus(302)
    ;(await lawyer.put(path, { state: 'invalid', reason: 'La superó una contradicción' })).assertStatus(302)
    ;(await owner.put(path, { state: 'valid', reason: 'Sigue aplicando' })).assertStatus(302)
    ;(await lawyer.delete(path, { reason: 'En estudio' })).assertStatus(302)
    ;(await lawyer.delete(path)).assertStatus(302)
    const mark = (await panelsOf(lawyer, document!))('collections.mark')!
    assert.isNull(mark.state)
    assert.deepEqual(
      (mark.history as Record<string, string>[]).map(({ state, reason, by }) => [state, reason, by]),
      [
        ['none', 'En estudio', ours.lawyer.name],
        ['valid', 'Sigue aplicando', ours.owner.name],
        ['invalid', 'La superó una contradicción', ours.lawyer.name],
      ]
    )
    assert.deepEqual(
      (await auditEntriesOf(ours.workspace)).filter((entry) => entry.startsWith('document_mark')),
      ['document_mark.set', 'document_mark.set', 'document_mark.taken_back']
    )
  })

  test('requires the permission to write for the firm, a reason and an existing text', async ({ client, assert }) => {
    const ours = await office(client)
    const [document] = await libraryOf({ title: TITLE })
    const path = `/search/document-marks/${document!.id}`
    const mark = { state: 'invalid', reason: 'Superada' }
    ;(await (await ours.as(ours.reader)).put(path, mark)).assertStatus(403)
    ;(await (await ours.as(await ours.hire('intern'))).put(path, mark)).assertStatus(302)
    const lawyer = await ours.as(ours.lawyer)
    for (const body of [{ state: 'invalid' }, { ...mark, state: 'none' }, { ...mark, reason: ' ' }])
      (await lawyer.put(path, body)).assertStatus(422)
    ;(await lawyer.put('/search/document-marks/999999999', mark)).assertStatus(404)
    ;(await lawyer.put('/search/document-marks/abc', mark)).assertStatus(404)
    const panel = (await panelsOf(await ours.as(ours.reader), document!))('collections.mark')!
    assert.include(panel, { state: 'invalid', mayMark: false })
  })

  test('is visible to the firm alone, in results and collections, in one query with the favourites', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const documents = await libraryOf({ title: TITLE }, { title: 'OTRA FICTICIA.' }, { title: 'TERCERA FICTICIA.' })
    const ids = documents.map(({ id }) => id)
    const lawyer = await ours.as(ours.lawyer)
    await lawyer.put(`/search/document-marks/${ids[0]}`, { state: 'invalid', reason: 'Superada' })
    await lawyer.post('/search/favorites', { documentIds: [ids[1]] })
    const viewer = (userId: number, workspaceId: number) => ({ userId, workspaceId, may: () => true })
    const queries = await queriesOf(async () => {
      assert.deepEqual(await loadMarks(viewer(ours.lawyer.id, ours.workspace.id), ids), {
        'collections.saved': {
          [ids[0]!]: { favorite: false, mark: 'invalid' },
          [ids[1]!]: { favorite: true, mark: null },
        },
      })
    })
    assert.lengthOf(queries, 2)
    const other = await firm('Otro despacho')
    assert.deepEqual(await loadMarks(viewer(other.owner.id, other.workspace.id), ids), { 'collections.saved': {} })
    const collection = await collectionOf(ours.firm, ours.lawyer, { documentIds: ids })
    const { marks, favorites } = (await lawyer.visit(`/search/collections/${collection.id}`)).body().props
    assert.deepEqual([marks, favorites], [{ [ids[0]!]: 'invalid' }, [ids[1]]])
    const saved = (await panelsOf(lawyer, documents[1]!))('collections.saved')!
    assert.deepEqual(saved, {
      documentId: ids[1],
      favorite: true,
      collections: [{ id: collection.id, name: collection.name }],
      alertId: null,
    })
  })
})
