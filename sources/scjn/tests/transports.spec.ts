import { test } from '@japa/runner'
import type { CrawlWindow, RawPage } from '#sources/contract/contract'
import { createHttp, HttpFailed, SourceBlocked } from '#sources/http/http_client'
import { ListingRefused } from '#sources/contract/sanity'
import { answer, loopback, patientClock } from '#sources/http/tests/loopback'
import type { RequestListener } from 'node:http'
import { pages } from '../client.js'
import source from '../source.js'
import { legalSearchSite, semanarioSite } from './court_sites.js'
import { crawl, knownRecord } from './repository.js'

/** Crawls a stand-in on loopback through the real client. */
async function crawled(listener: RequestListener, window: CrawlWindow): Promise<RawPage[]> {
  const site = await loopback(listener)
  const http = createHttp({
    contact: 'prueba',
    rate: 0,
    mirror: site.mirror,
    retries: 1,
    clock: patientClock(),
    concurrency: 1,
  })
  const got: RawPage[] = []
  try {
    for await (const page of pages(http, window)) got.push(page)
    return got
  } finally {
    http.close()
    await site.close()
  }
}

const ids = (got: RawPage[]) => got.map(({ externalId }) => Number(externalId))
const range = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place)

test.group('Semanario transport', () => {
  test('reads the listing in pages of two hundred, newest first, with the required headers', async ({ assert }) => {
    const site = semanarioSite(range(2030001, 201).map((id) => ({ id })))
    const { window, notes } = crawl({ transport: 'sjf2', since: '2025-09-05', limit: 1 })
    const [first] = await crawled(site.listener, window)

    assert.equal(first.externalId, '2030201')
    assert.deepEqual(notes.plan, { listed: 201, fresh: 201, recheck: 0 })
    const searches = site.questions.filter(({ body }) => body)
    assert.deepEqual(
      searches.map(({ path }) => path),
      [0, 1].map((page) => `/sjf2.scjn.gob.mx/services/sjftesismicroservice/api/public/tesis?page=${page}&size=200`)
    )
    assert.equal(searches[0].headers.origin, 'https://sjf2.scjn.gob.mx')
    assert.equal(searches[0].body?.idApp, 'SJFAPP2020')
  })

  test('lists épocas one by one, and only those since the given day', async ({ assert }) => {
    const site = semanarioSite([{ id: 2030001 }])
    const epochs = () =>
      site.questions.flatMap(({ body }) => (body?.classifiers as { value: string[] }[] | undefined)?.[0].value ?? [])
    await crawled(site.listener, crawl({ transport: 'sjf2', since: '2021-05-01' }).window)
    assert.deepEqual(epochs(), ['200', '210'])

    site.questions.length = 0
    await crawled(site.listener, crawl({ transport: 'sjf2' }).window)
    assert.deepEqual(epochs(), ['1', '2', '3', '4', '5', '100', '200', '210'])
  })

  test('requests the weekly part with its flag and the rest without it', async ({ assert }) => {
    const site = semanarioSite([{ id: 33002, isWeekly: true }, { id: 33001 }])
    const got = await crawled(site.listener, crawl({ transport: 'sjf2', kind: 'ejecutoria' }).window)
    assert.deepEqual(ids(got), [33002, 33001])
    const flags = site.questions
      .filter(({ body }) => !body)
      .map(({ path }) => /(\d+)\?isSemanal=(\w+)/.exec(path)?.slice(1))
    assert.deepEqual(flags, [
      ['33002', 'true'],
      ['33001', 'false'],
    ])
  })

  test('requests a record with the other flag when it is not found with its own', async ({ assert }) => {
    const site = semanarioSite([{ id: 44001, isWeekly: true }])
    const forgetful: RequestListener = (request, response) => {
      const end = response.end.bind(response)
      response.end = ((chunk: string) => end(chunk.replace('"semanal":1', '"semanal":0'))) as typeof response.end
      site.listener(request, response)
    }
    const got = await crawled(forgetful, crawl({ transport: 'sjf2', kind: 'voto' }).window)
    assert.deepEqual(ids(got), [44001])
    assert.include(got[0].url, 'isSemanal=true')
  })

  test('reports a record found under neither flag with the first response', async ({ assert }) => {
    const site = semanarioSite([{ id: 44001 }])
    const { window, notes } = crawl({ transport: 'sjf2', kind: 'voto' })
    const losing: RequestListener = (request, response) =>
      request.method === 'GET' ? void response.writeHead(500).end() : site.listener(request, response)
    assert.deepEqual(await crawled(losing, window), [])
    assert.deepEqual(notes.failed, ['44001: HTTP 500'])
  })

  test('does not stop at a null or capped total: {total}')
    .with([{ total: null }, { total: 100 }])
    .run(async ({ assert }, { total }) => {
      const site = semanarioSite(
        range(33001, 250).map((id) => ({ id })),
        { total }
      )
      const { window, notes } = crawl({ transport: 'sjf2', kind: 'ejecutoria', limit: 0 })
      await crawled(site.listener, window)
      assert.deepEqual(notes.plan, { listed: 250, fresh: 250, recheck: 0 })
    })

  test('refuses a listing with fewer records than it counts', async ({ assert }) => {
    const site = semanarioSite([{ id: 33001 }], { total: 22_913 })
    const refusal = await crawled(site.listener, crawl({ transport: 'sjf2', kind: 'ejecutoria' }).window).catch(
      (e) => e
    )
    assert.instanceOf(refusal, ListingRefused)
    assert.equal(refusal.reason, 'short')
  })

  test('lists no engroses, since it has none', async ({ assert }) => {
    const site = semanarioSite([])
    const { window, notes } = crawl({ transport: 'sjf2', kind: 'engrose' })
    assert.deepEqual(await crawled(site.listener, window), [])
    assert.deepEqual(notes.plan, { listed: 0, fresh: 0, recheck: 0 })
    assert.deepEqual(site.questions, [])
  })

  test('also rechecks known theses of the last six weeks', async ({ assert }) => {
    const site = semanarioSite([{ id: 33002, isWeekly: true }, { id: 33001 }])
    const knows = new Map([
      ['33002', knownRecord({ publishedOn: '2026-06-26' })],
      ['33001', knownRecord()],
    ])
    const got = await crawled(site.listener, crawl({ transport: 'sjf2', kind: 'ejecutoria', knows }).window)
    assert.deepEqual(ids(got), [33002])
  })
})

test.group('Buscador Jurídico transport', () => {
  test('reads the listing in pages of fifty, sorted by id for stable paging', async ({ assert }) => {
    const site = legalSearchSite(range(2030001, 51))
    const got = await crawled(site.listener, crawl({ transport: 'bj', limit: 1 }).window)
    assert.equal(got[0].url, 'https://bj.scjn.gob.mx/api/v1/bj/documento/tesis/2030051')
    const searches = site.questions.flatMap(({ body }) => (body ? [body] : []))
    assert.deepEqual(
      searches.map(({ page, size, sortField, sortDireccion, indice }) => ({
        page,
        size,
        sortField,
        sortDireccion,
        indice,
      })),
      [1, 2].map((page) => ({ page, size: 50, sortField: 'registroDigital', sortDireccion: 'asc', indice: 'tesis' }))
    )
  })

  test('reads {kind} from {index}')
    .with([
      { kind: 'engrose', index: 'sentencias_pub', field: 'idEngrose' },
      { kind: 'ejecutoria', index: 'ejecutorias', field: 'registroDigital' },
      { kind: 'voto', index: 'votos', field: 'votoId' },
    ])
    .run(async ({ assert }, { kind, index, field }) => {
      const site = legalSearchSite([99001], { field })
      const got = await crawled(site.listener, crawl({ transport: 'bj', kind }).window)
      assert.deepEqual(ids(got), [99001])
      assert.include(got[0].url, `/documento/${index}/99001`)
    })

  test('does not stop at a capped total', async ({ assert }) => {
    const { window, notes } = crawl({ transport: 'bj', limit: 0 })
    await crawled(legalSearchSite(range(2030001, 120), { total: 100 }).listener, window)
    assert.deepEqual(notes.plan, { listed: 120, fresh: 120, recheck: 0 })
  })
})

test.group('Every Supreme Court transport', () => {
  test('stops the run at status {status}: {transport}')
    .with(['repositorio', 'sjf2', 'bj'].flatMap((transport) => [403, 429].map((status) => ({ transport, status }))))
    .run(async ({ assert }, { transport, status }) => {
      await assert.rejects(() => crawled(answer(status), crawl({ transport }).window), SourceBlocked)
    })

  test('stops the run at a challenge page: {transport}')
    .with([{ transport: 'repositorio' }, { transport: 'sjf2' }, { transport: 'bj' }])
    .run(async ({ assert }, { transport }) => {
      const challenge = answer(200, { 'content-type': 'text/html' }, '<html>Incapsula incident ID: 0</html>')
      await assert.rejects(() => crawled(challenge, crawl({ transport }).window), SourceBlocked)
    })

  test('accepts an empty listing only when the site counts no record: {transport}')
    .with([{ transport: 'sjf2' }, { transport: 'bj' }])
    .run(async ({ assert }, { transport }) => {
      const empty = (total: number | null) => answer(200, {}, JSON.stringify({ documents: [], resultados: [], total }))
      assert.deepEqual(await crawled(empty(0), crawl({ transport, kind: 'voto' }).window), [])
      await assert.rejects(() => crawled(empty(null), crawl({ transport, kind: 'voto' }).window), ListingRefused)
    })

  test('does not accept an HTML page as a listing: {transport}')
    .with([{ transport: 'repositorio' }, { transport: 'sjf2' }, { transport: 'bj' }])
    .run(async ({ assert }, { transport }) => {
      await assert.rejects(
        () => crawled(answer(200, {}, '<p>Mantenimiento</p>'), crawl({ transport }).window),
        ListingRefused
      )
      await assert.rejects(
        () => crawled(answer(200, {}, '{"documents":null}'), crawl({ transport }).window),
        ListingRefused
      )
      await assert.rejects(() => crawled(answer(404), crawl({ transport }).window), HttpFailed)
    })

  test('is in the manifest, with the default first, and no other', async ({ assert }) => {
    const slugs = source.manifest.transports?.map(({ slug }) => slug) ?? []
    assert.deepEqual(slugs, ['repositorio', 'sjf2', 'bj'])
    await assert.rejects(() => crawled(answer(404), crawl({ transport: 'fax' }).window), 'no transport fax')
  })
})
