import { test } from '@japa/runner'
import { HttpFailed } from '#sources/http/http_client'
import { AskedWrongly } from '#sources/cjf/reading/read_parameters'
import { pages } from '../client.js'
import { map } from '../mapper.js'
import { parse } from '../parser.js'
import { casePage, crawl, gathered, site, summaryPage } from './site.js'

const TITLE = 'Juzgado Primero de Distrito en Materia Civil en el Estado de Jalisco - Amparo Indirecto'
const made = (number: string, more = {}) =>
  casePage({ neun: `9900${number.replace('/', '')}`, title: TITLE, number, parties: ['*****'], ...more })

test.group('Federal case crawl', () => {
  test('requests nothing when no case is specified', async ({ assert }) => {
    const there = site()
    const { window, notes } = crawl()
    assert.deepEqual(await gathered(pages(there, window)), [])
    assert.deepEqual([there.asked, notes.plan], [[], { listed: 0, fresh: 0, recheck: 0 }])
  })

  test('requests a case by court, kind and number, and stores it under its NEUN', async ({ assert }) => {
    const there = site({ 'expediente=41%2F2026': made('41/2026') })
    const { window } = crawl({ asked: { organo: '90101', tipo: 'amparo indirecto', expediente: '41/2026' } })
    const [page] = await gathered(pages(there, window))
    assert.deepEqual(there.asked, [
      'https://www.dgej.cjf.gob.mx/siseinternet/reportes/vercaptura.aspx?tipoasunto=1&organismo=90101&expediente=41%2F2026&tipoprocedimiento=0',
    ])
    assert.equal(page.externalId, '9900412026')
    assert.equal(map(parse(page), page).url, there.asked[0])
  })

  test('requests {numbers} for the range {asked.expediente}')
    .with([
      { asked: { expediente: '7/2026, 9/2026,7/2026' }, numbers: '7/2026 9/2026' },
      { asked: { expediente: '8/2026-10/2026' }, numbers: '8/2026 9/2026 10/2026' },
      { asked: { expediente: '0007/2026' }, numbers: '7/2026' },
    ])
    .run(async ({ assert }, { asked, numbers }) => {
      const there = site()
      const { window } = crawl({ asked: { organo: '90101', tipo: '1', ...asked } })
      await gathered(pages(there, window))
      const got = there.asked.map((url) => new URL(url).searchParams.get('expediente'))
      assert.equal(got.join(' '), numbers)
    })

  test('refuses an invalid query before any request: {expediente}{organo}{tipo}{casos}')
    .with([
      { organo: '', tipo: '1', expediente: '1/2026', casos: '' },
      { organo: '90101', tipo: 'trueque', expediente: '1/2026', casos: '' },
      { organo: '90101', tipo: '1', expediente: '', casos: '' },
      { organo: '90101', tipo: '1', expediente: '9/2026-1/2026', casos: '' },
      { organo: '90101', tipo: '1', expediente: '1/2025-9/2026', casos: '' },
      { organo: '90101', tipo: '1', expediente: '1/2026-9000/2026', casos: '' },
      { organo: '', tipo: '', expediente: '', casos: '90101:1' },
    ])
    .run(async ({ assert }, asked) => {
      const there = site()
      await assert.rejects(() => gathered(pages(there, crawl({ asked }).window)), AskedWrongly)
      assert.deepEqual(there.asked, [])
    })

  test('reports a missing case with its reason and continues', async ({ assert }) => {
    const there = site({ 'expediente=42%2F2026': made('42/2026') })
    const { window, notes } = crawl({ asked: { organo: '90101', tipo: '1', expediente: '41/2026-42/2026' } })
    assert.lengthOf(await gathered(pages(there, window)), 1)
    assert.deepEqual(notes.failed, ['o90101-t1-41-2026: noSuchCase'])
  })

  test('ends an open range where the court has no more cases', async ({ assert }) => {
    const there = site({ 'expediente=2%2F2026': made('2/2026') })
    const { window } = crawl({ asked: { organo: '90101', tipo: '1', expediente: '1/2026-' } })
    assert.lengthOf(await gathered(pages(there, window)), 1)
    assert.lengthOf(there.asked, 2 + 12)
  })

  test('requests a full summary only where the table cuts it', async ({ assert }) => {
    const agreements = [
      { order: 3, summary: 'Se admite la demanda y se pide el informe ...' },
      { order: 7, summary: 'Agréguese el oficio.' },
    ]
    const there = site({
      'expediente=41%2F2026': made('41/2026', { agreements }),
      'listaAcOrd=3': summaryPage('41/2026', 'Se admite la demanda y se pide el informe\n\njustificado.'),
    })
    const { window } = crawl({ asked: { organo: '90101', tipo: '1', expediente: '41/2026' } })
    const [page] = await gathered(pages(there, window))
    assert.lengthOf(there.asked, 2)
    assert.include(there.asked[1], 'VerAcuerdo.aspx?listaAcOrd=3&listaCatOrg=90101&listaNeun=9900412026&listaAsuId=1')
    assert.include(there.asked[1], 'listaFAuto=04%2F02%2F2026&listaFPublicacion=05%2F02%2F2026')
    assert.include(map(parse(page), page).body, 'Se pide el informe'.toLowerCase() + '\njustificado.')
  })

  test('ignores a summary that belongs to another case and keeps the one from the table', async ({ assert }) => {
    const agreements = [{ order: 3, summary: 'Se admite la demanda ...' }]
    const there = site({
      'vercaptura': made('41/2026', { agreements }),
      'listaAcOrd=3': summaryPage('99/2026', 'De otro expediente.'),
    })
    const { window } = crawl({ asked: { organo: '90101', tipo: '1', expediente: '41/2026' } })
    const [page] = await gathered(pages(there, window))
    const { body } = map(parse(page), page)
    assert.include(body, 'Se admite la demanda ...')
    assert.notInclude(body, 'De otro expediente')
  })

  test('requests a single page for a known, unchanged case, whatever its hidden fields say', async ({ assert }) => {
    const agreements = [{ order: 3, summary: 'Se admite ...' }]
    const html = made('41/2026', { agreements })
    const answers = { vercaptura: html, VerAcuerdo: summaryPage('41/2026', 'Se admite todo.') }
    const asked = { casos: '90101:1:41/2026' }
    const [first] = await gathered(pages(site(answers), crawl({ asked }).window))
    const knows = new Map([['9900412026', { etag: first.etag, publishedOn: null, checkedAt: '2026-01-01T00:00:00Z' }]])

    const again = site({ ...answers, vercaptura: html.replace('value="x"', 'value="other"') })
    const { window, notes } = crawl({ asked, knows })
    assert.deepEqual(await gathered(pages(again, window)), [])
    assert.deepEqual([notes.unchanged, again.asked.length], [['9900412026'], 1])

    const moved = site({
      ...answers,
      vercaptura: made('41/2026', { agreements: [...agreements, { order: 5, summary: 'Visto.' }] }),
    })
    assert.lengthOf(await gathered(pages(moved, crawl({ asked, knows }).window)), 1)
  })

  test('does not request a whole range from a site that is down', async ({ assert }) => {
    const there = site({ vercaptura: () => ({ status: 404, contentType: '', etag: null, body: Buffer.from('') }) })
    const { window } = crawl({ asked: { organo: '90101', tipo: '1', expediente: '1/2026-200/2026' } })
    await assert.rejects(() => gathered(pages(there, window)), HttpFailed, /15 failures on end/)
    assert.lengthOf(there.asked, 15)
  })

  test('imports no more cases than its limit', async ({ assert }) => {
    const there = site({ vercaptura: made('41/2026') })
    const asked = { organo: '90101', tipo: '1', expediente: '1/2026-9/2026' }
    assert.lengthOf(await gathered(pages(there, crawl({ asked, limit: 2 }).window)), 2)
    assert.lengthOf(there.asked, 2)
  })

  test('never requests the form behind a CAPTCHA and never posts anything', async ({ assert }) => {
    const address = 'http://sise.cjf.gob.mx/SVP/word1.aspx?arch=90101/90101000099000001012.pdf_1&sec=x&svp=1'
    const rulings = [{ neun: '99000001', topic: 'Tema', address }]
    const agreements = [{ order: 3, summary: 'Cortado ...' }]
    const html = made('41/2026', { agreements, rulings })
    for (const kind of ['expediente', 'sentencia']) {
      const there = site({ vercaptura: html, word1: '%PDF-1.7', VerAcuerdo: summaryPage('41/2026', 'Todo.') })
      await gathered(pages(there, crawl({ kind, asked: { organo: '90101', tipo: '1', expediente: '41/2026' } }).window))
      assert.isNotEmpty(there.asked)
      for (const url of there.asked) assert.notMatch(url, /ExpedienteyTipo|POST|captcha/i)
    }
  })
})
