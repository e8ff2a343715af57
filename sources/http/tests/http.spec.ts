import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { createHttp, HttpFailed, SourceBlocked } from '#sources/http/http_client'
import type { HttpOptions } from '#sources/http/http_client'
import { systemClock } from '#sources/http/pacing'
import { answer, loopback, patientClock } from './loopback.js'
import type { Loopback } from './loopback.js'

const PAGE = 'https://tribunal.example/api/v1/tesis/91000001'

/** A client of a mirror on loopback that is closed after the test. */
function client(site: Loopback, options: Partial<HttpOptions> = {}) {
  const clock = patientClock()
  const http = createHttp({
    contact: 'pruebas@foja.example',
    rate: 0,
    mirror: site.mirror,
    random: () => 1,
    clock,
    ...options,
  })
  return { http, clock }
}

test.group('Source HTTP client', (group) => {
  const open: Loopback[] = []
  const site = async (...answers: Parameters<typeof loopback>) => {
    const made = await loopback(...answers)
    open.push(made)
    return made
  }
  group.each.teardown(async () => {
    for (const made of open.splice(0)) await made.close()
  })

  test('sends requests for any site through the mirror and identifies itself', async ({ assert }) => {
    const mirror = await site(answer(200, { 'content-type': 'application/json', 'etag': '"a1"' }, '{"año":1}'))
    const { http } = client(mirror)

    const got = await http.get(`${PAGE}?page=2`, { accept: 'application/json' })
    assert.equal(Buffer.from(got.body).toString(), '{"año":1}')
    assert.deepEqual([got.status, got.contentType, got.etag], [200, 'application/json', '"a1"'])
    assert.equal(mirror.asked[0].url, '/tribunal.example/api/v1/tesis/91000001?page=2')
    assert.match(String(mirror.asked[0].headers['user-agent']), /^Mozilla\/5\.0 .*pruebas@foja\.example/)
    assert.equal(mirror.asked[0].headers.accept, 'application/json')
  })

  test('revalidates a known page and accepts that it has not changed', async ({ assert }) => {
    const mirror = await site(answer(304, { etag: '"a1"' }))
    const got = await client(mirror).http.get(PAGE, { etag: '"a1"' })

    assert.equal(mirror.asked[0].headers['if-none-match'], '"a1"')
    assert.deepEqual([got.status, got.body.length, got.etag], [304, 0, '"a1"'])
  })

  test('decompresses response bodies', async ({ assert }) => {
    const mirror = await site(answer(200, { 'content-encoding': 'gzip' }, gzipSync('Ministerio Público')))
    const got = await client(mirror).http.get(PAGE)
    assert.equal(Buffer.from(got.body).toString(), 'Ministerio Público')
  })

  test('waits longer after each failure and continues when the site recovers', async ({ assert }) => {
    const mirror = await site(
      answer(503),
      answer(500),
      (request) => void request.socket.destroy(),
      answer(200, {}, 'ya')
    )
    const { http, clock } = client(mirror, { backoffMs: 100 })

    assert.equal(Buffer.from((await http.get(PAGE)).body).toString(), 'ya')
    assert.deepEqual(clock.slept, [100, 200, 400])
  })

  test('adds jitter to its retries', async ({ assert }) => {
    const mirror = await site(answer(503), answer(200))
    const { http, clock } = client(mirror, { backoffMs: 100, random: () => 0.5 })
    await http.get(PAGE)
    assert.deepEqual(clock.slept, [75])
  })

  test('gives up on a page after all retries, with the reason', async ({ assert }) => {
    const mirror = await site(answer(500, {}, '{"error":"Internal Server Error"}'))
    const failure = await client(mirror)
      .http.get(PAGE)
      .catch((error) => error)

    assert.instanceOf(failure, HttpFailed)
    assert.deepEqual([failure.reason, failure.status, mirror.asked.length], ['HTTP 500', 500, 5])
  })

  test('treats a missing page as a response, not a failure', async ({ assert }) => {
    const mirror = await site(answer(404, {}, 'no'))
    assert.equal((await client(mirror).http.get(PAGE)).status, 404)
    assert.lengthOf(mirror.asked, 1)
  })

  test('respects a Retry-After in seconds', async ({ assert }) => {
    const mirror = await site(answer(429, { 'retry-after': '7' }), answer(200))
    const { http, clock } = client(mirror)
    await http.get(PAGE)
    assert.equal(clock.slept[0], 7000)
  })

  test('respects a Retry-After date', async ({ assert }) => {
    const mirror = await site(answer(503, { 'retry-after': 'Mon, 05 Jan 2026 12:00:09 GMT' }), answer(200))
    const { http, clock } = client(mirror)
    await http.get(PAGE)
    assert.equal(clock.slept[0], 9000)
  })

  test('sends no request to a host that asked to wait', async ({ assert }) => {
    const mirror = await site(answer(429, { 'retry-after': '30' }), answer(200))
    const { http, clock } = client(mirror, { retries: 0, rate: 1 })

    await assert.rejects(() => http.get(PAGE))
    await http.get(`${PAGE}9`)
    assert.deepEqual(clock.slept, [30_000])
  })

  test('paces requests per host without delaying other hosts', async ({ assert }) => {
    const mirror = await site(answer(200))
    const { http, clock } = client(mirror, { rate: 2 })

    await http.get(PAGE)
    await http.get('https://other.example/')
    assert.deepEqual(clock.slept, [])
    await http.get(PAGE)
    assert.deepEqual(clock.slept, [500])
  })

  test('keeps one request in flight when rate-limited and several when unlimited', ({ assert }) => {
    const contact = 'pruebas@foja.example'
    assert.equal(createHttp({ contact, rate: 2 }).concurrency, 1)
    assert.isAbove(createHttp({ contact, rate: 0 }).concurrency ?? 1, 1)
  })

  test('stops at once when the site forbids crawling', async ({ assert }) => {
    const mirror = await site(answer(403, {}, 'Forbidden'))
    await assert.rejects(() => client(mirror).http.get(PAGE), SourceBlocked)
    assert.lengthOf(mirror.asked, 1)
  })

  test('stops at once at a challenge page, whatever its status', async ({ assert }) => {
    for (const status of [200, 503]) {
      const page = '<html><script src="/_Incapsula_Resource?SWJIYLWA=1"></script></html>'
      const mirror = await site(answer(status, { 'content-type': 'text/html' }, page))
      await assert.rejects(() => client(mirror).http.get(PAGE), SourceBlocked)
      assert.lengthOf(mirror.asked, 1)
    }
  })

  test('stops when 429 responses persist or demand too long a wait', async ({ assert }) => {
    const always = await site(answer(429))
    await assert.rejects(() => client(always).http.get(PAGE), SourceBlocked)

    const tomorrow = await site(answer(429, { 'retry-after': '86400' }))
    await assert.rejects(() => client(tomorrow).http.get(PAGE), SourceBlocked)
    assert.lengthOf(tomorrow.asked, 1)
  })

  test('does not take a legal text that mentions a challenge provider for a challenge page', async ({ assert }) => {
    const mirror = await site(answer(200, { 'content-type': 'application/json' }, '{"texto":"la marca Imperva"}'))
    assert.equal((await client(mirror).http.get(PAGE)).status, 200)
  })

  test('requests a truncated body again', async ({ assert }) => {
    const cut: Parameters<typeof loopback>[0] = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"rubro":"A', () => response.socket?.destroy())
    }
    const mirror = await site(cut, answer(200, {}, '{}'))
    assert.equal(Buffer.from((await client(mirror).http.get(PAGE)).body).toString(), '{}')

    const torn = gzipSync('texto '.repeat(500)).subarray(0, 30)
    const packed = await site(answer(200, { 'content-encoding': 'gzip' }, torn), answer(200, {}, '{}'))
    assert.equal(Buffer.from((await client(packed).http.get(PAGE)).body).toString(), '{}')
  })

  test('refuses an oversized body, whether declared, undeclared or compressed', async ({ assert }) => {
    const huge = 'x'.repeat(5000)
    const packed = answer(200, { 'content-encoding': 'gzip' }, gzipSync(huge))
    const unannounced: Parameters<typeof loopback>[0] = (_request, response) => {
      response.write(huge)
      response.end(huge)
    }
    for (const listener of [answer(200, { 'content-length': '5000' }, huge), unannounced, packed]) {
      const mirror = await site(listener)
      await assert.rejects(() => client(mirror, { maxBytes: 1000 }).http.get(PAGE), HttpFailed, /more than 1000 bytes/)
      assert.lengthOf(mirror.asked, 1)
    }
  })

  test('times out on a silent site', async ({ assert }) => {
    const mirror = await site(() => {})
    const failure = await client(mirror, { timeoutMs: 30, retries: 1 })
      .http.get(PAGE)
      .catch((error) => error)
    assert.deepEqual([failure.reason, mirror.asked.length], ['timeout', 2])
  })

  test('sends nothing more after the run is aborted', async ({ assert }) => {
    const mirror = await site(answer(200))
    const stop = new AbortController()
    stop.abort(new Error('stopped by the operator'))
    await assert.rejects(() => client(mirror).http.get(PAGE, { signal: stop.signal }), 'stopped by the operator')
    assert.lengthOf(mirror.asked, 0)
  })

  test('drops the response in progress when the run is aborted', async ({ assert }) => {
    const stop = new AbortController()
    const mirror = await site(() => stop.abort(new Error('stopped by the operator')))
    await assert.rejects(() => client(mirror).http.get(PAGE, { signal: stop.signal }), 'stopped by the operator')
    assert.lengthOf(mirror.asked, 1)
  })
})

test.group('HTTP client timer', () => {
  test('fires in time, or at once when the run is aborted', async ({ assert }) => {
    await systemClock.sleep(1)
    const stop = new AbortController()
    const sleep = systemClock.sleep(60_000, stop.signal)
    stop.abort(new Error('stopped by the operator'))
    await assert.rejects(() => sleep, 'stopped by the operator')
    await assert.rejects(() => systemClock.sleep(1, stop.signal), 'stopped by the operator')
  })
})
