import { deflateRawSync } from 'node:zlib'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import documents from '#config/documents'
import Document from '#app/documents/models/document'
import { listVersions } from '#app/documents/queries/versions'
import { readVersion } from '#app/documents/storage/open_version'
import { usageOf } from '#app/documents/storage/usage'
import { clamdStandIn, clearFiles, desk, documentsOf, kept } from './ground.js'

const left = async () =>
  existsSync(documents.arriving) ? (await readdir(documents.arriving)).filter((name) => name !== 'tus') : []
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** A zip of one entry that says it holds so many bytes. */
function zipSaying(name: string, size: number, packed = deflateRawSync(Buffer.alloc(1_000))) {
  const file = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(size, 22)
  local.writeUInt16LE(file.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(20, 6)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(size, 24)
  central.writeUInt16LE(file.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + file.length, 12)
  end.writeUInt32LE(local.length + file.length + packed.length, 16)
  return Buffer.concat([local, file, packed, central, file, end])
}

test.group('Document upload', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(clearFiles)

  test('creates a document with its first version, fingerprint and size', async ({ client, assert }) => {
    const { matter, upload } = await desk(client)
    const answer = await upload('Demanda inicial.pdf', '%PDF-1.7\nficticio')
    answer.assertStatus(201)
    const [document] = await documentsOf(matter)
    assert.deepInclude(document!.$attributes, {
      name: 'Demanda inicial.pdf',
      kind: 'pdf',
      mime: 'application/pdf',
      versionNumber: 1,
    })
    const [version] = await listVersions(document!)
    assert.equal(String(await readVersion(version!)), '%PDF-1.7\nficticio')
    assert.equal((await usageOf(matter.workspaceId)).bytes, 17)
    assert.deepEqual(await left(), [])
  })

  test('detects the type by content, whatever the name says', async ({ client, assert }) => {
    const { matter, upload } = await desk(client)
    const files: [string, string | Buffer, string][] = [
      ['foto.pdf', PNG, 'image/png'],
      ['escrito.txt', '%PDF-1.4 x', 'application/pdf'],
      ['pagina.txt', '<!doctype html><p>Hola', 'text/html'],
      ['dibujo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
      ['correo.txt', 'From: a@ejemplo.mx\nTo: b@ejemplo.mx\nSubject: Cita\n\nHola', 'message/rfc822'],
      ['factura.dat', '<?xml version="1.0"?><cfdi:Comprobante/>', 'application/xml'],
      ['lista.csv', 'Nombre;Monto\nAna;10\n', 'text/csv'],
      ['nota', 'Llamar a la perita.', 'text/plain'],
    ]
    for (const [name, bytes] of files) (await upload(name, bytes)).assertStatus(201)
    assert.deepEqual(
      (await documentsOf(matter)).map(({ mime }) => mime),
      files.map(([, , mime]) => mime)
    )
  })

  test('keeps names in any script as typed and makes dangerous characters visible', async ({ client, assert }) => {
    const { matter, upload, own } = await desk(client)
    const names = [
      'Contrato «Ñandú» – versión 2.txt',
      '契約書.txt',
      'عقد الإيجار.txt',
      '📎 recibo 👩‍⚖️.txt',
      "=1+1|'O''Hara'.txt",
    ]
    for (const name of names) (await upload(name, 'x')).assertStatus(201)
    assert.deepEqual(
      (await documentsOf(matter)).map(({ name }) => name),
      names
    )
    const long = `${'ñ'.repeat(300)}.txt`
    const odd: [string, string][] = [
      ['../../etc/passwd', '..∕..∕etc∕passwd'],
      ['a\u0000b.txt', 'a␀b.txt'],
      ['factura\u202efdp.txt', 'factura\ufffdfdp.txt'],
      ['..', '\u2024\u2024'],
      [long, `${'ñ'.repeat(250)}….txt`],
    ]
    for (const [said, shown] of odd) assert.equal((await kept(own, matter, said, 'x')).name, shown)
  })

  test('accepts one file per request and refuses an empty one', async ({ client, assert }) => {
    const { matter, upload, session, base } = await desk(client)
    const two = await upload('uno.txt', 'x').file('otro', Buffer.from('y'), { filename: 'dos.txt' })
    two.assertStatus(422)
    assert.include(JSON.stringify(two.body()), 'Un archivo por operación')
    const none = await session.post(`${base}/documents`)
    none.assertStatus(422)
    assert.lengthOf(await documentsOf(matter), 0)
    assert.deepEqual(await left(), [])
  })

  test('refuses an invalid file with a message and leaves nothing behind', async ({ client, assert }) => {
    const { matter, upload } = await desk(client)
    const refused: [string, string | Buffer, RegExp][] = [
      ['programa.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), /programa/],
      ['instala.bat', 'echo hola', /programa/],
      ['guion', '#!/bin/sh\nrm x', /programa/],
      ['vacio.txt', '', /vacío/],
      ['foto.png', PNG.subarray(0, 20), /dañado/],
      ['cfdi.xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>', /entidades/],
      ['contrato.docx', zipSaying('word/document.xml', 3_000_000_000), /^Descomprimido/],
    ]
    for (const [name, bytes, sentence] of refused) {
      const answer = await upload(name, bytes)
      answer.assertStatus(422)
      assert.match(answer.body().errors[0].message, sentence, name)
    }
    assert.lengthOf(await documentsOf(matter), 0)
    assert.equal((await usageOf(matter.workspaceId)).bytes, 0)
    assert.deepEqual(await left(), [])
  })

  test('refuses a file above the size limit', async ({ client, assert, cleanup }) => {
    const { upload } = await desk(client)
    const most = documents.mostBytes
    documents.mostBytes = 1_000
    cleanup(() => void (documents.mostBytes = most))
    const answer = await upload('grande.txt', 'a'.repeat(1_001))
    answer.assertStatus(422)
    assert.match(answer.body().errors[0].message, /pesa más/)
    ;(await upload('justo.txt', 'a'.repeat(1_000))).assertStatus(201)
  })

  test('reports a full storage quota, which purged or refused files do not use', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { upload, matter } = await desk(client)
    const { quota } = documents
    documents.quota = 25
    cleanup(() => void (documents.quota = quota))
    ;(await upload('uno.txt', 'x'.repeat(20))).assertStatus(201)
    const answer = await upload('dos.txt', 'x'.repeat(20))
    answer.assertStatus(422)
    assert.match(answer.body().errors[0].message, /^No hay espacio/)
    assert.equal((await usageOf(matter.workspaceId)).bytes, 20)
  })

  test('refuses an infected file, and every file when the scanner does not answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { upload, matter } = await desk(client)
    const scanner = await clamdStandIn()
    documents.clamav = scanner.url
    cleanup(() => {
      documents.clamav = null
      scanner.close()
    })
    const infected = await upload('prueba.txt', 'xxx EICAR-STANDARD-ANTIVIRUS-TEST-FILE xxx')
    infected.assertStatus(422)
    assert.match(infected.body().errors[0].message, /antivirus encontró/)
    ;(await upload('limpio.txt', 'Nada que ver.')).assertStatus(201)
    const [document] = await documentsOf(matter)
    assert.isTrue((await listVersions(document!))[0]!.scanned)
    documents.clamav = 'tcp://127.0.0.1:1'
    const silent = await upload('otro.txt', 'Nada.')
    silent.assertStatus(422)
    assert.match(silent.body().errors[0].message, /no responde/)
  })

  test('numbers a file of the same name, or makes it a new version on request', async ({ client, assert }) => {
    const { matter, upload, session, base } = await desk(client)
    await upload('Acuerdo.txt', 'uno')
    await upload('acuerdo.txt', 'dos')
    await upload('Acuerdo.txt', 'tres', { onConflict: 'version' })
    const found = await documentsOf(matter)
    assert.deepEqual(
      found.map(({ name, versionNumber }) => [name, versionNumber]),
      [
        ['Acuerdo.txt', 2],
        ['acuerdo (2).txt', 1],
      ]
    )
    const asked = await session.post(`${base}/documents/conflicts`, {
      paths: ['ACUERDO.txt', 'Otro.txt', 'x/Acuerdo.txt'],
    })
    assert.deepEqual(asked.body(), { conflicts: ['ACUERDO.txt'] })
  })

  test('creates the folders of a dropped folder once', async ({ client, assert }) => {
    const { matter, upload, session, base } = await desk(client)
    await upload('uno.txt', '1', { path: 'Pruebas/Fotos' })
    await upload('dos.txt', '2', { path: 'pruebas/Fotos' })
    const page = await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=documents`)
    const { folders } = page.body().props.content
    assert.deepEqual(folders.map(({ name }: { name: string }) => name).sort(), ['Fotos', 'Pruebas'])
    const fotos = folders.find(({ name }: { name: string }) => name === 'Fotos')
    assert.lengthOf(await Document.in({ id: matter.workspaceId }).where('folderId', fotos.id), 2)
    const asked = await session.post(`${base}/documents/conflicts`, { paths: ['Pruebas/Fotos/dos.txt'] })
    assert.lengthOf(asked.body().conflicts, 1)
  })
})
