import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { PinDocument } from '#app/matters/actions/pin_document'
import Notice from '#app/notifications/models/notice'
import { ManageFavorites } from '#app/collections/actions/manage_favorites'
import { processChanges } from '#app/collections/recurring_tasks'
import { notifyChanges } from '#app/collections/alerts/notify_changes'
import { watchChanges } from '#app/collections/alerts/watch_changes'
import Alert from '#app/collections/models/alert'
import { savedPlaces } from '#app/collections/queries/saved_places'
import Member from '#app/workspaces/models/member'
import { endMembership } from '#app/workspaces/actions/end_membership'
import type LegalDocument from '#app/research/models/legal_document'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from '../research/searches/library.js'
import { by, collectionOf, office } from './saved_items.js'

const noticesOf = ({ id }: { id: number }) => Notice.query().where('user_id', id).where('kind', 'document_changed')
const changed = (document: LegalDocument) => document.merge({ fingerprint: 'c'.repeat(64) }).save()
const attend = () => processChanges(() => false)

test.group('Change alerts on saved items', (group) => {
  group.each.setup(async () => {
    const rollback = await emptyLibrary()
    clock.freeze('2026-11-20T15:00:00Z')
    return async () => {
      clock.restore()
      await rollback()
    }
  })

  test('report changes of favourites, collections and pinned texts once a day, even before the first check', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const [starred, gathered, pinned, other] = await libraryOf(
      ...['UNA', 'DOS', 'TRES', 'CUATRO'].map((title) => ({ title: `TESIS FICTICIA ${title}.` }))
    )
    await new ManageFavorites().add(ours.lawyer.id, [starred!.id])
    await collectionOf(ours.firm, ours.lawyer, { documentIds: [gathered!.id] })
    const matter = await matterOf(ours.firm, { title: 'Amparo ficticio', responsibleId: ours.lawyer.id })
    await new PinDocument().handle(by(ours.owner), matter, pinned!, null)
    for (const document of [starred!, gathered!, pinned!, other!]) await changed(document)
    await attend()
    assert.lengthOf(await noticesOf(ours.lawyer), 0)
    clock.freeze('2026-11-21T13:00:00Z')
    await attend()
    const [notice, ...rest] = await noticesOf(ours.lawyer)
    assert.lengthOf(rest, 0)
    assert.include(notice!.values, { count: '3', matters: '1', collections: '1' })
    clock.freeze('2026-11-22T13:00:00Z')
    await attend()
    assert.lengthOf(await noticesOf(ours.lawyer), 1)
    assert.lengthOf(await noticesOf(ours.owner), 0)
  })

  test('report what changes right after a document is saved, followed or pinned', async ({ client, assert }) => {
    const ours = await office(client)
    const documents = await libraryOf(
      ...['UNA', 'DOS', 'TRES', 'CUATRO'].map((title) => ({ title: `NORMA FICTICIA ${title}.` }))
    )
    const [starred, gathered, followed, pinned] = documents
    const session = await ours.as(ours.lawyer)
    ;(await session.post('/search/favorites', { documentIds: [starred!.id] })).assertStatus(200)
    ;(await session.post('/search/document-alerts', { documentId: followed!.id })).assertStatus(302)
    const collection = await collectionOf(ours.firm, ours.lawyer)
    const items = `/search/collections/${collection.id}/items`
    ;(await session.post(items, { documentIds: [gathered!.id] })).assertStatus(302)
    const matter = await matterOf(ours.firm, { title: 'Amparo ficticio', responsibleId: ours.lawyer.id })
    const pins = `/law-firm/files/${matter.id}/pins`
    ;(await session.post(pins, { documentId: pinned!.id })).assertStatus(302)
    for (const document of documents)
      await document.merge({ fingerprint: 'c'.repeat(64), inForceUntil: '2026-11-19' }).save()
    assert.equal(await watchChanges(), documents.length)
    const changes = await db.from('document_changes').orderBy(['document_id', 'what']).select('document_id', 'what')
    assert.deepEqual(
      changes.map(({ document_id: id, what }) => [Number(id), what]),
      documents.flatMap(({ id }) => [
        [id, 'force'],
        [id, 'text'],
      ])
    )
    assert.equal(await notifyChanges(), 1)
    const [notice] = await noticesOf(ours.lawyer)
    assert.include(notice!.values, { count: '1', title: followed!.title })
    clock.freeze('2026-11-21T13:00:00Z')
    assert.equal(await notifyChanges(), 1)
    const [, ofSaved] = await noticesOf(ours.lawyer)
    assert.include(ofSaved!.values, { count: '3' })
  })

  test('compare with the state of the first save, taken with as many queries for one document as for many', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const documents = await libraryOf(
      ...Array.from({ length: 12 }, (_, n) => ({ title: `NORMA FICTICIA ${n}.`, inForceUntil: null }))
    )
    const [first, second, ...rest] = documents.map(({ id }) => id)
    const save = (ids: number[]) => queriesOf(async () => void (await new ManageFavorites().add(ours.lawyer.id, ids)))
    const one = await save([first!])
    const many = await save(rest)
    assert.lengthOf(many, one.length)
    await documents[0]!.merge({ inForceUntil: '2026-11-19' }).save()
    await new ManageFavorites().add(ours.reader.id, [first!, second!])
    const states = await db.from('watched_documents').whereIn('document_id', [first!, second!]).select('force')
    assert.deepEqual(
      states.map(({ force }) => force),
      ['standing', 'standing']
    )
    assert.equal(await watchChanges(), 1)
  })

  test('report a reformed, abrogated or withdrawn followed text at once', async ({ client, assert }) => {
    const ours = await office(client)
    const [document] = await libraryOf({ title: 'ARTÍCULO 107 FICTICIO.' })
    const session = await ours.as(ours.reader)
    ;(await session.post('/search/document-alerts', { documentId: document!.id })).assertStatus(302)
    ;(await session.post('/search/document-alerts', { documentId: document!.id })).assertStatus(422)
    ;(await session.post('/search/document-alerts', { documentId: 999_999_999 })).assertStatus(404)
    await attend()
    await document!.merge({ kind: 'articulo', fingerprint: 'a'.repeat(64) }).save()
    await attend()
    await document!.merge({ inForceUntil: '2026-11-20' }).save()
    await attend()
    await document!.merge({ withdrawnAt: clock.now() }).save()
    await attend()
    await attend()
    const told = (await noticesOf(ours.reader)).map(({ values }) => [values.what, values.title])
    assert.deepEqual(told, [
      ['reform', document!.title],
      ['ended', document!.title],
      ['withdrawn', document!.title],
    ])
    const alert = await Alert.findByOrFail({ user_id: ours.reader.id })
    const { hits } = (await session.visit(`/search/alerts/${alert.id}`)).body().props
    assert.deepEqual(
      hits.map(({ what }: { what: string }) => what),
      ['withdrawn', 'ended', 'reform']
    )
  })

  test('skip former members, removed items and paused alerts', async ({ client, assert }) => {
    const ours = await office(client)
    const [document] = await libraryOf({ title: 'TESIS FICTICIA.' })
    const colleague = await ours.hire('lawyer')
    await collectionOf(ours.firm, colleague, { documentIds: [document!.id] })
    await new ManageFavorites().add(ours.lawyer.id, [document!.id])
    await new ManageFavorites().add(ours.reader.id, [document!.id])
    const member = await Member.in(ours.workspace).where('user_id', colleague.id).firstOrFail()
    await db.transaction((trx) => endMembership(trx, member))
    await new ManageFavorites().remove(ours.lawyer.id, { documentId: document!.id })
    const session = await ours.as(ours.reader)
    const alert = await Alert.findByOrFail({ user_id: ours.reader.id, kind: 'saved' })
    await session.delete(`/search/alerts/${alert.id}`)
    assert.isTrue((await alert.refresh()).paused)
    await changed(document!)
    clock.freeze('2026-11-21T13:00:00Z')
    await attend()
    assert.lengthOf(await Notice.query().where('kind', 'document_changed'), 0)
    assert.lengthOf(await db.from('alert_hits').where({ alert_id: alert.id, told: 0 }), 1)
    const later = await ours.as(ours.reader)
    ;(await later.delete(`/search/alerts/${alert.id}/pause`)).assertStatus(302)
    assert.isFalse((await alert.refresh()).paused)
    clock.freeze('2026-11-22T13:00:00Z')
    await attend()
    assert.lengthOf(await noticesOf(ours.reader), 1)
  })

  test('name the matters and collections that hold the text or cite it, as far as the person may see them', async ({
    client,
    assert,
  }) => {
    const ours = await office(client)
    const [article, thesis] = await libraryOf(
      { title: 'ARTÍCULO 107 FICTICIO.' },
      { title: 'TESIS FICTICIA QUE LO CITA.' }
    )
    await db.table('citations').insert({
      ...{ document_id: thesis!.id, start: 0, end: 5, place: 0, kind: 'article', citation_key: 'ley ficticia#107' },
      cited_document_id: article!.id,
    })
    const matter = await matterOf(ours.firm, { title: 'Amparo ficticio', responsibleId: ours.lawyer.id })
    await new PinDocument().handle(by(ours.owner), matter, thesis!, null)
    const shared = await collectionOf(ours.firm, ours.owner, {
      name: 'De todos',
      sharing: 'read',
      documentIds: [article!.id],
    })
    await collectionOf(ours.firm, ours.owner, { name: 'Solo de la dueña', documentIds: [thesis!.id] })
    const viewer = { userId: ours.lawyer.id, workspaceId: ours.workspace.id, may: () => true }
    const places = (await savedPlaces(viewer, [article!.id], { alsoCiting: true })).get(article!.id)!
    assert.deepEqual(
      [places.matters.map(({ id }) => id), places.collections.map(({ id }) => id)],
      [[matter.id], [shared.id]]
    )
    assert.deepEqual((await savedPlaces(viewer, [article!.id])).get(article!.id)!.matters, [])
    const blind = { ...viewer, may: () => false }
    assert.deepEqual((await savedPlaces(blind, [article!.id], { alsoCiting: true })).get(article!.id)!.matters, [])
    const session = await ours.as(ours.lawyer)
    await session.post('/search/document-alerts', { documentId: article!.id })
    await watchChanges()
    await changed(article!)
    await watchChanges()
    assert.equal(await notifyChanges(), 1)
    const [notice] = await noticesOf(ours.lawyer)
    assert.include(notice!.values, { count: '1', what: 'text', matters: '1', collections: '1' })
  })
})
