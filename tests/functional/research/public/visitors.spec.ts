import { test } from '@japa/runner'
import { PAGE_HEADERS, send } from '#tests/helpers/http'
import { emptyLibrary, libraryOf } from '../searches/library.js'

const FINDER = '/recursos-legales-gratuitos/buscador-juridico-mexico'

/** How many of forty searches get results when they come from these addresses. */
async function answered(addressOf: (count: number) => string): Promise<number> {
  let found = 0
  for (let count = 1; count <= 40; count++) {
    const headers = { ...PAGE_HEADERS, 'x-forwarded-for': addressOf(count) }
    if ((await send(`${FINDER}/scjn?q=uno`, { headers })).status === 200) found++
  }
  return found
}

test.group('Public search visitors', (group) => {
  group.each.setup(() => emptyLibrary())

  test('are counted by network prefix, so that IPv6 addresses of one network are one visitor', async ({ assert }) => {
    await libraryOf({ title: 'UNO' })
    assert.equal(await answered((count) => `2001:db8:7:2:${count.toString(16)}::1`), 30)
    assert.equal(await answered((count) => `2001:db8:7:${(count + 16).toString(16)}::1`), 40)
  })

  test('get no session or cookie, and a forged host name changes no address on the page', async ({ assert }) => {
    const [thesis] = await libraryOf({ title: 'UNO' })
    for (const path of [`${FINDER}/scjn?q=uno`, `${FINDER}/scjn/${thesis!.slug}`, '/sitemap.xml', '/robots.txt']) {
      const headers = { ...PAGE_HEADERS, 'host': 'otro.ejemplo', 'x-forwarded-host': 'otro.ejemplo' }
      const { status, cookies, text } = await send(path, { headers })
      assert.deepEqual([status, cookies], [200, []], path)
      assert.notInclude(text, 'otro.ejemplo', path)
    }
  })
})
