import { buffer } from 'node:stream/consumers'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import AuditEntry from '#app/core/audit/models/audit_entry'
import documents from '#config/documents'
import { openPromise } from '#app/documents/receiving/zip_reading'
import { archiveOf, filesFor } from '#app/documents/serving/archive_of'
import { matterOf } from '#database/factories/matter_factory'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { clearFiles, desk, kept, noise } from './ground.js'

test.group('Document downloads and previews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(clearFiles)

  test('carry a file name in any script and headers that prevent caching and scripting', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const document = await kept(own, matter, 'Ñandú «契約» 100%.txt', 'contenido')
    const answer = await session.get(`${base}/documents/${document.id}/download`)
    const headers = answer.headers()
    assert.equal(
      headers['content-disposition'],
      `attachment; filename="Nandu ____ 100_.txt"; filename*=UTF-8''%C3%91and%C3%BA%20%C2%AB%E5%A5%91%E7%B4%84%C2%BB%20100%25.txt`
    )
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.include(headers['content-security-policy'], 'sandbox')
    assert.equal(answer.text(), 'contenido')
  })

  test('never show SVG, HTML or XML in the browser, but download them without their type', async ({
    client,
    assert,
  }) => {
    const { own, matter, session, base } = await desk(client)
    const files = {
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'b.html': '<!doctype html><script>alert(1)</script>',
      'c.xml': '<?xml version="1.0"?><a/>',
      'd.txt': '<html><script>alert(1)</script>',
    }
    for (const [name, content] of Object.entries(files)) {
      const { id } = await kept(own, matter, name, content)
      const headers = (await session.get(`${base}/documents/${id}/content`)).headers()
      assert.match(headers['content-disposition'], /^attachment/, name)
      assert.equal(headers['content-type'], 'application/octet-stream', name)
      assert.include(headers['content-security-policy'], 'sandbox')
    }
  })

  test('show a PDF inline and serve byte ranges to players', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const { id } = await kept(own, matter, 'Sentencia.pdf', '%PDF-1.7 0123456789')
    const at = `${base}/documents/${id}/content`
    const whole = await session.get(at)
    assert.equal(whole.header('content-type'), 'application/pdf')
    assert.match(whole.header('content-disposition')!, /^inline/)
    const part = await session.get(at).header('range', 'bytes=9-12')
    part.assertStatus(206)
    assert.equal(part.header('content-range'), 'bytes 9-12/19')
    assert.equal(String(part.body()), '0123')
    const end = await session.get(at).header('range', 'bytes=-2')
    assert.equal(String(end.body()), '89')
    ;(await session.get(at).header('range', 'bytes=50-')).assertStatus(416)
    ;(await session.get(at).header('if-none-match', whole.header('etag')!)).assertStatus(304)
    const old = await session.get(at).header('range', 'bytes=0-1').header('if-range', '"otro"')
    old.assertStatus(200)
  })

  test('log each download and each preview once', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const { id } = await kept(own, matter, 'Acta.txt', '0123456789')
    await session.get(`${base}/documents/${id}/download`)
    await session.get(`${base}/documents/${id}/content`)
    await session.get(`${base}/documents/${id}/content`).header('range', 'bytes=5-6')
    const entries = await AuditEntry.query()
      .where('matterId', matter.id)
      .whereIn('action', ['document.downloaded', 'document.viewed'])
    assert.deepEqual(
      entries.map(({ action, actorId, subjectId }) => [action, actorId, subjectId]),
      [
        ['document.downloaded', own.owner.id, String(id)],
        ['document.viewed', own.owner.id, String(id)],
      ]
    )
    assert.isNotNull(entries[0]!.ip)
  })

  test('are logged once per session for requests of any byte range', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const { id } = await kept(own, matter, 'Acta.txt', '0123456789')
    const seen = async () =>
      (await AuditEntry.query().where('matterId', matter.id).orderBy('id')).map(({ action }) => action).slice(-3)
    for (const way of ['content', 'download'])
      for (const range of ['bytes=1-', 'bytes=-4', 'bytes=1-'])
        (await session.get(`${base}/documents/${id}/${way}`).header('range', range)).assertStatus(206)
    assert.deepEqual((await seen()).slice(-2), ['document.viewed', 'document.downloaded'])
    const again = await signedIn(client, own.owner, own.workspace)
    await again.get(`${base}/documents/${id}/content`).header('range', 'bytes=1-')
    assert.deepEqual(await seen(), ['document.viewed', 'document.downloaded', 'document.viewed'])
  })

  test('zip the folders and the exact bytes of the documents, whatever their names', async ({ assert }) => {
    const own = await firm()
    const matter = await matterOf(own)
    const bytes = noise(300_000)
    await kept(own, matter, 'Ñandú: copia?.txt', 'uno')
    await kept(own, matter, 'grande.bin', bytes, { path: 'Pruebas/Fotos' })
    await kept(own, matter, '../salir.txt', 'dos', { path: 'Pruebas' })
    const zip = await buffer(await archiveOf(await filesFor(matter, null), { name: 'faltan.txt', text: '' }))
    const path = join(documents.kept, 'prueba.zip')
    await writeFile(path, zip)
    const read = await openPromise(path)
    const found: Record<string, Buffer> = {}
    for await (const entry of read.entries()) found[entry.fileName] = await read.read(entry)
    read.close()
    assert.deepEqual(Object.keys(found).sort(), [
      'Pruebas/..∕salir.txt',
      'Pruebas/Fotos/grande.bin',
      'Ñandú_ copia_.txt',
    ])
    assert.isTrue(found['Pruebas/Fotos/grande.bin']!.equals(bytes))
  })

  test('zip a chosen folder with its contents only, and log the download', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const inside = await kept(own, matter, 'uno.txt', '1', { path: 'A/B' })
    const outside = await kept(own, matter, 'dos.txt', '2')
    const files = await filesFor(matter, { documents: [outside.id], folders: [inside.folderId!] })
    assert.deepEqual(files.map(({ path }) => path).sort(), ['B/uno.txt', 'dos.txt'])
    const answer = await session.get(`${base}/documents/archive?documents=${outside.id}`)
    answer.assertStatus(200)
    assert.equal(answer.header('content-type'), 'application/zip')
    const [entry] = await AuditEntry.query().where({ matterId: matter.id, action: 'document.archive_downloaded' })
    assert.deepInclude(entry!.after!, { count: 1, documents: [outside.id] })
    ;(await session.get(`${base}/documents/archive?documents=999999`)).assertStatus(404)
  })
})
