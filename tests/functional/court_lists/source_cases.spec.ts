import { readFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { checkMatters } from '#app/court_lists/actions/check_matters'
import { storeCases } from '#app/court_lists/actions/store_cases'
import { matterOf } from '#database/factories/matter_factory'
import DocumentMasked from '#app/research/events/document_masked'
import RecordsStored from '#app/research/events/records_stored'
import LegalDocument from '#app/research/models/legal_document'
import { map } from '#sources/cjf/mapper'
import { parse } from '#sources/cjf/parser'
import { runRecurringTask } from '#tests/helpers/child'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { atDesk } from '../law_firm/matters/desk.js'

const NOW = '2026-04-15T18:00:00Z'
const FIXTURE = new URL(
  '../../../sources/cjf/fixtures/expediente/99000001.whole_case_of_two_parties.html',
  import.meta.url
)
const PAGE = {
  ...{ kind: 'expediente', externalId: '99000001', contentType: 'text/html', etag: null },
  url: 'https://www.dgej.cjf.gob.mx/siseinternet/reportes/vercaptura.aspx',
  body: new Uint8Array(readFileSync(FIXTURE)),
}

/** Keeps the case of the fixture in the library, as an ingestion would, with other facts when given. */
async function caseStored(facets: object = {}) {
  const mapped = map(parse(PAGE), PAGE)
  const { parts: _, validity: __, ...document } = { ...mapped, facets: { ...mapped.facets, ...facets } }
  return db.transaction(async (trx) => {
    const known = await LegalDocument.query({ client: trx }).where('slug', document.slug).first()
    const row = { ...document, source: 'cjf', changeSeq: 1, searchText: null }
    const kept = known ?? (await LegalDocument.create(row as never, { client: trx }))
    await RecordsStored.dispatch(trx, 'cjf', [{ page: PAGE, document: mapped }] as never)
    return kept
  })
}

/** A firm with the matter of a case of the library. */
async function office({ facets }: LegalDocument, fields: object = {}) {
  const own = await firm()
  const court = facets.organo![0]!
  const matter = await matterOf(own, { court, fileNumber: facets.numExpediente![0]!, ...fields })
  return { own, matter }
}

const rows = () => db.from('court_list_rows').orderBy('id')
const matches = () => db.from('court_list_matches').orderBy('id')

async function publishedPage(client: ApiClient, own: Awaited<ReturnType<typeof firm>>, person = own.owner) {
  const desk = await atDesk(client, person, own.workspace)
  const page = await desk.visit('/law-firm/library/lists/agreements?state=rows')
  const lists = await desk.visit('/law-firm/library/lists')
  return {
    rows: (page.body().props as unknown as { rows: { items: { caseNumber: string }[] } }).rows.items,
    lists: (lists.body().props as unknown as { lists: { items: { source: string; rows: number }[] } }).lists.items,
  }
}

test.group('Acuerdos of the cases of the library', (group) => {
  eachInEmptyDatabase(group, NOW)

  test('are proposed to the firm whose matter has their number and court, once', async ({ assert }) => {
    const document = await caseStored()
    const { own, matter } = await office(document)
    const other = await firm()
    for (let n = 0; n < 2; n++) {
      await caseStored()
      await storeCases()
    }
    const stored = await rows()
    assert.isNotEmpty(stored)
    for (const row of stored) {
      assert.deepInclude(row, { workspace_id: own.workspace.id, document_id: document.id, kind: 'agreement' })
      assert.equal(row.day, '2026-01-19')
    }
    const proposed = await matches()
    assert.lengthOf(proposed, stored.length)
    for (const match of proposed) assert.deepInclude(match, { matter_id: matter.id, state: 'waiting', uncertain: 0 })
    assert.isEmpty(await db.from('activities'))
    assert.isEmpty(await db.from('court_lists').where('workspace_id', other.workspace.id))
    const [list] = await db.from('court_lists')
    assert.deepInclude(list, { source: 'cjf', row_count: stored.length })
  })

  test('are not proposed to a matter of another court or without a number', async ({ assert }) => {
    const document = await caseStored()
    await office(document, { court: 'Juzgado Noveno Mixto de Ciudad Ficticia' })
    await office(document, { fileNumber: null })
    await storeCases()
    assert.isEmpty(await rows())
    assert.isEmpty(await db.from('court_list_cases').where('waiting', true))
  })

  test('reach a matter that gets its number after they were stored', async ({ assert }) => {
    const document = await caseStored()
    await storeCases()
    assert.isEmpty(await rows())
    const { matter } = await office(document, { fileNumber: null })
    await db.transaction((trx) =>
      matter.useTransaction(trx).merge({ fileNumber: document.facets.numExpediente![0]! }).save()
    )
    await checkMatters()
    await storeCases()
    assert.isNotEmpty(await matches())
  })

  test('are hidden, with their number, from who may not see the matter', async ({ client, assert }) => {
    const document = await caseStored()
    const { own, matter } = await office(document)
    await storeCases()
    assert.isNotEmpty((await publishedPage(client, own)).rows)
    await db.from('matters').where('id', matter.id).update({ private: true })
    const lawyer = await own.hire('lawyer')
    const shown = await publishedPage(client, own, lawyer)
    assert.isEmpty(shown.rows)
    assert.isEmpty(shown.lists)
  })

  test('show the mask of a name that is masked later, and stay the same rows', async ({ assert }) => {
    const document = await caseStored()
    await office(document)
    await storeCases()
    const before = await rows()
    const [word] = /\p{L}{6,}/u.exec(before[0].synthesis)!
    const mask = (text: string) => text.replaceAll(word, '*'.repeat(word.length))
    await db.transaction(async (trx) => {
      await DocumentMasked.dispatch(trx, document.id, mask)
      await LegalDocument.query({ client: trx })
        .where('id', document.id)
        .update({ body: mask(document.body) })
    })
    for (const row of await rows()) assert.notInclude(row.synthesis, word)
    await caseStored()
    await storeCases()
    assert.lengthOf(await rows(), before.length)
  })

  test('end the same when the job is killed at several points', async ({ assert }) => {
    const document = await caseStored()
    await office(document)
    await office(document)
    for (let dieAt = 2; dieAt <= 42; dieAt += 8) await runRecurringTask('court_lists.cases', NOW, dieAt)
    assert.isNull(await runRecurringTask('court_lists.cases', NOW))
    const stored = await rows()
    const firms = Map.groupBy(stored, (row) => row.workspace_id)
    assert.equal(firms.size, 2)
    assert.lengthOf(await matches(), stored.length)
    for (const [id, own] of firms)
      assert.equal((await db.from('court_lists').where('workspace_id', id).firstOrFail()).row_count, own.length)
    assert.isEmpty(await db.from('court_list_cases').where('waiting', true))
  }).timeout(540_000)
})
