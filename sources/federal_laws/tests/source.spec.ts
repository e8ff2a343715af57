import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { outcomeOf } from '#sources/contract/golden'
import source from '../source.js'
import { topicsOf } from '../topics.js'
import { lawFixtures } from './fixtures.js'

const documents = lawFixtures()
  .map(({ page }) => outcomeOf(source, page))
  .flatMap((outcome) => ('document' in outcome ? [outcome.document] : []))
const parts = documents.flatMap((document) => document.parts ?? [])
const all = [...documents, ...parts]

test.group('Federal laws source', () => {
  test('has the expected filters and by default shows only laws in force', ({ assert }) => {
    assert.sameMembers(
      source.filters.map(({ name }) => name),
      ['date', 'topic', 'is_abrogated']
    )
    assert.deepEqual(source.filters.find(({ name }) => name === 'is_abrogated')?.defaults, ['false'])
  })

  test('files laws and articles under the same filters', ({ assert }) => {
    for (const { facets } of all)
      assert.sameMembers(
        Object.keys(facets),
        source.filters.map(({ name }) => name)
      )
    for (const document of documents)
      for (const part of document.parts ?? []) assert.deepEqual(part.facets, document.facets)
  })

  test('stores dates as days and the abrogation flag as yes or no', ({ assert }) => {
    for (const { facets } of all) {
      for (const day of facets.date) assert.match(day, /^\d{4}-\d\d-\d\d$/)
      assert.match(facets.is_abrogated.join(), /^(?:true|false)$/)
    }
  })

  test('gives every law and article a unique id and address that fit the database', ({ assert }) => {
    for (const name of ['slug', 'externalId'] as const) {
      const names = all.map((document) => document[name])
      assert.equal(new Set(names).size, names.length)
    }
    for (const { slug, externalId } of all) {
      assert.match(slug, /^[a-z0-9-]{1,120}$/)
      assert.isAtMost(externalId.length, 80)
    }
  })

  test('uses only document types from its manifest', ({ assert }) => {
    assert.isTrue(documents.every(({ kind }) => kind === source.manifest.kinds[0].slug))
    assert.isTrue(parts.every(({ kind }) => kind === source.manifest.partKinds?.[0].slug))
  })

  test('labels every line of a law or article in both languages', ({ assert }) => {
    const keys = new Set(all.flatMap(({ metadata }) => metadata.map(({ key }) => `research.federal_laws.${key}`)))
    for (const language of ['es', 'en']) {
      const catalogue = new URL(`../../../inertia/i18n/${language}/sources_federal_laws.json`, import.meta.url)
      assert.includeMembers(Object.keys(JSON.parse(readFileSync(catalogue, 'utf8'))), [...keys])
    }
  })

  test('cites an article as lawyers do and finds it by any name of its law', ({ assert }) => {
    const article = parts.find(({ externalId }) => externalId === 'lff:2-bis')
    assert.equal(article?.title, 'Ley Federal de Faros y Balizas (ficticia), artículo 2 bis')
    assert.equal(article?.citation, 'Artículo 2 bis de la Ley Federal de Faros y Balizas (ficticia).')
    assert.equal(article?.slug, 'ley-federal-de-faros-y-balizas-ficticia-lff-articulo-2-bis')
  })

  test('shortens a long law name so that the address of every part fits', ({ assert }) => {
    const [fixture] = lawFixtures().filter(({ page }) => page.externalId === 'lff')
    const name = `LEY Federal ${'de las Muy Largas Denominaciones '.repeat(8)}`.trim()
    const page = {
      ...fixture.page,
      externalId: 'lrart105_fracs_i_y_ii_2026',
      context: { ...fixture.page.context, name },
      body: Buffer.from(Buffer.from(fixture.page.body).toString().replace(/^.*\n/, `${name.toUpperCase()}\n`)),
    }
    const document = source.map(source.parse(page), page)
    for (const { slug } of document.parts ?? []) assert.match(slug, /^[a-z0-9-]{1,120}$/)
  })

  test('a law whose listing tells a later reform than its text says so; one that is up to date does not', ({
    assert,
  }) => {
    const [fixture] = lawFixtures().filter(({ page }) => page.externalId === 'lff')
    const behind = (changedOn: string) => {
      const page = { ...fixture.page, context: { ...fixture.page.context, changedOn } }
      return source.map(source.parse(page), page).metadata.find(({ key }) => key === 'textBehind')?.value
    }
    assert.equal(behind('2031-05-09'), '9 de mayo de 2031')
    assert.isUndefined(behind('2001-02-01'))
  })

  test('derives topics from whole words of the name', ({ assert }) => {
    assert.deepEqual(topicsOf('Ley Federal de Cafeticultura (ficticia)'), ['Agrario y desarrollo rural'])
    assert.deepEqual(topicsOf('Ley de la Procuraduría de los Contribuyentes (ficticia)'), ['Fiscal y aduanas'])
    assert.deepEqual(topicsOf('Ley de la Procuraduría General de la República (ficticia)'), [
      'Penal y seguridad pública',
    ])
  })
})
