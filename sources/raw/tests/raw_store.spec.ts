import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { RawPage } from '#sources/contract/contract'
import { RawWriter, readRaw } from '#sources/raw/raw_store'
import type { StoredPage } from '#sources/raw/raw_store'

const NOW = new Date('2026-02-03T04:05:06Z')
const THESES = { source: 'scjn', kind: 'tesis' }

function page(externalId: string, body: string | Buffer = `{"idTesis":${externalId}}`): RawPage {
  const bytes = Buffer.from(body as string)
  const url = `https://tribunal.example/tesis/${externalId}`
  return { kind: 'tesis', externalId, url, contentType: 'application/json', etag: `"${externalId}"`, body: bytes }
}

test.group('Raw response store', (group) => {
  let dir: string
  const folder = () => join(dir, 'scjn', 'tesis')
  group.each.setup(async () => {
    dir = await mkdtemp(join(tmpdir(), 'raw-'))
    return () => rm(dir, { recursive: true })
  })

  const store = async (...batches: RawPage[][]) => {
    const writer = new RawWriter(dir, 'scjn', 'tesis')
    for (const batch of batches) await writer.append(batch, NOW)
    await writer.close()
  }
  const readAll = async (damage: string[] = []) => {
    const pages: StoredPage[] = []
    for await (const one of readRaw(dir, THESES, (file, reason) => damage.push(`${file}: ${reason}`))) pages.push(one)
    return pages
  }

  test('returns what was stored, byte for byte and in order', async ({ assert }) => {
    const windows1252 = Buffer.from([0x7b, 0xe1, 0xf1, 0x00, 0xff])
    const bodies = [
      page('3', '{"texto":"acción\r\n\u2028"}'),
      page('2', windows1252),
      page('1', '\uFEFF{}'),
      page('9', ''),
    ]
    await store(bodies.slice(0, 2), bodies.slice(2))

    const pages = await readAll()
    const at = NOW.toISOString()
    const plain = (page: RawPage, fetchedAt: string) => ({ ...page, fetchedAt, body: [...page.body] })
    assert.deepEqual(
      pages.map((page) => plain(page, page.fetchedAt)),
      bodies.map((page) => plain(page, at))
    )
  })

  test('stores every version of a record, the newest last', async ({ assert }) => {
    await store([page('1', 'antes')])
    await store([page('1', 'después')])
    assert.deepEqual(
      (await readAll()).map(({ body }) => body.toString()),
      ['antes', 'después']
    )
    assert.deepEqual(await readdir(folder()), ['000001.jsonl.gz', '000002.jsonl.gz'])
  })

  test('is empty at first, and a run without news leaves no file', async ({ assert }) => {
    await store([])
    assert.deepEqual(await readAll(), [])
    await assert.rejects(() => readdir(folder()))
  })

  test('can be decompressed by standard tools', async ({ assert }) => {
    await store([page('1')], [page('2')])
    const lines = gunzipSync(await readFile(join(folder(), '000001.jsonl.gz')))
      .toString()
      .trim()
      .split('\n')
    assert.deepEqual(
      lines.map((line) => JSON.parse(line).id),
      ['1', '2']
    )
  })

  test('loses at most the last write when a file is torn, and the next run is unaffected', async ({ assert }) => {
    await store([page('1')], [page('2')])
    const whole = await readFile(join(folder(), '000001.jsonl.gz'))
    const first = whole.readUInt32LE(16)
    for (const length of [first, first + 1, first + 19, first + 40, whole.length - 1]) {
      await writeFile(join(folder(), '000001.jsonl.gz'), whole.subarray(0, length))
      await rm(join(folder(), '000002.jsonl.gz'), { force: true })
      await store([page('3')])

      const damage: string[] = []
      assert.deepEqual(
        (await readAll(damage)).map(({ externalId }) => externalId),
        ['1', '3']
      )
      assert.lengthOf(damage, length === first ? 0 : 1)
    }
  })

  test('reports garbage at the end of a file and loses nothing else', async ({ assert }) => {
    await store([page('1')])
    await appendFile(join(folder(), '000001.jsonl.gz'), Buffer.alloc(4096))
    const damage: string[] = []
    assert.lengthOf(await readAll(damage), 1)
    assert.match(damage[0], /^000001\.jsonl\.gz: torn at byte/)
  })

  test('reports a damaged flush and still reads the following ones', async ({ assert }) => {
    await store([page('1')], [page('2')], [page('3')])
    const path = join(folder(), '000001.jsonl.gz')
    const bytes = await readFile(path)
    bytes[bytes.readUInt32LE(16) + 30] ^= 0xff
    await writeFile(path, bytes)

    const damage: string[] = []
    assert.deepEqual(
      (await readAll(damage)).map(({ externalId }) => externalId),
      ['1', '3']
    )
    assert.match(damage[0], /damaged member/)
  })

  test('continues after a file was emptied', async ({ assert }) => {
    await store([page('1')])
    await truncate(join(folder(), '000001.jsonl.gz'), 0)
    await store([page('2')])
    assert.deepEqual(
      (await readAll()).map(({ externalId }) => externalId),
      ['2']
    )
  })

  test('reads responses that were saved by hand, whatever they contain', async ({ assert }) => {
    await mkdir(folder(), { recursive: true })
    await writeFile(join(folder(), '2024494.json'), '{"idTesis":2024494}')
    await writeFile(join(folder(), '999.json'), Buffer.from([0xc3, 0x28]))
    await writeFile(join(folder(), '1000.html'), '<html></html>')
    await writeFile(join(folder(), 'LEEME.md'), 'not an answer')
    await store([page('2024494', '{"idTesis":2024494,"nuevo":true}')])

    const pages = await readAll()
    assert.deepEqual(
      pages.map(({ externalId, contentType }) => `${externalId} ${contentType}`),
      ['999 application/json', '1000 text/html', '2024494 application/json', '2024494 application/json']
    )
    assert.deepEqual([...pages[0].body], [0xc3, 0x28])
    assert.include(pages[3].body.toString(), 'nuevo')
  })

  test('never lets two concurrent runs write to one file', async ({ assert }) => {
    await Promise.all([store([page('1')]), store([page('2')]), store([page('3')])])
    assert.sameMembers(
      (await readAll()).map(({ externalId }) => externalId),
      ['1', '2', '3']
    )
  })

  test('stays inside its folder', async ({ assert }) => {
    assert.throws(() => new RawWriter(dir, '..', 'tesis'))
    assert.throws(() => new RawWriter(dir, 'scjn', 'a/b'))
  })
})
