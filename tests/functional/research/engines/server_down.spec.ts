import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SearchEngine } from '#app/core/search/search_engine'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { openSearchEngine } from '#app/research/open_search_engine'
import type LegalDocument from '#app/research/models/legal_document'
import { freePort, hasMeilisearch, startMeilisearch } from '#tests/helpers/meilisearch'
import { person } from '#tests/helpers/people'
import { emptyLibrary, libraryOf } from '../searches/library.js'
import { lawyer, readerOf } from '../searches/reader.js'
import { aDocument, aRequest, sharedServer } from './engines.js'

const KEY = 'clave-de-prueba-que-no-abre-nada'

test.group('Search server outage', (group) => {
  let engine: SearchEngine
  let document: LegalDocument

  group.each.setup(async () => {
    const rollback = await emptyLibrary()
    document = (await libraryOf({ title: 'Depósito ficticio', body: 'Procede el depósito.' }))[0]!
    const server = { url: `http://127.0.0.1:${await freePort()}`, key: KEY, index: 'down' }
    engine = await openSearchEngine({ kind: 'meilisearch', file: '', server })
    app.container.swap(SearchEngine, () => engine)
    return async () => {
      app.container.restore(SearchEngine)
      await rollback()
    }
  })

  test('shows a page that says so and when to try again', async ({ client, assert }) => {
    const reader = await lawyer(client)
    const response = await reader.visit('/search/b-search/scjn?q=deposito')
    assert.equal(response.status(), 503)
    assert.equal(response.body().component, 'errors/search_unavailable')
    assert.equal(response.header('retry-after'), '10')
  })

  test('is reported to API clients', async ({ client, assert }) => {
    const reader = await lawyer(client)
    const response = await reader.get('/search/b-search/scjn?q=deposito').accept('json')
    assert.equal(response.status(), 503)
    assert.deepEqual(response.body(), { code: 'SEARCH', params: {} })
  })

  test('still shows a library document, without its position in a list', async ({ client, assert }) => {
    const reader = await lawyer(client)
    const response = await reader.visit(`/search/b-search/analysis/scjn/${document.slug}?q=deposito`)
    assert.equal(response.status(), 200)
    assert.equal(response.body().props.analysis.trail, null)
  })

  test('is shown on the operators’ page, which still works', async ({ client, assert }) => {
    const operator = await readerOf(client, await person({ isAdmin: true }), null)
    const response = await operator.visit('/settings/sources')
    assert.equal(response.status(), 200)
    assert.isFalse(response.body().props.index.answers)
  })

  test('makes the process degraded, not unready: every process would be', async ({ client, assert }) => {
    const response = await client.get('/health/ready')
    const { status, search } = response.body()
    assert.deepEqual([response.status(), status, search], [200, 'degraded', 'down'])
  })

  test('raises one error for every engine operation', async ({ assert }) => {
    const asked = [
      () => engine.search(aRequest('amparo')),
      () => engine.suggest('cjf', 'amp', 5),
      () => engine.neighbours(aRequest('amparo'), 1),
      () => engine.status(),
      () => engine.apply([{ seq: 1, id: 1, document: aDocument(1) }]),
      () => engine.clear(),
      () => engine.rebuild(async () => true),
    ]
    for (const ask of asked) {
      const error = await ask().catch((thrown: unknown) => thrown)
      assert.instanceOf(error, SearchUnavailable)
      assert.notInclude(String((error as Error).stack), KEY)
    }
  })
})

if (hasMeilisearch)
  test.group('Search server recovery', (group) => {
    group.each.timeout(180_000)

    test('answers searches again without a restart', async ({ assert, cleanup }) => {
      const port = await freePort()
      const key = 'x'.repeat(40)
      const engine = await openSearchEngine({
        kind: 'meilisearch',
        file: '',
        server: { url: `http://127.0.0.1:${port}`, key, index: 'back' },
      })
      await assert.rejects(() => engine.search(aRequest('amparo')))
      await assert.rejects(() => engine.apply([{ seq: 1, id: 1, document: aDocument(1) }]))
      const server = (await startMeilisearch({ port, key, inMemory: true }))!
      cleanup(() => server.stop())
      await engine.apply([{ seq: 1, id: 1, document: aDocument(1, { body: 'amparo' }) }])
      assert.equal((await engine.search(aRequest('amparo'))).total, 1)
    })

    test('still fails when the server does not know the key', async ({ assert }) => {
      const server = await sharedServer()
      const engine = await openSearchEngine({
        kind: 'meilisearch',
        file: '',
        server: { url: server.url, key: 'otra', index: 'wrong' },
      })
      const error = await engine.search(aRequest('amparo')).catch((thrown: unknown) => thrown)
      assert.instanceOf(error, SearchUnavailable)
    })
  })
