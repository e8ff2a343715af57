import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { extractCitations } from '#sources/citations/extract_citations'
import type { RawPage } from '#sources/contract/contract'
import { readRaw } from '#sources/raw/raw_store'
import { demoPages, writeDemoResponses } from '../demo/write_demo.js'
import source from '../source.js'

const mapped = (pages: RawPage[]) => pages.map((page) => source.map(source.parse(page), page))
const pages = demoPages()
const theses = mapped(pages.tesis)
const rulings = mapped(pages.engrose)
const published = mapped(pages.ejecutoria)
const opinions = mapped(pages.voto)
const all = [...theses, ...rulings, ...published, ...opinions]
const values = (filter: string) => new Set(all.flatMap(({ facets }) => facets[filter]))

test.group('Demo library of the Supreme Court', () => {
  test('says at the end of every document that it is fictitious', ({ assert }) => {
    assert.lengthOf(theses, 420)
    assert.lengthOf(rulings, 30)
    assert.lengthOf(published, 15)
    assert.lengthOf(opinions, 10)
    for (const { body } of all)
      assert.isTrue(body.endsWith('\nDocumento ficticio de demostración; no es un criterio publicado.'))
  })

  test('uses numbers that no real document can have', ({ assert }) => {
    for (const { externalId } of all) assert.isAtLeast(Number(externalId), 90_000_000)
    for (const { facets } of rulings) assert.isAtLeast(Number(facets.numero[0].split('/')[0]), 90_000)
  })

  test('has no duplicate titles or keys', ({ assert }) => {
    const keys = all.flatMap(({ citationKeys }) => citationKeys)
    assert.equal(new Set(all.map(({ title }) => title)).size, all.length)
    assert.equal(new Set(keys).size, keys.length)
  })

  test('covers every época, subject, type and kind of court', ({ assert }) => {
    const epochs = 'Quinta Sexta Séptima Octava Novena Décima Undécima Duodécima'.split(' ')
    assert.includeMembers(
      [...values('epoca')],
      epochs.map((name) => `${name} Época`)
    )
    assert.includeMembers([...values('materia')], 'Civil Penal Administrativa Laboral Común Constitucional'.split(' '))
    assert.includeMembers(
      [...values('tipo')],
      ['Jurisprudencia', 'Aislada', 'Amparo directo en revisión', 'Acción de inconstitucionalidad']
    )
    assert.includeMembers(
      [...values('instancia')],
      ['Suprema Corte de Justicia de la Nación', 'Tribunales Colegiados de Circuito', 'Primera Sala']
    )
    assert.includeMembers([...values('instancia')], ['Plenos de Circuito', 'Plenos Regionales'])
  })

  test('gives every thesis since the Octava Época a recognised clave', ({ assert }) => {
    const recent = theses.filter(({ publishedOn }) => publishedOn && publishedOn >= '1988-01-15')
    for (const { citation } of recent) assert.match(citation, /^Tesis: /)
  })

  test('has theses that cite each other, and only earlier ones', ({ assert }) => {
    const byKey = new Map(all.flatMap((document) => document.citationKeys.map((key) => [key, document])))
    const cited = theses.flatMap((document) =>
      extractCitations(document.body)
        .filter(({ kind }) => kind === 'thesis' || kind === 'registration')
        .map(({ keys }) => ({ document, found: byKey.get(keys[0]) }))
    )
    assert.isAbove(cited.length, 300)
    for (const { document, found } of cited) {
      assert.exists(found, document.slug)
      assert.isTrue(`${found?.publishedOn}` <= `${document.publishedOn}`, document.slug)
    }
  })

  test('derives some theses from its rulings and names law articles in every document', ({ assert }) => {
    const cases = new Set(rulings.flatMap(({ citationKeys }) => citationKeys))
    const from = theses.filter(({ body }) => extractCitations(body).some(({ keys }) => cases.has(keys[0])))
    assert.isAbove(from.length, 10)
    for (const { body } of all) assert.isTrue(extractCitations(body).some(({ article }) => article))
  })

  test('has only Semanario rulings that its theses come from', ({ assert }) => {
    const cases = new Set(published.map(({ title }) => title.split('. ')[0].toLowerCase()))
    const precedents = theses.map(({ body }) => body.toLowerCase())
    for (const name of cases)
      assert.isTrue(
        precedents.some((body) => body.includes(`\n${name}. `)),
        name
      )
    for (const { metadata } of published) assert.isTrue(metadata.some(({ key }) => key === 'relatedTheses'))
  })

  test('has opinions that name their rulings', ({ assert }) => {
    const cases = rulings.map(({ facets }) => facets.numero[0])
    for (const { facets, body, title } of opinions) {
      assert.include(cases, facets.numero[0])
      assert.match(title, /^Voto (?:particular|concurrente|aclaratorio) de /)
      assert.include(body, facets.numero[0])
    }
  })

  test('is identical every time and can be made smaller', ({ assert }) => {
    assert.deepEqual(demoPages(), pages)
    assert.lengthOf(demoPages(28).tesis, 28)
    assert.lengthOf(demoPages(28).engrose, 2)
    assert.throws(() => demoPages(20_000), RangeError)
  })

  test('replaces the folder of saved responses', async ({ assert }) => {
    const dir = await mkdtemp(join(tmpdir(), 'demo-'))
    try {
      await writeDemoResponses(dir, 28)
      const first = await readFile(join(dir, 'scjn', 'tesis', 'demo.jsonl.gz'))
      assert.deepEqual(await writeDemoResponses(dir, 28), { tesis: 28, engrose: 2, ejecutoria: 1, voto: 1 })
      assert.deepEqual(await readFile(join(dir, 'scjn', 'tesis', 'demo.jsonl.gz')), first)

      const ids: string[] = []
      for await (const page of readRaw(dir, { source: 'scjn', kind: 'tesis' })) ids.push(page.externalId)
      assert.deepEqual(
        ids,
        demoPages(28).tesis.map(({ externalId }) => externalId)
      )
    } finally {
      await rm(dir, { recursive: true })
    }
  })
})
