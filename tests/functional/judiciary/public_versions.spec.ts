import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { simplePdf } from '#sources/cjf/demo/pdf'
import { CommandRefused } from '#app/core/console/say'
import { maskInDocument } from '#app/research/masking/mask_in_document'
import { lawyer } from '../research/searches/reader.js'
import { bench, many, type BenchGround } from './bench.js'

const NAME = 'Fulgencia Inventada Peña'
const TEXT = `SENTENCIA ficticia. La quejosa FULGENCIA  INVENTADA PEÑA pidió amparo. Fulgencia Inventada Pena firmó.`

test.group('Public versions and name masking', (group) => {
  let on: BenchGround
  group.each.setup(async () => {
    on = await bench()
    return () => on.close()
  })
  const documentId = async (slug: string) =>
    Number((await db.from('legal_documents').where({ source: 'cjf', slug }).firstOrFail()).id)
  const pdf = () => ({ '99500001.pdf': simplePdf(['Sentencia ficticia de prueba.', TEXT]) })

  test('store the PDF of a ruling and serve it to lawyers unaltered', async ({ client, assert }) => {
    const run = await on.bring(many(1, 99500001, '2026-01-05', {}), pdf())
    assert.equal(run.stored, 1)
    const { facets } = await db.from('legal_documents').where('source', 'cjf').firstOrFail()
    assert.deepEqual(JSON.parse(facets).downloadedPDF, ['true'])
    const address = `/search/rulings/${await documentId('sentencia-99500001')}/public-version`
    const reader = await lawyer(client)
    const saved = await reader.visit(address)
    saved.assertStatus(200)
    saved.assertHeader('content-disposition', 'attachment; filename="sentencia-99500001.pdf"')
    saved.assertHeader('x-content-type-options', 'nosniff')
    assert.include(saved.header('content-security-policy'), 'sandbox')
    const shown = await reader.visit(`${address}?inline=1`)
    shown.assertHeader('content-disposition', 'inline; filename="sentencia-99500001.pdf"')
    shown.assertHeader('content-type', 'application/pdf')
    assert.equal((await client.get(address).redirects(0)).status(), 302)
  })

  test('explain that a file is absent or missing on disk', async ({ client, assert }) => {
    await on.bring([...many(2, 99500001, '2026-01-05', {})], pdf())
    const reader = await lawyer(client)
    const text = await reader.visit(`/search/rulings/${await documentId('sentencia-99500002')}/public-version`)
    text.assertStatus(404)
    assert.include(text.text(), 'Archivo no disponible para descarga')
    const id = await documentId('sentencia-99500001')
    const { storage_key: key } = await db.from('public_versions').where('document_id', id).firstOrFail()
    await drive.use().delete(key)
    assert.equal((await reader.visit(`/search/rulings/${id}/public-version`)).status(), 404)
    assert.equal((await reader.visit('/search/rulings/x/public-version')).status(), 404)
  })

  test('mask a leaked name in the text, the index and earlier versions, and withhold the file', async ({
    client,
    assert,
  }) => {
    await on.bring(many(1, 99500001, '2026-01-05', {}), pdf())
    const before = await on.engine.search({
      source: 'cjf',
      text: 'fulgencia',
      filters: {},
      page: 1,
      pageSize: 10,
      facets: [],
    })
    assert.equal(before.total, 1)
    const masked = await maskInDocument('cjf', 'sentencia-99500001', NAME)
    assert.equal(masked?.places, 2)
    const { body } = await db.from('legal_documents').where('slug', 'sentencia-99500001').firstOrFail()
    assert.notMatch(body, /fulgencia/i)
    assert.include(body, 'La quejosa ***** pidió amparo. ***** firmó.')

    const { bringIndexUpToDate } = await import('#app/research/ingestion/indexing/index_changes')
    await bringIndexUpToDate(on.engine)
    const after = await on.engine.search({
      source: 'cjf',
      text: 'fulgencia',
      filters: {},
      page: 1,
      pageSize: 10,
      facets: [],
    })
    assert.equal(after.total, 0)
    const reader = await lawyer(client)
    const id = await documentId('sentencia-99500001')
    assert.equal((await reader.visit(`/search/rulings/${id}/public-version`)).status(), 404)
  })

  test('keep the mask when the source sends the document again, changed or not', async ({ assert }) => {
    const ruling = many(1, 99500001, '2026-01-05', { text: TEXT })
    await on.bring(ruling)
    await maskInDocument('cjf', 'sentencia-99500001', NAME)
    await on.bring([{ ...ruling[0], text: `${TEXT} Otra línea que ${NAME} agregó.`, outcome: 'Sobresee' }])
    const { body } = await db.from('legal_documents').where('slug', 'sentencia-99500001').firstOrFail()
    assert.include(body, 'Otra línea que ***** agregó')
    assert.notMatch(body, /fulgencia/i)
    const versions = await db.from('legal_versions').select('body')
    assert.isTrue(versions.every((version) => !/fulgencia/i.test(version.body)))
  })

  test('withhold a file that arrives after the masking', async ({ client, assert }) => {
    const ruling = many(1, 99500001, '2026-01-05', { text: TEXT })
    await on.bring(ruling)
    await maskInDocument('cjf', 'sentencia-99500001', NAME)
    await on.bring([{ ...ruling[0]!, outcome: 'Sobresee' }], pdf())
    const kept = await db.from('public_versions').firstOrFail()
    assert.isNotNull(kept.withheld_at)
    const reader = await lawyer(client)
    const id = await documentId('sentencia-99500001')
    assert.equal((await reader.visit(`/search/rulings/${id}/public-version`)).status(), 404)
  })

  test('log that a document was masked without the name, which is stored encrypted', async ({ assert }) => {
    await on.bring(many(1, 99500001, '2026-01-05', { text: TEXT }))
    await maskInDocument('cjf', 'sentencia-99500001', NAME)
    const entry = await db.from('audit_entries').where('action', 'legal_document.masked').firstOrFail()
    assert.notMatch(JSON.stringify(entry), /fulgencia/i)
    assert.notMatch(JSON.stringify(await db.from('document_masks')), /fulgencia/i)
  })

  test('change nothing for an unknown document or an invalid name', async ({ assert }) => {
    assert.isNull(await maskInDocument('cjf', 'sentencia-0', NAME))
    for (const odd of ['', ' ab ', '*****'])
      await assert.rejects(() => maskInDocument('cjf', 'sentencia-0', odd), CommandRefused)
  })
})
