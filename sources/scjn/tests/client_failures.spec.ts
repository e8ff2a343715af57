import { test } from '@japa/runner'
import { HttpFailed, SourceBlocked } from '#sources/http/http_client'
import { ListingRefused } from '#sources/contract/sanity'
import { crawl, idsOf, range, repository } from './repository.js'

test.group('Supreme Court repository crawl of a failing site', () => {
  test('reports an unavailable record and continues', async ({ assert }) => {
    const site = repository([2000003, 2000002, 2000001])
    site.instead.set('tesis/2000003', () => ({ status: 404 }))
    site.instead.set('tesis/2000002', () => {
      throw new HttpFailed('x', 'HTTP 500', 500)
    })
    const { window, notes } = crawl()
    assert.deepEqual(await idsOf(site, window), [2000001])
    assert.deepEqual(notes.failed, ['2000003: HTTP 404', '2000002: HTTP 500'])
  })

  test('does not request every record from a site that is down', async ({ assert }) => {
    const site = repository(range(2000001, 300))
    for (const id of range(2000001, 300)) site.instead.set(`tesis/${id}`, () => ({ status: 404 }))
    const { window, notes } = crawl()
    await assert.rejects(() => idsOf(site, window), HttpFailed, /50 failures on end/)
    assert.lengthOf(notes.failed, 50)
  })

  test('stops when the site refuses access', async ({ assert }) => {
    const site = repository([2000002, 2000001])
    site.instead.set('tesis/2000002', () => {
      throw new SourceBlocked('x', 'HTTP 403')
    })
    await assert.rejects(() => idsOf(site, crawl().window), SourceBlocked)
    assert.notInclude(site.asked, 'tesis/2000001')
  })

  test('stops at an implausible listing: {reason}')
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

  test('accepts an empty index when the site itself counts no record', async ({ assert }) => {
    const { window, notes } = crawl({ kind: 'voto' })
    assert.deepEqual(await idsOf(repository([], { index: 'votos' }), window), [])
    assert.deepEqual(notes.plan, { listed: 0, fresh: 0, recheck: 0 })
  })

  test('requests a record listed twice on a page once, and reports it', async ({ assert }) => {
    const site = repository([2000001, 2000002])
    site.instead.set('tesis/ids?page=0&size=1000', () => ({ body: Buffer.from('[2000002,2000001,2000002]') }))
    const twins: string[] = []
    const window = { ...crawl().window, onDuplicate: (id: string) => twins.push(id) }
    assert.deepEqual(await idsOf(site, window), [2000002, 2000001])
    assert.deepEqual(twins, ['2000002'])
  })

  test('works when the site gives no total', async ({ assert }) => {
    const site = repository([2000001])
    site.instead.set('tesis/count', () => ({ status: 404 }))
    assert.deepEqual(await idsOf(site, crawl().window), [2000001])
  })
})
