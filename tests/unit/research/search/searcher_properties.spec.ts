import { test } from '@japa/runner'
import fc from 'fast-check'
import type { IndexChange, IndexedDocument } from '#app/core/search/search_engine'
import { IndexWriter } from '#app/research/search/index_writer'
import { Searcher } from '#app/research/search/searcher'
import { countsOf, ReferenceEngine, textOf, type AskedPart } from './reference_engine.js'
import { aDocument, aRequest, withSearchFile } from './search_file.js'

const WORDS =
  'Juez jueces JUECES año AÑOS ano constitución constitucion constituciones constitucional caso casa la La de que sentencia sentencias'.split(
    ' '
  )
const SOURCES = ['cjf', 'scjn']
const FACETS = ['materia', 'organo']
const NUM_RUNS = 150

const word = fc.constantFrom(...WORDS)
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ', ', '.\n', ' — ')), { maxLength: 14 })
  .map((words) => words.flat().join(''))
const values = fc.array(fc.constantFrom('civil', 'penal', 'amparo'), { maxLength: 3 })

const document: fc.Arbitrary<IndexedDocument> = fc
  .record({
    id: fc.integer({ min: 1, max: 14 }),
    source: fc.constantFrom(...SOURCES),
    title: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    body: text,
    publishedOn: fc.constantFrom(null, '2020-01-01', '2021-05-05', '2024-12-31'),
    facets: fc.record({ materia: values, organo: values, desconocida: values }, { requiredKeys: [] }),
  })
  .map(({ id, ...given }) => aDocument(id, given as Partial<IndexedDocument>))

const operation = fc.oneof(
  { weight: 4, arbitrary: document },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 14 }) }
)

const part: fc.Arbitrary<AskedPart> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('word' as const), words: fc.tuple(word), excluded: rarely() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('prefix' as const),
      words: fc.constantFrom('con', 'cas', 'JU', 'a', 'zz').map((prefix) => [prefix]),
      excluded: rarely(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('phrase' as const),
      words: fc.array(word, { minLength: 1, maxLength: 3 }),
      excluded: rarely(),
    }),
  }
)

const filters = fc.record(
  { materia: values, organo: values, inventado: fc.constant<string[]>(['x']) },
  { requiredKeys: [] }
)

function rarely(): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 4 }).map((number) => number === 0)
}

/** Two prefixes are the most a query may have. */
const parts = fc
  .array(part, { maxLength: 4 })
  .filter((list) => list.filter(({ kind }) => kind === 'prefix').length <= 2)

/** Each batch is applied, then every query is asked. */
const history = fc.array(
  fc.record({
    batch: fc.array(operation, { maxLength: 10 }),
    queries: fc.array(fc.tuple(parts, filters), { maxLength: 3 }),
  }),
  {
    minLength: 1,
    maxLength: 4,
  }
)

test.group('Searches compared with reading every document', (group) => {
  const file = withSearchFile(group)

  test('totals, order, scores, facet counts, pages and neighbours are the same after any history of changes', ({
    assert,
  }) => {
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
          for (const [typed, asked] of queries) for (const source of SOURCES) compare(source, typed, asked, reference)
        }
      }),
      { numRuns: NUM_RUNS }
    )
    searcher.close()
    writer.close()

    function compare(
      source: string,
      typed: AskedPart[],
      asked: Record<string, string[]>,
      reference: ReferenceEngine
    ): void {
      const { inventado: _unknown, ...known } = asked
      const expected = reference.results(source, typed, known)
      const request = aRequest({ source, text: textOf(typed), filters: asked, facets: FACETS, pageSize: 5 })
      const pages = [1, 2, 3].map((page) => searcher.search({ ...request, page }))
      const label = JSON.stringify([source, request.text, asked])
      assert.deepEqual(
        pages.map(({ total }) => total),
        [1, 2, 3].fill(expected.length),
        label
      )
      assert.deepEqual(
        pages.flatMap(({ hits }) => hits.map(({ id, score }) => ({ id, score }))),
        expected.slice(0, 15).map(({ document: { id }, score }) => ({ id, score })),
        label
      )
      for (const name of FACETS) assert.deepEqual(pages[0].facets[name], countsOf(expected, name), label)
      const middle = Math.floor(expected.length / 2)
      const idAt = (index: number) => expected[index]?.document.id ?? null
      if (expected.length === 0) return
      assert.deepEqual(
        searcher.neighbours(request, idAt(middle)!),
        { previous: idAt(middle - 1), next: idAt(middle + 1), position: middle + 1, total: expected.length },
        label
      )
    }
  }).timeout(20_000)
})
