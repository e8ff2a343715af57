import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { fixturesIn, outcomeOf } from '#sources/contract/golden'
import source from '../source.js'

const documents = fixturesIn(new URL('../fixtures/', import.meta.url))
  .map(({ page }) => outcomeOf(source, page))
  .flatMap((outcome) => ('document' in outcome ? [outcome.document] : []))

test.group('Supreme Court source', () => {
  test('has the expected filters under their names', ({ assert }) => {
    const names = source.filters.map(({ name }) => name)
    assert.sameMembers(names, ['año', 'epoca', 'tipo', 'instancia', 'materia', 'numero', 'documentType'])
    const byDefault = source.filters.find(({ name }) => name === 'documentType')
    assert.deepEqual(byDefault?.defaults, ['tesis', 'voto', 'ejecutoria'])
  })

  test('files every document under its own filters only and under a type searched by default', ({ assert }) => {
    const names = source.filters.map(({ name }) => name)
    for (const { facets, documentType, kind } of documents) {
      assert.sameMembers(names, Object.keys(facets))
      assert.deepEqual(facets.documentType, [documentType])
      assert.equal(source.manifest.kinds.find(({ slug }) => slug === kind)?.documentType, documentType)
    }
  })

  test('finds a thesis by its clave or registro and a ruling by its number', ({ assert }) => {
    const numbers = documents.flatMap(({ facets }) => facets.numero)
    assert.includeMembers(numbers, ['1a./J. 990/2023 (11a.)', '1a./J. 990/2023', '91000001', '99309/2023'])
  })

  test('gives every document a unique address segment', ({ assert }) => {
    const slugs = new Map(documents.map(({ kind, externalId, slug }) => [`${kind} ${externalId}`, slug]))
    assert.equal(new Set(slugs.values()).size, slugs.size)
    for (const slug of slugs.values()) assert.match(slug, /^[a-z0-9-]+$/)
  })

  test('exposes no address of the internal network', ({ assert }) => {
    for (const document of documents) assert.notInclude(JSON.stringify(document), 'SERVIDOR')
  })

  test('labels every line of an analysis in both languages', ({ assert }) => {
    const keys = new Set(documents.flatMap(({ metadata }) => metadata.map(({ key }) => `research.scjn.${key}`)))
    for (const language of ['es', 'en']) {
      const catalogue = new URL(`../../../inertia/i18n/${language}/sources_scjn.json`, import.meta.url)
      assert.includeMembers(Object.keys(JSON.parse(readFileSync(catalogue, 'utf8'))), [...keys])
    }
  })
})
