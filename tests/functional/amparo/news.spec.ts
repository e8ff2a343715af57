import { readFileSync } from 'node:fs'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { followStored } from '#app/amparo/actions/follow_source'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { clock } from '#app/core/clock'
import { maskInDocument } from '#app/research/masking/mask_in_document'
import LegalDocument from '#app/research/models/legal_document'
import { map } from '#sources/cjf/mapper'
import { parse } from '#sources/cjf/parser'
import { noticesOf, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { formOf, PAGE, proceedingOf, propsOf } from './scene.js'

const FIXTURE = new URL(
  '../../../sources/cjf/fixtures/expediente/99000001.whole_case_of_two_parties.html',
  import.meta.url
)
const HTML = readFileSync(FIXTURE, 'utf8')

/** Keeps the case of the fixture in the library, as an ingestion would. */
async function kept() {
  const page = {
    ...{ kind: 'expediente', externalId: '99000001', contentType: 'text/html', etag: null },
    ...{
      url: 'https://www.dgej.cjf.gob.mx/siseinternet/reportes/vercaptura.aspx',
      body: new TextEncoder().encode(HTML),
    },
  }
  const { parts: _, validity: __, ...document } = map(parse(page), page)
  return LegalDocument.create({ ...document, source: 'cjf', changeSeq: 1, searchText: null } as never)
}

test.group('News of amparo proceedings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-04-20T18:00:00Z')
    return () => clock.restore()
  })

  test('are taken from the library once and notify the followers', async ({ assert }) => {
    const { owner, workspace } = await office()
    const { id } = await proceedingOf(owner, workspace)
    const { slug } = await kept()
    await db.transaction((trx) => followStored(trx, [slug]))
    await db.transaction((trx) => followStored(trx, [slug]))
    const items = await AmparoNewsItem.in(workspace).orderBy('id')
    assert.deepEqual(
      items.map(({ decidedOn, notebook }) => [decidedOn, notebook]),
      [
        ['2026-01-16', 'Principal'],
        ['2026-01-16', 'Incidental'],
        ['2026-04-14', 'Principal'],
      ]
    )
    const notices = await noticesOf(owner)
    assert.lengthOf(notices, 1)
    assert.deepInclude(notices[0], { kind: 'amparo_news', href: `/amparo/${id}` })
  })

  test('of the incident are those of its notebook', async ({ assert }) => {
    const { owner, workspace } = await office()
    await proceedingOf(owner, workspace, { kind: 'suspension' })
    const { slug } = await kept()
    await db.transaction((trx) => followStored(trx, [slug]))
    const items = await AmparoNewsItem.in(workspace)
    assert.deepEqual(
      items.map(({ notebook }) => notebook),
      ['Incidental']
    )
  })

  test('are not of another court or kind', async ({ assert }) => {
    const { owner, workspace } = await office()
    await proceedingOf(owner, workspace, { court: 'Juzgado Décimo de Distrito' })
    await proceedingOf(owner, workspace, { kind: 'direct' })
    const { slug } = await kept()
    await db.transaction((trx) => followStored(trx, [slug]))
    assert.lengthOf(await AmparoNewsItem.in(workspace), 0)
  })

  test('that the library has already come when the case is followed', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    await kept()
    const desk = await atDesk(client, owner, workspace)
    ;(await desk.submit('post', '/amparo', formOf({ isOwn: false }))).assertStatus(302)
    assert.lengthOf(await AmparoNewsItem.in(workspace), 3)
  })

  test('are pasted as text: shown first, then kept once', async ({ client, assert }) => {
    const { owner, workspace, lawyer } = await office()
    const { id } = await proceedingOf(lawyer, workspace)
    const desk = await atDesk(client, owner, workspace)
    const look = await desk.post(`/amparo/${id}/news/preview`).json({ content: PAGE })
    assert.deepInclude(look.body(), { problem: null, counts: { added: 3, known: 0 }, leftOut: 0 })
    assert.lengthOf(await AmparoNewsItem.in(workspace), 0)
    ;(await desk.submit('post', `/amparo/${id}/news/paste`, { content: PAGE })).assertStatus(302)
    ;(await desk.submit('post', `/amparo/${id}/news/paste`, { content: PAGE })).assertStatus(302)
    const items = await AmparoNewsItem.in(workspace).orderBy('id')
    assert.deepEqual(
      items.map(({ decidedOn }) => decidedOn),
      ['2026-01-16', '2026-01-16', null]
    )
    assert.equal(items[1]!.text, 'Se niega la suspensión provisional.\nNotifíquese.')
    assert.lengthOf(await noticesOf(lawyer), 1)
    const again = await desk.post(`/amparo/${id}/news/preview`).json({ content: PAGE })
    assert.deepEqual(again.body().counts, { added: 0, known: 3 })
  })

  test('pasted as HTML are those of the library', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await proceedingOf(owner, workspace)
    const { slug } = await kept()
    await db.transaction((trx) => followStored(trx, [slug]))
    const desk = await atDesk(client, owner, workspace)
    const look = await desk.post(`/amparo/${id}/news/preview`).json({ content: HTML })
    assert.deepEqual(look.body().counts, { added: 0, known: 3 })
  })

  test('refuse a page without orders or of another case', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await proceedingOf(owner, workspace, { number: '5/2026' })
    const desk = await atDesk(client, owner, workspace)
    const problem = async (content: string) =>
      (await desk.post(`/amparo/${id}/news/preview`).json({ content })).body().problem
    assert.equal(await problem('Receta de mole: treinta chiles'), 'not_a_case')
    assert.equal(await problem('<span id="lblNEUN"></span><span id="lblNombreOrgano"></span>'), 'no_such_case')
    const other = await desk
      .post(`/amparo/${id}/news/paste`)
      .header('accept', 'application/json')
      .json({ content: PAGE })
    other.assertStatus(422)
    assert.equal(other.body().errors[0].field, 'content')
    assert.lengthOf(await AmparoNewsItem.in(workspace), 0)
  })

  test('without a day ask for it, and keep the one that was said', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await proceedingOf(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    ;(await desk.submit('post', `/amparo/${id}/news`, { text: 'Se difiere la audiencia.' })).assertStatus(302)
    const [{ id: newsId }] = await AmparoNewsItem.in(workspace)
    const date = (decidedOn: string) =>
      desk.put(`/amparo/${id}/news/${newsId}`).header('accept', 'application/json').json({ decidedOn })
    assert.equal((await date('2026-04-21')).body().errors[0].field, 'decidedOn')
    ;(await date('2026-04-17')).assertStatus(302)
    assert.equal((await date('2026-04-16')).body().errors[0].field, 'decidedOn')
    const told = { text: 'Se difiere la audiencia.', decidedOn: '2026-04-17' }
    ;(await desk.submit('post', `/amparo/${id}/news`, told)).assertStatus(302)
    assert.lengthOf(await AmparoNewsItem.in(workspace), 1)
  })

  test('are unread until they are marked, and stop with the following', async ({ client, assert }) => {
    const { owner, workspace, lawyer } = await office()
    const { id } = await proceedingOf(owner, workspace)
    const theirs = await atDesk(client, lawyer, workspace)
    await theirs.submit('post', `/amparo/${id}/news`, { text: 'Primero.', decidedOn: '2026-04-01' })
    const ours = await atDesk(client, owner, workspace)
    assert.equal((await propsOf(ours, '/amparo?news=yes')).rows[0].unread, 1)
    assert.lengthOf((await propsOf(theirs, '/amparo?news=yes')).rows, 0)
    const [{ id: newsId }] = await AmparoNewsItem.in(workspace)
    await ours.submit('post', `/amparo/${id}/sighting`, { upTo: newsId })
    assert.lengthOf((await propsOf(ours, '/amparo?news=yes')).rows, 0)
    await ours.submit('delete', `/amparo/${id}/following`, {})
    await theirs.submit('post', `/amparo/${id}/news`, { text: 'Segundo.', decidedOn: '2026-04-02' })
    assert.lengthOf(await noticesOf(owner), 1)
  })

  test('from before somebody follows count as read', async ({ client, assert }) => {
    const { owner, workspace, lawyer } = await office()
    const { id } = await proceedingOf(owner, workspace)
    const ours = await atDesk(client, owner, workspace)
    await ours.submit('post', `/amparo/${id}/news`, { text: 'Primero.', decidedOn: '2026-04-01' })
    const theirs = await atDesk(client, lawyer, workspace)
    await theirs.submit('post', `/amparo/${id}/following`, {})
    assert.equal((await propsOf(theirs, '/amparo')).rows[0].unread, 0)
    await ours.submit('post', `/amparo/${id}/news`, { text: 'Segundo.', decidedOn: '2026-03-30' })
    assert.equal((await propsOf(theirs, '/amparo')).rows[0].unread, 1)
    const page = await propsOf(theirs, `/amparo/${id}`)
    assert.isAbove(page.newestId, page.seenId)
    await theirs.submit('post', `/amparo/${id}/sighting`, { upTo: page.newestId + 1_000 })
    await ours.submit('post', `/amparo/${id}/news`, { text: 'Tercero.', decidedOn: '2026-04-03' })
    assert.equal((await propsOf(theirs, '/amparo')).rows[0].unread, 1)
  })

  test('of a case that was followed by mistake go when its number is corrected', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await proceedingOf(owner, workspace)
    const { slug, externalId } = await kept()
    await db.transaction((trx) => followStored(trx, [slug]))
    assert.equal((await AmparoProceeding.findIn(workspace, id)).neun, externalId)
    const desk = await atDesk(client, owner, workspace)
    await desk.submit('post', `/amparo/${id}/news`, { text: 'A mano.', decidedOn: '2026-04-01' })
    const save = async (given: Record<string, unknown>) => {
      const { version } = await AmparoProceeding.findIn(workspace, id)
      ;(await desk.submit('put', `/amparo/${id}`, formOf({ version, ...given }))).assertStatus(303)
      return AmparoNewsItem.in(workspace).orderBy('id')
    }
    assert.lengthOf(await save({ number: '0041/26' }), 4)
    const left = await save({ number: '42/2026' })
    assert.deepEqual(
      left.map(({ text }) => text),
      ['A mano.']
    )
    assert.isNull((await AmparoProceeding.findIn(workspace, id)).neun)
    await db.transaction((trx) => followStored(trx, [slug]))
    assert.lengthOf(await AmparoNewsItem.in(workspace), 1)
    assert.lengthOf(await save({ number: '41/2026' }), 4)
  })

  test('that cannot be kept leave the case as it was, not without its news', async ({ client, assert, cleanup }) => {
    const { owner, workspace } = await office()
    const { id, version } = await proceedingOf(owner, workspace)
    const { slug } = await kept()
    await db.transaction((trx) => followStored(trx, [slug]))
    const desk = await atDesk(client, owner, workspace)
    const other = { version, number: '42/2026' }
    ;(await desk.submit('put', `/amparo/${id}`, formOf(other))).assertStatus(303)
    const { create } = AmparoNewsItem
    cleanup(() => void (AmparoNewsItem.create = create))
    AmparoNewsItem.create = () => Promise.reject(new Error('The database went away'))
    ;(await desk.submit('put', `/amparo/${id}`, formOf({ version: version + 1 }))).assertStatus(500)
    ;(await desk.submit('post', '/amparo', formOf({ isOwn: false, kind: 'indirect' }))).assertStatus(500)
    const [only, ...more] = await AmparoProceeding.in(workspace)
    assert.deepEqual([only!.number, more], ['42/2026', []])
  })

  test('are found in a library in which hundreds of cases have a number like theirs', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const now = '2026-04-20 18:00:00.000'
    const rows = Array.from({ length: 510 }, (_, at) => ({
      ...{ source: 'cjf', kind: 'expediente', document_type: 'expediente', external_id: `98${at}`, slug: `otro-${at}` },
      ...{ title: `Amparo indirecto 541/2026, Juzgado ${at}`, body: '', fingerprint: 'f'.repeat(64), metadata: '{}' },
      facets: JSON.stringify({ asunto: ['Amparo indirecto'], numExpediente: ['541/2026'], organo: [`Juzgado ${at}`] }),
      ...{ citation: '', citation_keys: '[]', change_seq: 1, created_at: now, updated_at: now },
    }))
    for (let at = 0; at < rows.length; at += 50) await db.table('legal_documents').multiInsert(rows.slice(at, at + 50))
    await kept()
    const desk = await atDesk(client, owner, workspace)
    ;(await desk.submit('post', '/amparo', formOf({ isOwn: false }))).assertStatus(302)
    assert.lengthOf(await AmparoNewsItem.in(workspace), 3)
  })

  test('whose name was masked are the same when the source sends them again', async ({ assert }) => {
    const { owner, workspace } = await office()
    await proceedingOf(owner, workspace)
    const { slug } = await kept()
    await db.transaction((trx) => followStored(trx, [slug]))
    const before = await AmparoNewsItem.in(workspace).orderBy('id')
    const name = before[0]!.text.split(/\s+/).slice(0, 3).join(' ')
    await maskInDocument('cjf', slug, name)
    await db.transaction((trx) => followStored(trx, [slug]))
    const after = await AmparoNewsItem.in(workspace).orderBy('id')
    assert.lengthOf(after, before.length)
    assert.notInclude(after[0]!.text, name)
    assert.lengthOf(await noticesOf(owner), 1)
  })

  test('are not dated as the same that is there, nor published before they were decided', async ({
    client,
    assert,
  }) => {
    const { owner, workspace } = await office()
    const { id } = await proceedingOf(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    const add = (body: object) => desk.post(`/amparo/${id}/news`).header('accept', 'application/json').json(body)
    ;(await add({ text: 'Se difiere.', decidedOn: '2026-04-17' })).assertStatus(302)
    ;(await add({ text: 'Se difiere.' })).assertStatus(302)
    const undated = await AmparoNewsItem.in(workspace).whereNull('decidedOn').firstOrFail()
    const twin = await desk
      .put(`/amparo/${id}/news/${undated.id}`)
      .header('accept', 'application/json')
      .json({ decidedOn: '2026-04-17' })
    assert.equal(twin.body().errors[0].field, 'decidedOn')
    const early = await add({ text: 'Otro.', decidedOn: '2026-04-17', publishedOn: '2026-04-16' })
    assert.equal(early.body().errors[0].field, 'publishedOn')
    assert.lengthOf(await AmparoNewsItem.in(workspace), 2)
  })

  test('of another case say which one before anything is kept', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await proceedingOf(owner, workspace, { number: '5/2026' })
    const desk = await atDesk(client, owner, workspace)
    const look = await desk.post(`/amparo/${id}/news/preview`).json({ content: PAGE })
    look.assertStatus(200)
    assert.deepInclude(look.body(), { problem: 'other_case', number: '41/2026', lines: [] })
  })

  test('notify the client only when the firm shows them, without their text', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await db.from('matters').where('id', matter.id).update({ client_user_id: lawyer.id })
    const hidden = await proceedingOf(owner, workspace, { matterId: matter.id })
    const shown = await proceedingOf(owner, workspace, { matterId: matter.id, number: '9/2026', shownToClient: true })
    const desk = await atDesk(client, owner, workspace)
    await desk.submit('post', `/amparo/${hidden.id}/news`, { text: 'Secreto uno.' })
    assert.lengthOf(await noticesOf(lawyer), 0)
    await desk.submit('post', `/amparo/${shown.id}/news`, { text: 'Secreto dos.' })
    const notices = await noticesOf(lawyer)
    assert.lengthOf(notices, 1)
    assert.equal(notices[0]!.kind, 'client_amparo_news')
    assert.notInclude(JSON.stringify(notices), 'Secreto')
  })
})
