import { test } from '@japa/runner'
import { lawKey } from '#sources/citations/extract_citations'
import { matterOf } from '#database/factories/matter_factory'
import MatterPin from '#app/matters/models/matter_pin'
import type LegalDocument from '#app/research/models/legal_document'
import { firm, person, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from '../searches/library.js'
import { lawyer, readerOf } from '../searches/reader.js'

const addressOf = (document: LegalDocument, query = '') =>
  `/search/b-search/analysis/scjn/${document.slug}${query && `?${query}`}`

const BODY = [
  'Hechos: Una persona promovió el amparo directo 93001/2026 y citó la tesis 1a./J. 990/2023 (11a.).',
  'Criterio jurídico: Procede conforme a los artículos 17 y 18 de la Ley de Amparo, y 4o. constitucional.',
  'Justificación: Así se sostuvo en la jurisprudencia P./J. 4/2022 (11a.), de registro digital 91000777.',
  'PRIMER TRIBUNAL COLEGIADO EN MATERIA CIVIL DEL PRIMER CIRCUITO.',
  'Amparo directo 93001/2026. 4 de febrero de 2026. Unanimidad de votos. Ponente: Magistrada Ficticia.',
].join('\n')

async function pinned(own: Firm, document: LegalDocument, note: string | null = null) {
  const matter = await matterOf(own)
  const { workspaceId, id: matterId } = matter
  const { id: documentId, title, citation, fingerprint } = document
  await MatterPin.create({
    workspaceId,
    matterId,
    userId: own.owner.id,
    documentId,
    note,
    title,
    citation,
    fingerprint,
  })
  return matter
}

test.group('Library document page', (group) => {
  group.each.setup(() => emptyLibrary())

  test('shows the whole text once, structured for reading', async ({ client, assert }) => {
    const [document] = await libraryOf({ title: 'PENSIÓN', body: BODY })
    const response = await (await lawyer(client)).visit(addressOf(document!))
    const { paragraphs, trail } = response.body().props.analysis
    assert.deepEqual(
      paragraphs.map(({ kind, lead }: { kind: string; lead: string | null }) => [kind, lead]),
      [
        ['text', 'Hechos'],
        ['text', 'Criterio jurídico'],
        ['text', 'Justificación'],
        ['authority', null],
        ['precedent', null],
      ]
    )
    assert.lengthOf(JSON.stringify(response.body()).split('Unanimidad de votos'), 2)
    assert.isNull(trail)
  })

  test('links cited theses and cases of the library, in the text and in the list', async ({ client, assert }) => {
    const [document, thesis] = await libraryOf(
      { title: 'PENSIÓN', body: BODY },
      { title: 'LA CITADA', citationKeys: ['1a./J. 990/2023 (11a.)', '91000001'] }
    )
    const { paragraphs, cited } = (await (await lawyer(client)).visit(addressOf(document!))).body().props.analysis
    const [{ text, links }] = paragraphs
    assert.deepEqual(
      links.map(({ start, end, href, title }: Record<string, never>) => [text.slice(start, end), href, title]),
      [['1a./J. 990/2023 (11a.)', addressOf(thesis!), 'LA CITADA']]
    )
    assert.deepEqual(cited.texts, [
      { text: '1a./J. 990/2023 (11a.)', href: addressOf(thesis!), title: 'LA CITADA' },
      { text: 'amparo directo 93001/2026', href: null, title: null },
      { text: 'P./J. 4/2022 (11a.)', href: null, title: null },
      { text: 'registro digital 91000777', href: null, title: null },
    ])
  })

  test('lists the articles that an article of a law cites as those of "this law"', async ({ client, assert }) => {
    const [law, article] = await libraryOf(
      { title: 'Ley de Ejemplo', citationKeys: [lawKey('Ley de Ejemplo')] },
      { title: 'Ley de Ejemplo, artículo 9', body: 'Artículo 9.- Se estará a los artículos 5 y 6 bis de esta Ley.' }
    )
    await article!.merge({ parentId: law!.id, ordinal: 1 }).save()
    const { articles } = (await (await lawyer(client)).visit(addressOf(article!))).body().props.analysis.cited
    assert.deepEqual(
      articles.map(({ law: of, articles: list }: { law: string; articles: { article: string }[] }) => [
        of,
        list.map(({ article: number }) => number),
      ]),
      [['Ley de Ejemplo', ['5', '6 bis']]]
    )
  })

  test('lists cited articles by law', async ({ client, assert }) => {
    const [document] = await libraryOf({ title: 'PENSIÓN', body: BODY })
    const { articles } = (await (await lawyer(client)).visit(addressOf(document!))).body().props.analysis.cited
    assert.deepEqual(
      articles.map(({ law, articles: list }: { law: string; articles: { article: string }[] }) => [
        law,
        list.map(({ article }) => article),
      ]),
      [
        ['Ley de Amparo', ['17', '18']],
        ['Constitución Política de los Estados Unidos Mexicanos', ['4']],
      ]
    )
  })

  test('does not link an ambiguous citation', async ({ client, assert }) => {
    const keys = { citationKeys: ['1a./J. 990/2023 (11a.)'] }
    const [document] = await libraryOf(
      { title: 'PENSIÓN', body: BODY },
      { title: 'Una', ...keys },
      { title: 'Otra', ...keys }
    )
    const { paragraphs } = (await (await lawyer(client)).visit(addressOf(document!))).body().props.analysis
    assert.deepEqual(paragraphs[0].links, [])
  })

  test('shows the citation in the formats that its data allow', async ({ client, assert }) => {
    const [thesis, ruling, bare] = await libraryOf(
      { title: 'PENSIÓN. PROCEDE.', metadata: { thesisNumber: '1a./J. 991/2023 (11a.)', registration: '91000002' } },
      {
        title: 'Amparo en revisión 93002/2026. TEMA',
        kind: 'engrose',
        metadata: { caseType: 'Amparo en revisión', caseNumber: '93002/2026' },
      },
      { title: 'Asunto sin datos', kind: 'engrose' }
    )
    const reader = await lawyer(client)
    const formsOf = async (document: LegalDocument) => {
      const { citations } = (await reader.visit(addressOf(document))).body().props.analysis.document
      return Object.fromEntries(citations.map(({ form, text }: { form: string; text: string }) => [form, text]))
    }
    assert.deepEqual(await formsOf(thesis!), {
      full: thesis!.citation,
      brief: '1a./J. 991/2023 (11a.), registro digital 91000002',
      rubro: `${thesis!.citation.slice(0, -1)}, de rubro: “PENSIÓN. PROCEDE”.`,
      record: 'Registro digital: 91000002\nTesis: 1a./J. 991/2023 (11a.)',
    })
    assert.deepEqual(await formsOf(ruling!), { full: ruling!.citation, brief: 'Amparo en revisión 93002/2026' })
    assert.deepEqual(await formsOf(bare!), { full: bare!.citation })
  })

  test('shows its position among the results it was opened from, with its neighbours', async ({ client, assert }) => {
    const dated = Array.from({ length: 12 }, (_, place) => ({
      title: `AMPARO ${place + 1}`,
      publishedOn: `2020-01-${30 - place}`,
    }))
    const documents = await libraryOf(...dated)
    const reader = await lawyer(client)
    const trailAt = async (place: number, query: string) =>
      (await reader.visit(addressOf(documents[place]!, query))).body().props.analysis.trail
    assert.deepEqual(await trailAt(10, 'q=amparo&page=2'), {
      resultsHref: '/search/b-search/scjn?q=amparo&page=2',
      position: 11,
      total: 12,
      previous: { href: addressOf(documents[9]!, 'q=amparo'), title: 'AMPARO 10' },
      next: { href: addressOf(documents[11]!, 'q=amparo'), title: 'AMPARO 12' },
    })
    assert.containSubset(await trailAt(0, 'q='), {
      position: 1,
      previous: null,
      resultsHref: '/search/b-search/scjn?q=',
    })
    assert.containSubset(await trailAt(11, 'q=amparo'), { position: 12, next: null })
    assert.containSubset(await trailAt(3, 'q=nadie'), { position: null, total: 0, previous: null, next: null })
  })

  test('lists the matters it is pinned to for those who may read matters', async ({ client, assert }) => {
    const [document] = await libraryOf({ title: 'PENSIÓN' })
    const [ours, theirs] = [await firm('Ibarra Lozano'), await firm('Otro despacho')]
    const matter = await pinned(ours, document!, 'Segundo agravio')
    await pinned(theirs, document!, 'Ajena')
    await document!.merge({ fingerprint: 'f'.repeat(64) }).save()
    const panelsFor = async (user: Firm['owner'], { workspace }: Firm) =>
      (await (await readerOf(client, user, workspace)).visit(addressOf(document!)))
        .body()
        .props.panels.filter(({ key }: { key: string }) => key === 'matters.pins')
    const [panel] = await panelsFor(ours.owner, ours)
    const pin = await MatterPin.in(ours.workspace).firstOrFail()
    const comparisonHref = `/law-firm/files/${matter.id}/pins/${pin.id}`
    assert.equal(panel.key, 'matters.pins')
    assert.containSubset(panel.content.items, [
      { id: matter.id, number: matter.reference, title: matter.title, note: 'Segundo agravio', comparisonHref },
    ])
    assert.lengthOf(panel.content.items, 1)
    assert.deepEqual(await panelsFor(await ours.hireWith([]), ours), [])
    const third = await firm()
    assert.deepEqual(await panelsFor(third.owner, third), [])
  })

  test('answers 404 for an unknown document or one of another source', async ({ client }) => {
    const [document] = await libraryOf({ title: 'PENSIÓN' })
    const reader = await lawyer(client)
    const paths = [
      'scjn/nadie',
      `cjf/${document!.slug}`,
      `scjn/${document!.slug}%20`,
      `scjn/${document!.slug.toUpperCase()}`,
      'scjn/%00',
      `scjn/${'x'.repeat(2000)}`,
    ]
    for (const path of paths) (await reader.page(`/search/b-search/analysis/${path}`)).assertStatus(404)
  })

  test('is refused to clients and visitors', async ({ client }) => {
    const [document] = await libraryOf({ title: 'PENSIÓN' })
    const visitor = await (await readerOf(client, null, null)).page(addressOf(document!))
    visitor.assertHeader('location', '/login')
    const portal = await (await readerOf(client, await person({ type: 'client' }), null)).page(addressOf(document!))
    portal.assertHeader('location', '/main/client')
  })

  test('takes the same number of queries however much it cites', async ({ client, assert }) => {
    const many = Array.from(
      { length: 40 },
      (_, place) => `Véase 1a./J. ${place + 1}/2023 (11a.) y amparo directo ${place + 1}/2020.`
    )
    const [none, cites] = await libraryOf(
      { title: 'AMPARO', body: 'Amparo 4/2020.' },
      { title: 'AMPARO', body: many.join('\n') }
    )
    const reader = await lawyer(client)
    await reader.visit(addressOf(none!, 'q=amparo'))
    const few = await queriesOf(async () => reader.visit(addressOf(none!, 'q=amparo')))
    const lot = await queriesOf(async () => reader.visit(addressOf(cites!, 'q=amparo')))
    assert.isAtMost(few.length, 20)
    assert.lengthOf(
      lot.filter((query) => query.includes('citation_keys')),
      1
    )
    assert.isAtMost(lot.length, few.length + 2)
  })

  test('shows a ruling of several megabytes whole, with its index', async ({ client, assert }) => {
    const paragraph = 'La Sala estima fundado el agravio conforme al artículo 107 constitucional. '.repeat(20)
    const part = (heading: string) => [heading, ...Array.from({ length: 500 }, () => paragraph)]
    const body = [...part('I. COMPETENCIA'), ...part('II. ESTUDIO'), ...part('III. DECISIÓN')].join('\n')
    const [ruling] = await libraryOf({ title: 'Amparo en revisión 93003/2026', kind: 'engrose', body })
    const { paragraphs, outline } = (await (await lawyer(client)).visit(addressOf(ruling!))).body().props.analysis
    assert.isAbove(body.length, 2_000_000)
    assert.equal(
      paragraphs.reduce((all: number, { text }: { text: string }) => all + text.length + 1, -1),
      body.length
    )
    assert.deepEqual(outline, [
      { paragraph: 0, text: 'I. COMPETENCIA' },
      { paragraph: 501, text: 'II. ESTUDIO' },
      { paragraph: 1002, text: 'III. DECISIÓN' },
    ])
  })
})
