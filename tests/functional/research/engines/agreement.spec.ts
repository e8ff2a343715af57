import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { SearchEngine, SearchRequest, SearchResponse } from '#app/core/search/search_engine'
import { hasMeilisearch } from '#tests/helpers/meilisearch'
import { aRequest, openEngine } from './engines.js'
import { beginningsOf, libraryOf, requestsOf, SOURCE } from './generated.js'

const SEED = 20_261_122
const QUERIES = 200
const FILTER_SETS: SearchRequest['filters'][] = [{}, { materia: ['Civil'] }]

/** The examples of the help beside the search box, as both languages have them. */
function helpExamples(): string[] {
  const catalogues = ['es', 'en'].map((language) => {
    const file = new URL(`../../../../inertia/i18n/${language}/research.json`, import.meta.url)
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  })
  const examples = catalogues.flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) => (/^research\.help\..*\.example$/.test(key) ? [text] : []))
  )
  return [...new Set(examples)]
}

/** What both engines must answer alike: the order too, where it is by date. */
function comparable({ total, hits, facets, understood, didYouMean, unread }: SearchResponse, request: SearchRequest) {
  const ids = hits.map(({ id }) => id)
  const isOrdered = request.order === 'newest'
  return { total, ids: isOrdered ? ids : ids.sort((one, other) => one - other), facets, understood, didYouMean, unread }
}

if (hasMeilisearch)
  test.group('Both search engines', (group) => {
    group.each.timeout(360_000)
    const engines: SearchEngine[] = []
    group.setup(async () => {
      const opened = [await openEngine('embedded'), await openEngine('meilisearch')]
      for (const { engine } of opened) {
        await engine.apply(libraryOf(SEED).map((document) => ({ seq: document.id, id: document.id, document })))
        engines.push(engine)
      }
      return async () => {
        for (const { engine, end } of opened) {
          await engine.close()
          await end()
        }
      }
    })

    /** Asks both; gives each request whose answers differ, with both. */
    async function differences(requests: SearchRequest[]): Promise<unknown[]> {
      const differing: unknown[] = []
      for (const request of requests) {
        const answers = await Promise.all(engines.map((engine) => engine.search(request)))
        const [one, other] = answers.map((answer) => comparable(answer, request))
        if (JSON.stringify(one) !== JSON.stringify(other))
          differing.push({ request, embedded: one, meilisearch: other })
      }
      return differing
    }

    test('answer every example of the help alike, with and without filters', async ({ assert }) => {
      const examples = [
        ...helpExamples(),
        'materia:penal fraude',
        'época:11 alimentos',
        'materia:nada',
        'año:2015-2018 usura',
      ]
      assert.isAtLeast(examples.length, 12)
      const requests = examples.flatMap((text) =>
        FILTER_SETS.map((filters) =>
          aRequest(text, { source: SOURCE, pageSize: 100, facets: ['materia', 'epoca'], filters })
        )
      )
      assert.deepEqual(await differences(requests), [])
    })

    test('answer generated queries alike', async ({ assert }) => {
      const requests = requestsOf(SEED, QUERIES)
      const totals = await Promise.all(requests.map((request) => engines[0].search(request)))
      assert.isAbove(totals.filter(({ total }) => total > 0).length, QUERIES / 3, 'queries that find something')
      assert.deepEqual(await differences(requests), [])
    })

    test('find the same neighbours in lists by date', async ({ assert }) => {
      for (const request of requestsOf(SEED + 1, 60).filter(({ order }) => order === 'newest')) {
        const { hits } = await engines[0].search(request)
        for (const id of new Set([hits[0]?.id ?? 1, hits.at(-1)?.id ?? 2])) {
          const [one, other] = await Promise.all(engines.map((engine) => engine.neighbours(request, id)))
          assert.deepEqual(other, one, request.text)
        }
      }
    })

    test('list every result once across pages by relevance', async ({ assert }) => {
      for (const request of requestsOf(SEED + 2, 20)) {
        const { hits, total } = await engines[1].search({ ...request, order: 'relevance' })
        assert.lengthOf(new Set(hits.map(({ id }) => id)), total, request.text)
      }
    })

    test('suggest the same words with the same counts', async ({ assert }) => {
      for (const text of new Set(beginningsOf(SEED, 40))) {
        const [one, other] = await Promise.all(engines.map((engine) => engine.suggest(SOURCE, text, 8)))
        assert.deepEqual(other, one, text)
      }
    })
  })
