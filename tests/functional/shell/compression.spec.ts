import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { JSON_HEADERS, PAGE_HEADERS, send } from '#tests/helpers/http'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

const BROTLI = { ...PAGE_HEADERS, 'accept-encoding': 'gzip, deflate, br' }

test.group('Compression of pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sends a page with brotli to who takes it, with gzip to who takes only that, and as it is to others', async ({
    assert,
  }) => {
    const plain = await send('/login', { headers: PAGE_HEADERS })
    const brotli = await send('/login', { headers: BROTLI })
    const gzip = await send('/login', { headers: { ...PAGE_HEADERS, 'accept-encoding': 'gzip' } })
    assert.notProperty(plain.headers, 'content-encoding')
    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    const title = plain.text.match(/<title[^>]*>[^<]*/)![0]
    assert.include(brotliDecompressSync(brotli.bytes).toString(), title)
    assert.include(gunzipSync(gzip.bytes).toString(), title)
    assert.match(String(brotli.headers['content-type']), /^text\/html/)
    assert.include(String(brotli.headers.vary), 'Accept-Encoding')
    assert.equal(Number(brotli.headers['content-length']), brotli.bytes.length)
  })

  test('compresses what a signed-in person opens, unless its address has a query that the page repeats', async ({
    assert,
    client,
  }) => {
    const { owner, workspace } = await firm('Despacho Ficticio')
    const { page } = await signedIn(client, owner, workspace)
    const list = await page('/law-firm/files/list').header('accept-encoding', 'gzip')
    const found = await page('/law-firm/files/list?q=ficticio').header('accept-encoding', 'gzip')
    list.assertStatus(200)
    found.assertStatus(200)
    assert.equal(list.header('content-encoding'), 'gzip')
    assert.isUndefined(found.header('content-encoding'))
    assert.include(list.text(), 'data-page')
  })

  test('compresses a search of somebody without a session', async ({ assert }) => {
    const answer = await send('/login?next=%2Flaw-firm', { headers: BROTLI })
    assert.equal(answer.headers['content-encoding'], 'br')
  })

  test('leaves short answers and errors as they are', async ({ assert }) => {
    const live = await send('/health/live', { headers: { ...JSON_HEADERS, 'accept-encoding': 'br' } })
    const missing = await send('/404', { headers: BROTLI })
    assert.notProperty(live.headers, 'content-encoding')
    assert.equal(missing.status, 404)
    assert.notProperty(missing.headers, 'content-encoding')
  })
})
