import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { followCitations } from '#app/research/citations/follow_citations'
import ResearchSetting from '#app/research/models/research_setting'
import ExtractiveSummarizer from '#app/research/summary/extractive_summarizer'
import { Summarizer, type SummarySentence } from '#app/research/summary/summarizer'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from '../searches/library.js'
import { lawyer } from '../searches/reader.js'

const COURT = 'Suprema Corte de Justicia de la Nación'
const THESIS = '1a./J. 990/2023 (11a.)'
const NOTE =
  'Esta tesis se publicó el viernes 9 de febrero de 2024 a las 10:15 horas en el Semanario Judicial de la Federación y, por ende, se considera de aplicación obligatoria a partir del lunes 12 de febrero de 2024.'
const BODY =
  'Hechos: Ocurrió algo. Criterio ficticio.\nCriterio jurídico: Procede el amparo.\nJustificación: Así lo dice la ley.'

const addressOf = ({ slug }: { slug: string }) => `/search/b-search/analysis/scjn/${slug}`
const jurisprudencia = {
  title: 'CITADA',
  body: BODY,
  citationKeys: [THESIS],
  facets: { tipo: ['Jurisprudencia'], instancia: [COURT, 'Primera Sala'] },
  metadata: { publicationNote: NOTE },
}

/** A provider that does what a test says. */
class Told extends Summarizer {
  readonly name = 'told'
  asked = 0

  constructor(private readonly answer: () => Promise<unknown>) {
    super()
  }

  summarize() {
    this.asked++
    return this.answer() as Promise<SummarySentence[]>
  }
}

test.group('Citator panels of a document', (group) => {
  group.each.setup(() => emptyLibrary())

  test('show its validity, its binding force and who cites it', async ({ client, assert }) => {
    const [cited] = await libraryOf(jurisprudencia, { title: 'QUE CITA', body: `Como dijo ${THESIS}, procede.` })
    await followCitations()
    const reader = await lawyer(client)
    const { panels } = (await reader.visit(addressOf(cited!))).body().props
    const contents = Object.fromEntries(panels.map(({ key, content }: Record<string, never>) => [key, content]))
    assert.deepEqual(contents['research.validity'], { status: 'unknown', isDerived: false, evidence: [], more: 0 })
    assert.deepInclude(contents['research.binding'], { bindsFrom: '2024-02-12', court: null, binding: null })
    assert.equal(contents['research.cited_by'].total, 1)
    assert.deepEqual(contents['research.cited_by'].rows[0].sentence, {
      before: 'Como dijo ',
      cited: THESIS,
      after: ', procede.',
    })
  })

  test('show whether it binds the court of the reader', async ({ client, assert }) => {
    const [cited] = await libraryOf(jurisprudencia)
    const reader = await lawyer(client)
    const user = await db.from('users').orderBy('id', 'desc').firstOrFail()
    await ResearchSetting.keep(Number(user.id), { kind: 'district', circuit: 3, subject: null })
    const { panels } = (await reader.visit(addressOf(cited!))).body().props
    const { content } = panels.find(({ key }: { key: string }) => key === 'research.binding')
    assert.deepInclude(content.binding, { binds: true, reason: 'binds' })
    assert.include(content.binding.basis, '217')
  })

  test('do not call it binding when there is evidence against it', async ({ client, assert }) => {
    const note = 'Nota: Esta tesis fue superada por la diversa 1a./J. 991/2024 (11a.).'
    const [cited] = await libraryOf({ ...jurisprudencia, body: `${BODY}\n${note}` })
    const reader = await lawyer(client)
    const user = await db.from('users').orderBy('id', 'desc').firstOrFail()
    await ResearchSetting.keep(Number(user.id), { kind: 'district', circuit: 3, subject: null })
    const { panels } = (await reader.visit(addressOf(cited!))).body().props
    const { content } = panels.find(({ key }: { key: string }) => key === 'research.binding')
    assert.deepInclude(content.binding, { binds: null, reason: 'doubted' })
  })

  test('take a constant number of queries, however many cite it', async ({ client, assert }) => {
    const body = `Como dijo ${THESIS}, procede.`
    const [cited] = await libraryOf(jurisprudencia, { title: 'UNA', body })
    await followCitations()
    const reader = await lawyer(client)
    await reader.visit(addressOf(cited!))
    const few = await queriesOf(() => reader.visit(addressOf(cited!)))
    await libraryOf(...Array.from({ length: 12 }, (_, at) => ({ title: `T${at}`, body })))
    await followCitations()
    const many = await queriesOf(() => reader.visit(addressOf(cited!)))
    assert.equal(many.length, few.length)
  })

  test('load the pages of citing documents by kind', async ({ client, assert }) => {
    const body = `Como dijo ${THESIS}, procede.`
    const [cited] = await libraryOf(
      jurisprudencia,
      ...Array.from({ length: 6 }, (_, at) => ({ title: `T${at}`, body })),
      { title: 'SENTENCIA', kind: 'engrose', body }
    )
    await followCitations()
    const reader = await lawyer(client)
    const second = (await reader.get(`${addressOf(cited!)}/cited-by?page=2`)).body().data
    assert.deepEqual([second.page, second.pages, second.rows.length], [2, 2, 2])
    const rulings = (await reader.get(`${addressOf(cited!)}/cited-by?kind=ejecutoria`)).body().data
    assert.deepEqual(
      rulings.rows.map(({ title }: { title: string }) => title),
      ['SENTENCIA']
    )
    for (const odd of ['page=-1&kind=%27', 'page[]=1', 'kind[]=x', 'page=99999'])
      assert.equal((await reader.get(`${addressOf(cited!)}/cited-by?${odd}`)).status(), 200)
    assert.equal((await reader.get('/search/b-search/analysis/scjn/no-hay/cited-by')).status(), 404)
  })

  test('name related documents, never itself', async ({ client, assert }) => {
    const [document, near] = await libraryOf(
      { title: 'PENSIÓN ALIMENTICIA DE ASCENDIENTES' },
      { title: 'ALIMENTICIA, PENSIÓN. ASCENDIENTES OBLIGADOS' },
      { title: 'MARCAS' }
    )
    const { data } = (await (await lawyer(client)).get(`${addressOf(document!)}/related`)).body()
    assert.deepEqual(
      data.map(({ href }: { href: string }) => href),
      [addressOf(near!)]
    )
  })
})

test.group('Document summary', (group) => {
  group.each.setup(() => emptyLibrary())
  group.each.teardown(() => app.container.restore(Summarizer))

  const told = (answer: () => Promise<unknown>) => {
    const provider = new Told(answer)
    app.container.swap(Summarizer, () => provider)
    return provider
  }

  test('consists of sentences of the document, each with its paragraph', async ({ client, assert }) => {
    app.container.swap(Summarizer, () => new ExtractiveSummarizer())
    const [document] = await libraryOf(jurisprudencia)
    const { data } = (await (await lawyer(client)).get(`${addressOf(document!)}/summary`)).body()
    assert.deepEqual(
      data.map(({ part }: { part: string }) => part),
      ['background', 'issue', 'criterion']
    )
    assert.deepEqual(data[2].sentences, [{ text: 'Procede el amparo.', paragraph: 1 }])
  })

  test('is cached until the text changes', async ({ client, assert }) => {
    const provider = told(() => Promise.resolve([{ part: 'criterion', start: 8, end: 21 }]))
    const [document] = await libraryOf(jurisprudencia)
    const reader = await lawyer(client)
    for (let time = 0; time < 3; time++) await reader.get(`${addressOf(document!)}/summary`)
    assert.equal(provider.asked, 1)
    await document!.merge({ body: `${BODY} Más.` }).save()
    await reader.get(`${addressOf(document!)}/summary`)
    assert.equal(provider.asked, 2)
  })

  test('is requested again after a provider failure, which stores nothing', async ({ client, assert }) => {
    let isDown = true
    const provider = told(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve([{ part: 'criterion', start: 8, end: 21 }])
    )
    const [document] = await libraryOf(jurisprudencia)
    const reader = await lawyer(client)
    const failed = await reader.get(`${addressOf(document!)}/summary`)
    assert.deepEqual([failed.status(), failed.body()], [200, { data: null }])
    isDown = false
    assert.isNotNull((await reader.get(`${addressOf(document!)}/summary`)).body().data)
    assert.equal(provider.asked, 2)
  })

  test('refuses a sentence that is not in the document', async ({ client, assert }) => {
    const [document] = await libraryOf(jurisprudencia)
    const reader = await lawyer(client)
    for (const answer of [
      [],
      null,
      'un resumen',
      [{ part: 'criterion', start: 0, end: 9_999 }],
      [{ part: 'criterion', start: 7, end: 21 }],
      [{ part: 'invented', start: 8, end: 21 }],
      [
        { part: 'criterion', start: 8, end: 21 },
        { part: 'criterion', start: 10, end: 21 },
      ],
    ]) {
      told(() => Promise.resolve(answer))
      assert.isNull((await reader.get(`${addressOf(document!)}/summary`)).body().data)
    }
    assert.lengthOf(await db.from('document_summaries'), 0)
  })
})
