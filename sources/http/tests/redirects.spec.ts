import { test } from '@japa/runner'
import { AddressRefused, createHttp, HttpFailed } from '#sources/http/http_client'
import { answer, loopback, patientClock } from './loopback.js'
import type { Loopback } from './loopback.js'

const PAGE = 'https://tribunal.example/documento/1'

test.group('HTTP redirects', (group) => {
  const open: Loopback[] = []
  const redirecting = async (...locations: string[]) => {
    const answers = locations.map((location) =>
      answer(302, { location: location.replace('MIRROR', open.at(-1)?.mirror ?? '') })
    )
    const mirror = await loopback(...answers, answer(200, {}, 'llegó'))
    open.push(mirror)
    const http = createHttp({ contact: 'x', rate: 0, mirror: mirror.mirror, clock: patientClock() })
    return { mirror, get: () => http.get(PAGE) }
  }
  group.each.teardown(async () => {
    for (const made of open.splice(0)) await made.close()
  })

  test('are followed on the same site and across sites, always through the mirror', async ({ assert }) => {
    const { mirror, get } = await redirecting('/documento/2', 'https://www2.tribunal.example/3.doc')
    assert.equal(Buffer.from((await get()).body).toString(), 'llegó')
    assert.deepEqual(
      mirror.asked.map((request) => request.url),
      ['/tribunal.example/documento/1', '/tribunal.example/documento/2', '/www2.tribunal.example/3.doc']
    )
  })

  test('are resolved to the page behind the mirror when they point to the mirror', async ({ assert }) => {
    const mirror = await loopback(
      (request, response) =>
        void response.writeHead(301, { location: `http://${request.headers.host}/tribunal.example/nuevo` }).end(),
      answer(200)
    )
    open.push(mirror)
    const http = createHttp({ contact: 'x', rate: 0, mirror: `${mirror.mirror}/`, clock: patientClock() })
    await http.get(PAGE)
    assert.equal(mirror.asked[1].url, '/tribunal.example/nuevo')
  })

  test('are refused without a request when they lead to a private address, even with a mirror', async ({ assert }) => {
    const places = [
      'http://127.0.0.1:6379/',
      'http://localhost/admin',
      'http://169.254.169.254/latest/meta-data/',
      'http://10.1.2.3/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://[::ffff:10.0.0.1]/',
      '//192.168.1.1/',
      'http://metadata.google.internal/',
    ]
    for (const place of places) {
      const { mirror, get } = await redirecting(place)
      await assert.rejects(get, AddressRefused)
      assert.lengthOf(mirror.asked, 1)
    }
  })

  test('are refused when they lead to something other than a web page', async ({ assert }) => {
    for (const place of [
      'file:///etc/passwd',
      'gopher://x.example/',
      'https://user:pass@tribunal.example/',
      'http://[',
    ]) {
      const { get } = await redirecting(place)
      await assert.rejects(get, HttpFailed)
    }
  })

  test('are abandoned when they never end', async ({ assert }) => {
    const { mirror, get } = await redirecting(...Array.from({ length: 9 }, (_, step) => `/vuelta/${step}`))
    await assert.rejects(get, HttpFailed, /too many redirects/)
    assert.lengthOf(mirror.asked, 6)
  })
})
