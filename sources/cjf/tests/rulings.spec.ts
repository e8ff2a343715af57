import { test } from '@japa/runner'
import { HttpFailed } from '#sources/http/http_client'
import { pages } from '../client.js'
import { map } from '../mapper.js'
import { parse } from '../parser.js'
import { prepare } from '#sources/cjf/reading/prepare'
import { judgeName, judgesOf, outcomeOf } from '#sources/cjf/rulings/ruling_text'
import { casePage, crawl, gathered, site } from './site.js'

const ADDRESS = 'http://sise.cjf.gob.mx/SVP/word1.aspx?arch=90101/90101000099000001012.pdf_1&sec=x&svp=1'
const ASKED = { organo: '90101', tipo: '1', expediente: '41/2026' }
const withRuling = (address: string) =>
  casePage({
    neun: '99000001',
    title: 'Juzgado Primero de Distrito en Materia Civil en el Estado de Jalisco - Amparo Indirecto',
    number: '41/2026',
    parties: ['*****'],
    entries: [
      ['Fecha  presentación', '14/01/2026'],
      ['Fecha sentencia', '10/04/2026'],
      ['Sentido sentencia o resolución que puso fin al juicio', 'Sobresee'],
      ['Materia (amparo indirecto)', 'Civil'],
    ],
    rulings: [{ neun: '99000001', topic: 'Embargo sin notificación', address }],
  })

test.group('Public versions of federal rulings', () => {
  test('import a ruling from the page of its case, with the details of the case', async ({ assert }) => {
    const there = site({ vercaptura: withRuling(ADDRESS), word1: '%PDF-1.7 inventado' })
    const [page] = await gathered(pages(there, crawl({ kind: 'sentencia', asked: ASKED }).window))
    assert.equal(there.asked[1], ADDRESS)
    assert.deepEqual([page.externalId, page.contentType], ['99000001-012', 'application/pdf'])
    assert.include(page.context, { number: '41/2026', organId: '90101', outcome: 'Sobresee', subjects: 'Civil' })
    assert.include(page.context, { filedOn: '2026-01-14', decidedOn: '2026-04-10', topic: 'Embargo sin notificación' })
  })

  test('are not requested again once known', async ({ assert }) => {
    const knows = new Map([['99000001-012', { etag: null, publishedOn: null, checkedAt: '2026-01-01T00:00:00Z' }]])
    const there = site({ vercaptura: withRuling(ADDRESS) })
    const { window, notes } = crawl({ kind: 'sentencia', asked: ASKED, knows })
    assert.deepEqual(await gathered(pages(there, window)), [])
    assert.deepEqual([notes.unchanged, there.asked.length], [['99000001-012'], 1])
  })

  test('are not requested from an address outside the judiciary', async ({ assert }) => {
    const there = site({ vercaptura: withRuling('http://sise.cjf.gob.mx.example/word1.aspx?arch=1') })
    const { window, notes } = crawl({ kind: 'sentencia', asked: ASKED })
    assert.deepEqual(await gathered(pages(there, window)), [])
    assert.deepEqual([notes.failed, there.asked.length], [['99000001-1: noFile: the page names none'], 1])
  })

  test('reject an HTML page served in place of a file', async ({ assert }) => {
    const there = site({ vercaptura: withRuling(ADDRESS), word1: '<html><body>Error</body></html>' })
    const { window, notes } = crawl({ kind: 'sentencia', asked: ASKED })
    assert.deepEqual(await gathered(pages(there, window)), [])
    assert.deepEqual(notes.failed, ['99000001-012: noFile: the answer is no document'])
  })

  test('report that the ruling search is unsupported and request nothing', async ({ assert }) => {
    const there = site()
    const { window } = crawl({ kind: 'sentencia', transport: 'buscador' })
    await assert.rejects(() => gathered(pages(there, window)), HttpFailed, /is not known/)
    assert.deepEqual(there.asked, [])
  })

  test('become documents with filters from the list and from their text', async ({ assert }) => {
    const text =
      'AMPARO DIRECTO 5/2026\nMAGISTRADO PONENTE: LIC. HILARIO SUPUESTO CÁRDENAS\nRESUELVE\nÚNICO. Se sobresee en el juicio.'
    const context = {
      number: '5/2026',
      court: 'Primer Tribunal Colegiado en Materias Civil y de Trabajo del Décimo Primer Circuito',
      organId: '90202',
      proceeding: 'Amparo Directo',
    }
    const page = await prepare({
      kind: 'sentencia',
      externalId: '99000009',
      url: '',
      contentType: '',
      etag: null,
      body: Buffer.from(text, 'latin1'),
      context,
    })
    const { facets, slug } = map(parse(page), page)
    assert.equal(slug, 'sentencia-99000009')
    assert.deepEqual(facets.magistrados, ['Hilario Supuesto Cárdenas'])
    assert.deepEqual(facets.sentidoSentencia, ['Sobresee'])
    assert.deepEqual(facets.circuito, ['Décimo Primer Circuito'])
    assert.deepEqual(
      [facets.tipoOrgano, facets.especialidadOrgano],
      [['Tribunal Colegiado de Circuito'], ['Civil', 'Trabajo']]
    )
    assert.deepEqual(facets.downloadedPDF, ['false'])
  })

  test('classify «{words}» as {outcome}')
    .with([
      { words: 'La Justicia de la Unión no ampara ni protege a *****.', outcome: 'No ampara' },
      {
        words: 'La Justicia de la Unión ampara y protege a ***** para los efectos precisados.',
        outcome: 'Ampara para efectos',
      },
      { words: 'La Justicia de la Unión ampara y protege a *****.', outcome: 'Ampara' },
      { words: 'Se confirma la sentencia recurrida.', outcome: 'Confirma' },
      { words: 'Comuníquese.', outcome: '' },
    ])
    .run(({ assert }, { words, outcome }) => {
      assert.equal(outcomeOf({ outcome: '', paragraphs: ['Visto', 'RESUELVE:', words] }), outcome)
      assert.equal(outcomeOf({ outcome: 'Otro', paragraphs: ['RESUELVE:', words] }), 'Otro')
    })

  test('list judges without titles and without all capitals', ({ assert }) => {
    assert.equal(judgeName('MAGISTRADA PONENTE: LIC. OFELIA INVENTADA DUARTE.'), 'Ofelia Inventada Duarte')
    assert.equal(judgeName('el Magistrado Dr. Genaro Ficticio Montes'), 'Genaro Ficticio Montes')
    assert.deepEqual(judgesOf({ judges: [], paragraphs: ['PONENTE: 12/2024 y lo que sigue'] }), [])
  })
})
