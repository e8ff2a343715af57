import { test } from '@japa/runner'
import type { IndexChange } from '#app/core/search/search_engine'
import { MeilisearchEngine } from '#app/research/meilisearch/meilisearch_engine'
import { hasMeilisearch } from '#tests/helpers/meilisearch'
import { aDocument, aRequest, FILTERS, openEngine, sharedServer } from './engines.js'

const changesOf = (bodies: string[]): IndexChange[] =>
  bodies.map((body, place) => ({
    seq: place + 1,
    id: place + 1,
    document: aDocument(place + 1, { body, publishedOn: `20${10 + place}-01-01` }),
  }))

if (hasMeilisearch)
  test.group('Index on a search server', (group) => {
    group.each.timeout(180_000)

    test('of an earlier version is due to be rebuilt, whatever is added to it', async ({ assert, cleanup }) => {
      const { engine, end, idle, place } = await openEngine('meilisearch')
      cleanup(end)
      await engine.apply(changesOf(['amparo']))
      const { url, key } = await sharedServer()
      const headers = { 'authorization': `Bearer ${key}`, 'content-type': 'application/json' }
      const body = JSON.stringify([{ id: 0, lastSeq: 1, content: '4.1' }])
      await fetch(`${url}/indexes/${'index' in place && place.index}/documents`, { method: 'POST', headers, body })
      await idle()
      await engine.apply([{ seq: 2, id: 2, document: aDocument(2, { body: 'amparo' }) }])
      assert.deepInclude(await engine.status(), { lastSeq: 2, isCurrent: false })
      await engine.rebuild(async (apply) => (await apply(changesOf(['amparo', 'amparo', 'amparo'])), true))
      assert.deepInclude(await engine.status(), { documents: 3, lastSeq: 3, isCurrent: true })
    })

    test('reads the newest texts up to a limit for a phrase, and says how many', async ({ assert, cleanup }) => {
      const { engine, end, place } = await openEngine('meilisearch')
      cleanup(end)
      const bodies = Array.from({ length: 300 }, (_, number) =>
        number % 3 === 0 ? 'vino tinto de la casa' : 'la casa de vino, no tinto'
      )
      await engine.apply(changesOf(bodies))
      const { key } = await sharedServer()
      const options = { url: '', index: '', ...place, key, filters: FILTERS }
      const limited = new MeilisearchEngine({ ...options, mostRead: 1_000 })
      for (const text of ['"vino tinto"', 'vino NEAR/1 tinto', 'rubro:inexistente OR "vino tinto"']) {
        const whole = await engine.search(aRequest(text))
        assert.deepEqual([whole.total, whole.unread], [100 * (text.includes('NEAR') ? 3 : 1), undefined], text)
        const part = await limited.search(aRequest(text))
        assert.deepEqual(part.unread, { read: 100, of: 300 }, text)
        assert.isBelow(part.total, whole.total)
        assert.deepEqual(part.hits[0].id, whole.hits[0].id)
      }
      assert.isUndefined((await limited.search(aRequest('vino -"de la casa" tinto', { afterId: 250 }))).unread)
    })

    test('knows common phrases without reading texts', async ({ assert, cleanup }) => {
      const { engine, end, place } = await openEngine('meilisearch')
      cleanup(end)
      await engine.apply(changesOf(['el juicio de amparo', 'amparo de juicio', 'juicio; de: AMPARO']))
      const { key } = await sharedServer()
      const reader = new MeilisearchEngine({ url: '', index: '', ...place, key, filters: FILTERS, mostRead: 0 })
      const { total, unread } = await reader.search(aRequest('"juicio de amparo"'))
      assert.deepEqual([total, unread], [2, undefined])
    })
  })
