import { test } from '@japa/runner'
import type { Http } from '#sources/contract/contract'
import { pages } from '../client.js'
import { crawl, idsOf, knownRecord, range, repository, thesis } from './repository.js'

test.group('Supreme Court repository crawl', () => {
  test('yields every record on the first run, newest first and unaltered', async ({ assert }) => {
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

  test('reads the listing page by page until a short page', async ({ assert }) => {
    const site = repository(range(2000000, 2500).reverse())
    const { window, notes } = crawl({ limit: 1 })
    await idsOf(site, window)

    assert.deepEqual(
      site.asked.slice(0, 4),
      [0, 1, 2].map((page) => `tesis/ids?page=${page}&size=1000`).concat('tesis/count')
    )
    assert.deepEqual(notes.plan, { listed: 2500, fresh: 2500, recheck: 0 })
  })

  test('counts a record once when it moves to the next page during the reading', async ({ assert }) => {
    const site = repository(range(2000000, 1001).reverse())
    site.instead.set('tesis/ids?page=1&size=1000', () => ({ body: Buffer.from('[2000001,2000000]') }))
    const { window, notes } = crawl({ limit: 1 })
    await idsOf(site, window)
    assert.deepEqual(notes.plan, { listed: 1001, fresh: 1001, recheck: 0 })
  })

  test('reads rulings from their own index, highest id first, although the site lists them unordered', async ({
    assert,
  }) => {
    const site = repository([5, 9, 7], { index: 'engroses' })
    assert.deepEqual(await idsOf(site, crawl({ kind: 'engrose' }).window), [9, 7, 5])
    assert.include(site.asked, 'engroses/9')
  })

  test('requests new records on a later run, then checks the newest known ones for changes', async ({ assert }) => {
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

  test('rechecks theses while their place of publication may still be announced, and not after', async ({ assert }) => {
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

  test('rechecks a thesis of any age that was not checked since it was new', async ({ assert }) => {
    const knows = new Map([
      ['2000001', knownRecord({ publishedOn: '2019-03-08', checkedAt: '2019-03-09T00:00:00.000Z' })],
    ])
    assert.deepEqual(await idsOf(repository([2000001]), crawl({ knows }).window), [2000001])
  })

  test('does not recheck rulings for a place of publication, which they lack', async ({ assert }) => {
    const knows = new Map([['5', knownRecord({ publishedOn: '2026-06-30' })]])
    const site = repository([5], { index: 'engroses' })
    assert.deepEqual(await idsOf(site, crawl({ kind: 'engrose', knows }).window), [])
  })

  test('reads {kind} from the index {index}')
    .with([
      { kind: 'ejecutoria', index: 'ejecutoria' },
      { kind: 'voto', index: 'votos' },
    ])
    .run(async ({ assert }, { kind, index }) => {
      const site = repository([33001, 33002], { index })
      assert.deepEqual(await idsOf(site, crawl({ kind }).window), [33002, 33001])
      assert.include(site.asked, `${index}/33002`)
    })

  test('can recheck all known records', async ({ assert }) => {
    const knows = new Map(range(2000001, 1200).map((id) => [String(id), knownRecord()]))
    const { window } = crawl({ knows, recheck: Infinity })
    assert.lengthOf(await idsOf(repository(range(2000001, 1200)), window), 1200)
  })

  test('keeps the order with several requests in flight', async ({ assert }) => {
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

  test('stops at its limit, counted over new and known records together', async ({ assert }) => {
    const knows = new Map(range(2000001, 3).map((id) => [String(id), knownRecord()]))
    const run = (limit: number) => idsOf(repository(range(2000001, 5)), crawl({ knows, recheck: 9, limit }).window)
    assert.deepEqual(await run(3), [2000005, 2000004, 2000003])
    assert.deepEqual(await run(0), [])
  })

  test('stops with the reason when aborted, and abandons its requests when left early', async ({ assert }) => {
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

test.group('Supreme Court crawl since a given day', () => {
  test('skips older theses and ends after many older ones in a row', async ({ assert }) => {
    const site = repository(range(2000001, 900))
    for (const id of range(2000001, 895)) site.records.set(id, thesis(id, 2019))
    assert.deepEqual(await idsOf(site, crawl({ since: '2023-01-01' }).window), range(2000896, 5).reverse())
    assert.isBelow(site.asked.length, 220)
  })

  test('does not end at a single older thesis among newer ones', async ({ assert }) => {
    const site = repository(range(2000001, 300))
    site.records.set(2000150, thesis(2000150, 2012))
    assert.lengthOf(await idsOf(site, crawl({ since: '2023-01-01' }).window), 299)
  })

  test('skips theses with six-digit numbers, which are older than any such day', async ({ assert }) => {
    const { window, notes } = crawl({ since: '2012-01-01' })
    assert.deepEqual(await idsOf(repository([2000001, 199999]), window), [2000001])
    assert.deepEqual(notes.plan, { listed: 1, fresh: 1, recheck: 0 })
  })

  test('requests every thesis for a day before the Décima Época, because numbers then do not follow time', async ({
    assert,
  }) => {
    const site = repository([...range(200000, 600), 195000])
    for (const id of range(200000, 600)) site.records.set(id, thesis(id, 1990))
    site.records.set(195000, thesis(195000, 1998))
    assert.deepEqual(await idsOf(site, crawl({ since: '1997-01-01' }).window), [195000])
  })

  test('requests every new ruling, because ruling numbers do not follow time', async ({ assert }) => {
    const site = repository(range(1, 300), { index: 'engroses' })
    const ruling = (fechaResolucion: string) => ({ expediente: '1/2020', resolucion: 'ÚNICO.', fechaResolucion })
    for (const id of range(1, 300)) site.records.set(id, ruling(id === 1 ? '02/02/2026' : '02/02/2020'))
    assert.deepEqual(await idsOf(site, crawl({ kind: 'engrose', since: '2026-01-01' }).window), [1])
  })

  test('yields unreadable records so that the rejection is recorded', async ({ assert }) => {
    const site = repository([2000001])
    site.records.set(2000001, { idTesis: 2000001 })
    assert.deepEqual(await idsOf(site, crawl({ since: '2023-01-01' }).window), [2000001])
  })
})
