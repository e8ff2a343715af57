import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import type { IndexedDocument, SearchRequest, SearchResponse } from '#app/core/search/search_engine'
import { IndexWriter } from '#app/research/search/index/index_writer'
import { Searcher } from '#app/research/search/searcher'
import { aDocument, aRequest, changesOf, withSearchFile } from './search_file.js'

test.group('Explained search results', (group) => {
  const file = withSearchFile(group)
  let searcher: Searcher

  group.each.setup(() => {
    searcher = new Searcher({ file: file(), filters: { cjf: ['materia'] } })
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

  test('show how often title and body contain the query', ({ assert }) => {
    index([
      aDocument(1, {
        title: 'Amparo directo',
        body: 'El amparo. Los AMPAROS. Amparo directo y juez de distrito.',
        names: ['directo'],
      }),
    ])
    assert.deepEqual(search('amparo "juez de distrito" dir* -penal').hits[0].why, [
      { term: 'amparo', title: 1, body: 3, synonym: null },
      { term: 'juez de distrito', title: 0, body: 1, synonym: null },
      { term: 'dir*', title: 2, body: 1, synonym: null },
    ])
  })

  test('show which synonym matched', ({ assert }) => {
    index([aDocument(1, { body: 'los alimentos' }), aDocument(2, { body: 'la pensión alimenticia' })])
    const { hits, understood } = search('alimentos')
    assert.isAbove(understood.synonyms.length, 0)
    const byId = new Map(hits.map(({ id, why }) => [id, why]))
    assert.deepEqual(byId.get(1), [{ term: 'alimentos', title: 0, body: 1, synonym: null }])
    assert.equal(byId.get(2)![0].synonym, 'pensión alimenticia')
    assert.deepEqual(idsOf(search('alimentos', { synonyms: false })), [1])
  })

  test('follow the requested tiers, whatever the score', ({ assert }) => {
    index([
      aDocument(1, { title: 'Amparo amparo', tier: 'orientadora' }),
      aDocument(2, { title: 'Amparo y otras cosas', tier: 'jurisprudencia' }),
      aDocument(3, { title: 'Amparo amparo amparo' }),
      aDocument(4, { title: 'Amparo', tier: 'precedente' }),
    ])
    const tiers = [['precedente', 'jurisprudencia'], ['orientadora']]
    const { hits } = search('amparo', { tiers })
    assert.deepEqual(
      hits.map(({ id, tier }) => [id, tier]),
      [
        [4, 'precedente'],
        [2, 'jurisprudencia'],
        [1, 'orientadora'],
        [3, null],
      ]
    )
    assert.equal(searcher.neighbours(aRequest({ text: 'amparo', tiers }), 2).next, 1)
  })

  test('sort by date and include only what came since', ({ assert }) => {
    index([
      aDocument(1, { title: 'Amparo', publishedOn: '2024-01-01' }),
      aDocument(2, { title: 'Amparo amparo', publishedOn: '2020-01-01' }),
      aDocument(3, { body: 'amparo', publishedOn: '2022-01-01' }),
    ])
    assert.deepEqual(idsOf(search('amparo', { order: 'newest' })), [1, 3, 2])
    assert.isAbove(search('amparo', { order: 'newest' }).hits[2].score, 0)
    assert.deepEqual(idsOf(search('amparo', { order: 'newest', afterId: 1 })), [3, 2])
  })

  test('suggest another word for one that no document has', ({ assert }) => {
    index([aDocument(1, { body: 'la usucapión del inmueble' })])
    assert.equal(search('usucapoin').didYouMean, 'usucapión')
    assert.isNull(search('usucapión').didYouMean)
  })

  test('complete the last word by frequency and follow index changes', ({ assert }) => {
    const bodies = ['amparo directo', 'amparo amparos', 'ampliación de la demanda', 'amparo']
    index(bodies.map((body, number) => aDocument(number + 1, { body })))
    assert.deepEqual(searcher.suggest('cjf', 'juicio de AMP', 1), [{ text: 'juicio de amparo', count: 3 }])
    assert.lengthOf(searcher.suggest('cjf', 'amp', 8), 3)
    assert.deepEqual(searcher.suggest('cjf', 'ampli', 8), [{ text: 'ampliación', count: 1 }])
    for (const text of ['', 'a', 'amparo ', 'zz', '"']) assert.deepEqual(searcher.suggest('cjf', text, 8), [], text)
    assert.deepEqual(searcher.suggest('dof', 'amp', 8), [])
    const writer = new IndexWriter(file())
    writer.apply([
      { seq: 5, id: 1, document: null },
      { seq: 6, id: 3, document: aDocument(3, { body: 'usucapión' }) },
    ])
    writer.close()
    assert.deepEqual(searcher.suggest('cjf', 'ampa', 1), [{ text: 'amparo', count: 2 }])
    assert.deepEqual(searcher.suggest('cjf', 'ampli', 8), [])
  })

  test('find NEAR words in any order, not across title and body', ({ assert }) => {
    index([
      aDocument(1, { body: 'la suspensión provisional en el amparo' }),
      aDocument(2, { body: `amparo ${'relleno '.repeat(12)} suspensión` }),
      aDocument(3, { title: 'Amparo', body: 'suspensión' }),
    ])
    assert.deepEqual(idsOf(search('amparo NEAR/3 suspensión')), [1])
    assert.sameMembers(idsOf(search('amparo NEAR/12 suspensión')), [1, 2])
  })

  test('remain complete when many small batches are merged into few segments', ({ assert }) => {
    const writer = new IndexWriter(file())
    for (let seq = 1; seq <= 100; seq++)
      writer.apply(changesOf([aDocument(seq, { body: `expediente ${seq} "juez de distrito"` })], seq))
    writer.close()
    const connection = new Database(file(), { readonly: true })
    assert.isBelow(connection.prepare('SELECT count(*) FROM segment').pluck().get() as number, 17)
    const blocks = connection.prepare('SELECT count(*) FROM blocks_1').pluck().get() as number
    connection.close()
    assert.isBelow(blocks, 34)
    assert.equal(search('expediente "juez de distrito"').total, 100)
    assert.deepEqual(idsOf(search('"expediente 73"')), [73])
  })

  test('count a document with both plural and singular once', ({ assert }) => {
    index([aDocument(1, { body: 'juez y jueces' }), aDocument(2, { body: 'jueces' })])
    assert.equal(search('juez').total, 2)
    assert.equal(search('"juez"').total, 1)
    assert.equal(search('título:juez').total, 0)
  })
})
