import { test } from '@japa/runner'
import fc from 'fast-check'
import type { IndexChange, IndexedDocument, SearchRequest } from '#app/core/search/search_engine'
import type { Query } from '#app/research/query/ast'
import { Lexicon } from '#app/research/search/words/lexicon'
import { parseQuery } from '#app/research/query/parse'
import { IndexWriter } from '#app/research/search/index/index_writer'
import { Searcher } from '#app/research/search/searcher'
import { anyCondition, anyTerm, WORDS } from './query_conditions.js'
import { countsOf, ReferenceEngine } from './reference_engine.js'
import { aDocument, aRequest, withSearchFile } from './search_file.js'

const SOURCES = ['cjf', 'scjn']
const FACETS = ['materia', 'organo']
const TIERS = ['court.binding', 'collegiate.isolated:3', 'otro']
const NUM_RUNS = 60

const word = fc.constantFrom(...WORDS)
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ', ', '.\n', ' — ')), { maxLength: 14 })
  .map((words) => words.flat().join(''))
const values = fc.array(fc.constantFrom('civil', 'Penal adhesiva', 'amparo'), { maxLength: 3 })

const document: fc.Arbitrary<IndexedDocument> = fc
  .record(
    {
      id: fc.integer({ min: 1, max: 14 }),
      source: fc.constantFrom(...SOURCES),
      title: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
      body: text,
      names: fc.array(word, { maxLength: 2 }),
      tier: fc.constantFrom(...TIERS),
      publishedOn: fc.constantFrom(null, '2020-01-01', '2021-05-05', '2024-12-31'),
      facets: fc.record({ materia: values, organo: values, desconocida: values }, { requiredKeys: [] }),
    },
    { requiredKeys: ['id', 'source', 'title', 'body', 'publishedOn', 'facets'] }
  )
  .map(({ id, ...given }) => aDocument(id, given as Partial<IndexedDocument>))

const operation = fc.oneof(
  { weight: 4, arbitrary: document },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 14 }) }
)

const query: fc.Arbitrary<Query> = fc.record({
  condition: fc.option(anyCondition, { freq: 12 }),
  ranked: fc.array(anyTerm, { maxLength: 3 }),
})

const request: fc.Arbitrary<Partial<SearchRequest>> = fc.record(
  {
    filters: fc.record(
      { materia: values, organo: values, inventado: fc.constant<string[]>(['x']) },
      { requiredKeys: [] }
    ),
    tiers: fc.array(fc.array(fc.constantFrom(...TIERS), { maxLength: 2 }), { maxLength: 2 }),
    order: fc.constantFrom('newest', 'relevance'),
    afterId: fc.integer({ min: 0, max: 14 }),
  },
  { requiredKeys: ['filters'] }
)

/** Each batch is applied, then every query is asked. More batches than become one segment. */
const history = fc.array(
  fc.record({
    batch: fc.array(operation, { maxLength: 10 }),
    queries: fc.array(fc.tuple(query, request), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 12 }
)

test.group('Index searcher compared with a full scan', (group) => {
  const file = withSearchFile(group)

  test('returns the same totals, order, scores, facet counts and pages after any changes', ({ assert }) => {
    const writer = new IndexWriter(file())
    const searcher = new Searcher({ file: file(), filters: { cjf: FACETS, scjn: FACETS } })
    fc.assert(
      fc.property(history, (steps) => {
        writer.clear()
        const reference = new ReferenceEngine()
        let seq = 1
        for (const { batch, queries } of steps) {
          const changes = batch.map((change): IndexChange => {
            const isRemoval = typeof change === 'number'
            return { seq: seq++, id: isRemoval ? change : change.id, document: isRemoval ? null : change }
          })
          writer.apply(changes)
          reference.apply(changes)
          for (const [asked, given] of queries)
            for (const source of SOURCES)
              compare(asked, aRequest({ ...given, source, facets: FACETS, pageSize: 5 }), reference)
          for (const source of SOURCES) compareWords(source, reference)
        }
      }),
      { numRuns: NUM_RUNS }
    )
    searcher.close()
    writer.close()

    function compare(asked: Query, given: SearchRequest, reference: ReferenceEngine): void {
      const { inventado: _unknown, ...known } = given.filters
      const expected = reference.results(asked, { ...given, filters: known })
      const understood = parseQuery('', { lexicon: new Lexicon(), filters: [] }).understood
      const parsed = { query: asked, understood, words: [] }
      const pages = [1, 2, 3].map((page) => searcher.searchFor(parsed, { ...given, page }))
      const label = JSON.stringify([asked, given])
      assert.deepEqual(
        pages.map(({ total }) => total),
        [1, 2, 3].fill(expected.length),
        label
      )
      assert.deepEqual(
        pages.flatMap(({ hits }) => hits.map(({ id, score, tier }) => ({ id, score, tier }))),
        expected.slice(0, 15).map(({ document: { id, tier }, score }) => ({ id, score, tier: tier ?? null })),
        label
      )
      for (const name of FACETS) assert.deepEqual(pages[0].facets[name], countsOf(expected, name), label)
    }

    function compareWords(source: string, reference: ReferenceEngine): void {
      const counts = searcher.suggest(source, 'ca', 50).map(({ count }) => count)
      const expected = [...reference.wordsBeginning(source, 'ca').values()].sort((one, other) => other - one)
      assert.deepEqual(counts, expected)
    }
  }).timeout(60_000)
})
