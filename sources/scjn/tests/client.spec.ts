import { test } from '@japa/runner'
import type { CrawlWindow, Http } from '#sources/contract'
import { HttpFailed, SourceBlocked } from '#sources/http'
import { ListingRefused } from '#sources/sanity'
import { pages } from '../client.js'
import { crawl, knownRecord, repository, thesis } from './repository.js'

const range = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place)
const idsOf = async (http: Http, window: CrawlWindow) => {
  const ids: number[] = []
  for await (const page of pages(http, window)) ids.push(Number(page.externalId))
  return ids
}

test.group('Reading the repository of the supreme court', () => {
  test('a first run yields every record, newest first, as it came', async ({ assert }) => {
    const site = repository([2000003, 2000001, 2000002])
    const { window, notes } = crawl()
    const got = []
    for await (const page of pages(site, window)) got.push(page)

    assert.deepEqual(
      got.map((page) => page.externalId),
      ['2000003', '2000002', '2000001']
    )
    assert.equal(got[0].url, 'https://bicentenario.scjn.gob.mx/repositorio-scjn/api/v1/tesis/2000003')
    assert.deepEqual(JSON.parse(Buffer.from(got[0].body).toString()), thesis(2000003))
    assert.equal(got[0].kind, 'tesis')
    assert.isString(got[0].etag)
    assert.deepEqual(notes.plan, { listed: 3, fresh: 3, recheck: 0 })
  })

  test('the listing is read page by page until a short one', async ({ assert }) => {
    const site = repository(range(2000000, 2500).reverse())
    const { window, notes } = crawl({ limit: 1 })
    await idsOf(site, window)

    assert.deepEqual(
      site.asked.slice(0, 4),
      [0, 1, 2].map((page) => `tesis/ids?page=${page}&size=1000`).concat('tesis/count')
    )
    assert.deepEqual(notes.plan, { listed: 2500, fresh: 2500, recheck: 0 })
  })

  test('a record that moved to the next page while the listing was read counts once', async ({ assert }) => {
    const site = repository(range(2000000, 1001).reverse())
    site.instead.set('tesis/ids?page=1&size=1000', () => ({ body: Buffer.from('[2000001,2000000]') }))
    const { window, notes } = crawl({ limit: 1 })
    await idsOf(site, window)
    assert.deepEqual(notes.plan, { listed: 1001, fresh: 1001, recheck: 0 })
  })

  test('rulings come from their own index, highest id first, although the site lists them in no order', async ({
    assert,
  }) => {
    const site = repository([5, 9, 7], { index: 'engroses' })
    assert.deepEqual(await idsOf(site, crawl({ kind: 'engrose' }).window), [9, 7, 5])
    assert.include(site.asked, 'engroses/9')
  })

  test('a later run asks for new records, then asks the newest known ones whether they changed', async ({ assert }) => {
    const site = repository(range(2000001, 5))
    const unchanged = `"${JSON.stringify(thesis(2000003)).length}"`
    const knows = new Map(
      range(2000001, 3).map((id) => [String(id), knownRecord({ etag: id === 2000003 ? unchanged : '"old"' })])
    )
    const { window, notes } = crawl({ knows, recheck: 2 })

    assert.deepEqual(await idsOf(site, window), [2000005, 2000004, 2000002])
    assert.deepEqual(notes.unchanged, ['2000003'])
    assert.deepEqual(notes.plan, { listed: 5, fresh: 2, recheck: 2 })
    assert.notInclude(site.asked, 'tesis/2000001')
  })

  test('theses are asked again while their place of publication may still be told, and not after', async ({
    assert,
  }) => {
    const young = knownRecord({ publishedOn: '2026-05-22', checkedAt: '2026-07-01T12:00:00.000Z' })
    const settled = knownRecord({ publishedOn: '2026-05-15', checkedAt: '2026-07-01T12:00:00.000Z' })
    const knows = new Map([
      ['2000001', settled],
      ['2000002', young],
      ['2000003', knownRecord({ publishedOn: null })],
    ])
    const { window, notes } = crawl({ knows })
    assert.deepEqual(await idsOf(repository(range(2000001, 3)), window), [2000002])
    assert.deepEqual(notes.plan, { listed: 3, fresh: 0, recheck: 1 })
  })

  test('a thesis that nobody has looked at since it was young is asked again however old it is', async ({ assert }) => {
    const knows = new Map([
      ['2000001', knownRecord({ publishedOn: '2019-03-08', checkedAt: '2019-03-09T00:00:00.000Z' })],
    ])
    assert.deepEqual(await idsOf(repository([2000001]), crawl({ knows }).window), [2000001])
  })

  test('rulings are not asked again for their place of publication, they have none', async ({ assert }) => {
    const knows = new Map([['5', knownRecord({ publishedOn: '2026-06-30' })]])
    const site = repository([5], { index: 'engroses' })
    assert.deepEqual(await idsOf(site, crawl({ kind: 'engrose', knows }).window), [])
  })

  test('{kind} comes from the index {index}')
    .with([
      { kind: 'ejecutoria', index: 'ejecutoria' },
      { kind: 'voto', index: 'votos' },
    ])
    .run(async ({ assert }, { kind, index }) => {
      const site = repository([33001, 33002], { index })
      assert.deepEqual(await idsOf(site, crawl({ kind }).window), [33002, 33001])
      assert.include(site.asked, `${index}/33002`)
    })

  test('all known records can be asked again', async ({ assert }) => {
    const knows = new Map(range(2000001, 1200).map((id) => [String(id), knownRecord()]))
    const { window } = crawl({ knows, recheck: Infinity })
    assert.lengthOf(await idsOf(repository(range(2000001, 1200)), window), 1200)
  })

  test('several requests in flight do not change the order', async ({ assert }) => {
    const site = repository(range(2000001, 40), { concurrency: 6 })
    let inFlight = 0
    let most = 0
    const slow: Http = {
      ...site,
      async get(url, options) {
        most = Math.max(most, ++inFlight)
        for (let turn = Number(url.at(-1)) % 4; turn >= 0; turn--) await new Promise(setImmediate)
        inFlight--
        return site.get(url, options)
      },
    }
    assert.deepEqual(await idsOf(slow, crawl().window), range(2000001, 40).reverse())
    assert.equal(most, 6)
  })

  test('a record that cannot be had is told of and the run goes on', async ({ assert }) => {
    const site = repository([2000003, 2000002, 2000001])
    site.instead.set('tesis/2000003', () => ({ status: 404 }))
    site.instead.set('tesis/2000002', () => {
      throw new HttpFailed('x', 'HTTP 500', 500)
    })
    const { window, notes } = crawl()
    assert.deepEqual(await idsOf(site, window), [2000001])
    assert.deepEqual(notes.failed, ['2000003: HTTP 404', '2000002: HTTP 500'])
  })

  test('a site that is down is not asked for all its records', async ({ assert }) => {
    const site = repository(range(2000001, 300))
    for (const id of range(2000001, 300)) site.instead.set(`tesis/${id}`, () => ({ status: 404 }))
    const { window, notes } = crawl()
    await assert.rejects(() => idsOf(site, window), HttpFailed, /50 failures on end/)
    assert.lengthOf(notes.failed, 50)
  })

  test('a site that refuses us stops the run', async ({ assert }) => {
    const site = repository([2000002, 2000001])
    site.instead.set('tesis/2000002', () => {
      throw new SourceBlocked('x', 'HTTP 403')
    })
    await assert.rejects(() => idsOf(site, crawl().window), SourceBlocked)
    assert.notInclude(site.asked, 'tesis/2000001')
  })

  test('a listing that cannot be true stops the run: {reason}')
    .with([
      { reason: 'empty', path: 'tesis/ids?page=0&size=1000', body: '[]' },
      { reason: 'notAList', path: 'tesis/ids?page=0&size=1000', body: '<html></html>' },
      { reason: 'notIds', path: 'tesis/ids?page=0&size=1000', body: '["2000001"]' },
      { reason: 'short', path: 'tesis/ids?page=1&size=1000', body: '[]' },
      { reason: 'repeated', path: 'tesis/ids?page=1&size=1000', body: JSON.stringify(range(2000000, 1000)) },
    ])
    .run(async ({ assert }, { reason, path, body }) => {
      const site = repository(range(2000000, 2000))
      site.instead.set(path, () => ({ body: Buffer.from(body) }))
      const refusal = await idsOf(site, crawl().window).catch((error) => error)
      assert.instanceOf(refusal, ListingRefused)
      assert.equal(refusal.reason, reason)
    })

  test('an index of which the site itself counts no record is empty, and that is no failure', async ({ assert }) => {
    const { window, notes } = crawl({ kind: 'voto' })
    assert.deepEqual(await idsOf(repository([], { index: 'votos' }), window), [])
    assert.deepEqual(notes.plan, { listed: 0, fresh: 0, recheck: 0 })
  })

  test('a record that a page of the listing names twice is asked for once, and said', async ({ assert }) => {
    const site = repository([2000001, 2000002])
    site.instead.set('tesis/ids?page=0&size=1000', () => ({ body: Buffer.from('[2000002,2000001,2000002]') }))
    const twins: string[] = []
    const window = { ...crawl().window, onDuplicate: (id: string) => twins.push(id) }
    assert.deepEqual(await idsOf(site, window), [2000002, 2000001])
    assert.deepEqual(twins, ['2000002'])
  })

  test('a site that does not tell its count is read all the same', async ({ assert }) => {
    const site = repository([2000001])
    site.instead.set('tesis/count', () => ({ status: 404 }))
    assert.deepEqual(await idsOf(site, crawl().window), [2000001])
  })

  test('a limit ends the run, over new and known records together', async ({ assert }) => {
    const knows = new Map(range(2000001, 3).map((id) => [String(id), knownRecord()]))
    const run = (limit: number) => idsOf(repository(range(2000001, 5)), crawl({ knows, recheck: 9, limit }).window)
    assert.deepEqual(await run(3), [2000005, 2000004, 2000003])
    assert.deepEqual(await run(0), [])
  })

  test('an aborted run stops with the reason, and one that is left abandons its requests', async ({ assert }) => {
    const stop = new AbortController()
    const site = repository(range(2000001, 20))
    site.instead.set('tesis/2000010', () => {
      stop.abort(new Error('stopped by the operator'))
      return {}
    })
    await assert.rejects(() => idsOf(site, crawl({ signal: stop.signal }).window), 'stopped by the operator')

    const signals: (AbortSignal | undefined)[] = []
    const watched: Http = { ...site, get: (url, options) => (signals.push(options?.signal), site.get(url, options)) }
    for await (const page of pages(watched, crawl().window)) if (page) break
    assert.isTrue(signals.at(-1)?.aborted)
  })
})

test.group('Reading what was published since a day', () => {
  test('older theses are not yielded, and the run ends after many older ones on end', async ({ assert }) => {
    const site = repository(range(2000001, 900))
    for (const id of range(2000001, 895)) site.records.set(id, thesis(id, 2019))
    assert.deepEqual(await idsOf(site, crawl({ since: '2023-01-01' }).window), range(2000896, 5).reverse())
    assert.isBelow(site.asked.length, 220)
  })

  test('one older thesis among newer ones ends nothing', async ({ assert }) => {
    const site = repository(range(2000001, 300))
    site.records.set(2000150, thesis(2000150, 2012))
    assert.lengthOf(await idsOf(site, crawl({ since: '2023-01-01' }).window), 299)
  })

  test('theses of six digits are left out, for they are older than any such day', async ({ assert }) => {
    const { window, notes } = crawl({ since: '2012-01-01' })
    assert.deepEqual(await idsOf(repository([2000001, 199999]), window), [2000001])
    assert.deepEqual(notes.plan, { listed: 1, fresh: 1, recheck: 0 })
  })

  test('since a day before the Décima Época every thesis is asked for, because numbers do not follow time', async ({
    assert,
  }) => {
    const site = repository([...range(200000, 600), 195000])
    for (const id of range(200000, 600)) site.records.set(id, thesis(id, 1990))
    site.records.set(195000, thesis(195000, 1998))
    assert.deepEqual(await idsOf(site, crawl({ since: '1997-01-01' }).window), [195000])
  })

  test('every new ruling is asked for, because their numbers do not follow time', async ({ assert }) => {
    const site = repository(range(1, 300), { index: 'engroses' })
    const ruling = (fechaResolucion: string) => ({ expediente: '1/2020', resolucion: 'ÚNICO.', fechaResolucion })
    for (const id of range(1, 300)) site.records.set(id, ruling(id === 1 ? '02/02/2026' : '02/02/2020'))
    assert.deepEqual(await idsOf(site, crawl({ kind: 'engrose', since: '2026-01-01' }).window), [1])
  })

  test('what cannot be read is yielded, so that its rejection is seen', async ({ assert }) => {
    const site = repository([2000001])
    site.records.set(2000001, { idTesis: 2000001 })
    assert.deepEqual(await idsOf(site, crawl({ since: '2023-01-01' }).window), [2000001])
  })
})
