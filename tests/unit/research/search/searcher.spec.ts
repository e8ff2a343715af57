import { test } from '@japa/runner'
import type { IndexedDocument, SearchRequest, SearchResponse } from '#app/core/search/search_engine'
import { IndexWriter } from '#app/research/search/index/index_writer'
import { Searcher } from '#app/research/search/searcher'
import { aDocument, aRequest, changesOf, withSearchFile } from './search_file.js'

test.group('Index searcher', (group) => {
  const file = withSearchFile(group)
  let searcher: Searcher

  group.each.setup(() => {
    searcher = new Searcher({ file: file(), filters: { cjf: ['materia', 'anio'], scjn: ['materia'] } })
    return () => searcher.close()
  })

  function index(documents: IndexedDocument[], firstSeq = 1): void {
    const writer = new IndexWriter(file())
    writer.apply(changesOf(documents, firstSeq))
    writer.close()
  }

  function search(text: string, given: Partial<SearchRequest> = {}): SearchResponse {
    return searcher.search(aRequest({ text, ...given }))
  }

  function idsOf({ hits }: SearchResponse): number[] {
    return hits.map(({ id }) => id)
  }

  test('finds the same documents for every spelling and inflection of a word', ({ assert }) => {
    index([
      aDocument(1, { title: 'La Constitución' }),
      aDocument(2, { body: 'las constituciones locales' }),
      aDocument(3, { body: 'derecho CONSTITUCIONAL' }),
    ])
    for (const text of ['constitución', 'constitucion', 'CONSTITUCIONES'])
      assert.sameMembers(idsOf(search(text)), [1, 2])
    assert.deepEqual(idsOf(search('constitucional*')), [3])
    assert.sameMembers(idsOf(search('constituci*')), [1, 2, 3])
  })

  test('looks for words near each other in the newest documents only when all have too many, and tells so', ({
    assert,
  }) => {
    const body = 'amparo directo penal y amparo directo civil'
    index([1, 2, 3, 4].map((id) => aDocument(id, { body, publishedOn: `202${id}-01-01` })))
    const bounded = new Searcher({ file: file(), filters: { cjf: [] }, maxOccurrences: 18 })
    const answer = bounded.search(aRequest({ text: 'amparo NEAR/3 directo' }))
    bounded.close()
    assert.sameMembers(idsOf(answer), [3, 4])
    assert.equal(answer.total, 2)
    assert.deepEqual(answer.unread, { read: 2, of: 4 })
    const whole = search('amparo NEAR/3 directo')
    assert.equal(whole.total, 4)
    assert.notProperty(whole, 'unread')
  })

  test('distinguishes ñ from n', ({ assert }) => {
    index([aDocument(1, { body: 'un año' }), aDocument(2, { body: 'el ano' }), aDocument(3, { body: 'AÑOS' })])
    assert.sameMembers(idsOf(search('años')), [1, 3])
    assert.deepEqual(idsOf(search('ano')), [2])
  })

  test('treats combining accents like precomposed letters', ({ assert }) => {
    index([aDocument(1, { body: 'el año de la resolución'.normalize('NFD') })])
    assert.equal(search('año resolución').total, 1)
    assert.equal(search('"año de la RESOLUCIÓN"'.normalize('NFD')).total, 1)
    assert.equal(search('ano').total, 0)
  })

  test('does not match a phrase across title and body', ({ assert }) => {
    index([aDocument(1, { title: 'Juez de', body: 'distrito' })])
    assert.equal(search('"juez de distrito"').total, 0)
    assert.equal(search('"juez de"').total, 1)
  })

  test('returns all other documents, newest first, for exclusions alone', ({ assert }) => {
    index([
      aDocument(1, { body: 'penal', publishedOn: '2020-01-01' }),
      aDocument(2, { body: 'civil', publishedOn: '2021-01-01' }),
      aDocument(3, { body: 'mercantil', publishedOn: '2022-01-01' }),
    ])
    assert.deepEqual(idsOf(search('-penal')), [3, 2])
    assert.deepEqual(idsOf(search('-penal -"mercantil"')), [2])
  })

  test('weighs title words and rare words more', ({ assert }) => {
    index([
      aDocument(1, { title: 'Acuerdo', body: 'usucapión relleno relleno' }),
      aDocument(2, { title: 'Usucapión', body: 'relleno relleno acuerdo' }),
      aDocument(3, { title: 'Acuerdo', body: 'acuerdo relleno relleno' }),
    ])
    assert.deepEqual(idsOf(search('usucapión')), [2, 1])
    assert.deepEqual(idsOf(search('relleno -usucapión')), [3])
  })

  test('sorts equal scores by date, then highest id, undated last', ({ assert }) => {
    const same = { title: 'Amparo' }
    index([
      aDocument(5, same),
      aDocument(1, { ...same, publishedOn: '2023-03-03' }),
      aDocument(2, { ...same, publishedOn: '2024-03-03' }),
      aDocument(3, { ...same, publishedOn: '2023-03-03' }),
      aDocument(4, same),
    ])
    assert.deepEqual(idsOf(search('amparo')), [2, 3, 1, 5, 4])
    assert.deepEqual(idsOf(search('')), [2, 3, 1, 5, 4])
  })

  test('combines values of one filter with OR and filters with AND, and counts what is listed', ({ assert }) => {
    index([
      aDocument(1, { facets: { materia: ['civil', 'mercantil'], anio: ['2023'] } }),
      aDocument(2, { facets: { materia: ['penal'], anio: ['2023'] } }),
      aDocument(3, { facets: { materia: ['civil'], anio: ['2024'] } }),
    ])
    const { total, facets } = search('', {
      filters: { materia: ['civil', 'penal'], anio: ['2023'] },
      facets: ['materia', 'anio'],
    })
    assert.equal(total, 2)
    assert.deepEqual(facets, {
      materia: [
        { value: 'civil', count: 1 },
        { value: 'mercantil', count: 1 },
        { value: 'penal', count: 1 },
      ],
      anio: [{ value: '2023', count: 2 }],
    })
  })

  test('ignores unknown filters, matches nothing for unknown values and returns empty unknown facets', ({ assert }) => {
    index([aDocument(1, { facets: { materia: ['civil'] } })])
    const { total, facets } = search('', { filters: { color: ['azul'], anio: [] }, facets: ['color'] })
    assert.deepEqual([total, facets], [1, { color: [] }])
    assert.equal(search('', { filters: { materia: ['Civil'] } }).total, 0)
  })

  test('separates sources and finds nothing in an unknown one', ({ assert }) => {
    index([aDocument(1, { title: 'Amparo' }), aDocument(2, { title: 'Amparo', source: 'scjn' })])
    assert.deepEqual(idsOf(search('amparo')), [1])
    assert.deepEqual(idsOf(search('amparo', { source: 'scjn' })), [2])
    assert.deepInclude(search('amparo', { source: 'dof', facets: ['materia'] }), {
      total: 0,
      hits: [],
      facets: { materia: [] },
    })
  })

  test('finds nothing before indexing, and later documents afterwards', ({ assert }) => {
    assert.equal(search('amparo').total, 0)
    assert.deepEqual(searcher.neighbours(aRequest(), 1), { previous: null, next: null, position: null, total: 0 })
    index([aDocument(1, { title: 'Amparo' })])
    assert.equal(search('amparo').total, 1)
  })

  test('pages without gaps and returns an exact total beyond the last page', ({ assert }) => {
    index(Array.from({ length: 7 }, (_, number) => aDocument(number + 1)))
    assert.deepEqual(idsOf(search('', { page: 2, pageSize: 3 })), [4, 3, 2])
    assert.deepEqual(idsOf(search('', { page: -4, pageSize: 3 })), [7, 6, 5])
    const beyond = search('', { page: 1_000_000_000 })
    assert.deepEqual([beyond.total, beyond.page, beyond.hits], [7, 1_000_000_000, []])
  })

  test('returns the neighbours of a document in its result list', ({ assert }) => {
    index(
      Array.from({ length: 4 }, (_, number) =>
        aDocument(number + 1, { facets: { materia: [number === 1 ? 'penal' : 'civil'] } })
      )
    )
    const request = aRequest({ filters: { materia: ['civil'] } })
    assert.deepEqual(searcher.neighbours(request, 3), { previous: 4, next: 1, position: 2, total: 3 })
    assert.deepEqual(searcher.neighbours(request, 2), { previous: null, next: null, position: null, total: 3 })
    assert.deepEqual(searcher.neighbours(request, 99), { previous: null, next: null, position: null, total: 3 })
  })

  test('returns every document when the query has nothing to search for')
    .with([
      '',
      '"',
      'AND OR NOT NEAR ( ) * ^ : " -',
      '\u0000',
      '😀🏛️',
      '((((',
      '* * *',
      '\u202e',
      '-"',
      "'; DROP TABLE text; --",
    ])
    .run(({ assert }, text) => {
      index([aDocument(1, { title: 'Text; drop table' }), aDocument(2, { title: 'text DROP table' })])
      assert.equal(search(text).total, 2)
    })

  test('indexes and shows control characters, other alphabets and broken characters', ({ assert }) => {
    index([aDocument(1, { title: 'Amparo\u0000directo \ud800 שלום', body: '😀 juez\u0000de\u0007distrito' })])
    for (const text of ['directo', 'שלום', '"juez de distrito"', '😀 juez']) assert.equal(search(text).total, 1, text)
    assert.equal(search('שלומ').total, 0)
  })

  test('answers a hundred common words, long words and ten kilobytes', ({ assert }) => {
    const words = Array.from({ length: 100 }, (_, number) => `palabra${number}`).join(' ')
    index([aDocument(1, { body: words }), aDocument(2, { body: 'x'.repeat(5_000) })])
    const { total, understood } = search(words)
    assert.equal(total, 1)
    assert.lengthOf(understood.ignored, 50)
    assert.equal(search('x'.repeat(10_000)).total, 1)
    assert.equal(search('zz* pa* pal* pala* palabra*').total, 0)
    assert.equal(search(`"${words}"`).total, 1)
  })
})
