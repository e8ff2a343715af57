import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { outcomeOf } from '#sources/golden'
import source from '../source.js'
import { lawFixtures } from './fixtures.js'

const documents = lawFixtures()
  .map(({ page }) => outcomeOf(source, page))
  .flatMap((outcome) => ('document' in outcome ? [outcome.document] : []))
const parts = documents.flatMap((document) => document.parts ?? [])
const all = [...documents, ...parts]

test.group('The federal laws as a source', () => {
  test('has the filters of the product, and shows what is not abrogated unless asked', ({ assert }) => {
    assert.sameMembers(
      source.filters.map(({ name }) => name),
      ['date', 'topic', 'is_abrogated']
    )
    assert.deepEqual(source.filters.find(({ name }) => name === 'is_abrogated')?.defaults, ['false'])
  })

  test('files laws and their articles alike under its own filters', ({ assert }) => {
    for (const { facets } of all)
      assert.sameMembers(
        Object.keys(facets),
        source.filters.map(({ name }) => name)
      )
    for (const document of documents)
      for (const part of document.parts ?? []) assert.deepEqual(part.facets, document.facets)
  })

  test('dates are days, and the flag is yes or no', ({ assert }) => {
    for (const { facets } of all) {
      for (const day of facets.date) assert.match(day, /^\d{4}-\d\d-\d\d$/)
      assert.match(facets.is_abrogated.join(), /^(?:true|false)$/)
    }
  })

  test('gives every law and every article an id and an address of its own that the store can hold', ({ assert }) => {
    for (const name of ['slug', 'externalId'] as const) {
      const names = all.map((document) => document[name])
      assert.equal(new Set(names).size, names.length)
    }
    for (const { slug, externalId } of all) {
      assert.match(slug, /^[a-z0-9-]{1,120}$/)
      assert.isAtMost(externalId.length, 80)
    }
  })

  test('kinds are those of the manifest', ({ assert }) => {
    assert.isTrue(documents.every(({ kind }) => kind === source.manifest.kinds[0].slug))
    assert.isTrue(parts.every(({ kind }) => kind === source.manifest.partKinds?.[0].slug))
  })

  test('every line of a law or article has a label in both languages', ({ assert }) => {
    const keys = new Set(all.flatMap(({ metadata }) => metadata.map(({ key }) => `research.federal_laws.${key}`)))
    for (const language of ['es', 'en']) {
      const catalogue = new URL(`../../../inertia/i18n/${language}/sources_federal_laws.json`, import.meta.url)
      assert.includeMembers(Object.keys(JSON.parse(readFileSync(catalogue, 'utf8'))), [...keys])
    }
  })

  test('an article is cited as the profession cites it, and found by the names of its law', ({ assert }) => {
    const article = parts.find(({ externalId }) => externalId === 'lff:2-bis')
    assert.equal(article?.title, 'Ley Federal de Faros y Balizas (ficticia), artículo 2 bis')
    assert.equal(article?.citation, 'Artículo 2 bis de la Ley Federal de Faros y Balizas (ficticia).')
    assert.equal(article?.slug, 'ley-federal-de-faros-y-balizas-ficticia-lff-articulo-2-bis')
  })

  test('a long name of a law leaves room for the address of every part of it', ({ assert }) => {
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
})
