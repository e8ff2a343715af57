import { test } from '@japa/runner'
import { RecordRejected } from '#sources/contract/contract'
import type { RawPage } from '#sources/contract/contract'
import { lawTextOf, toLines, preparedPage } from '#sources/laws/reading/text_of_file'
import { docxOf, zipOf } from '#tests/helpers/document_files'
import { pdfOf, wordOf } from '#tests/helpers/law_files'
import type { PdfRow } from '#tests/helpers/law_files'

const rejection = (bytes: Uint8Array, limits?: { seconds: number; megabytes: number }) =>
  lawTextOf(bytes, limits).then(
    (lines) => `read ${lines.length}`,
    (error) => (error instanceof RecordRejected ? `${error.code} ${error.detail}` : String(error))
  )

const header = (page: number): PdfRow[] => [
  { x: 300, y: 750, size: 7, text: 'LEY DE FAROS FICTICIA' },
  { x: 140, y: 729, size: 7, text: 'CAMARA DE DIPUTADOS DEL H. CONGRESO DE LA UNION' },
  { x: 440, y: 729, size: 7, text: 'Nueva Ley DOF 04-03-1998' },
  { x: 140, y: 721, size: 6, text: 'Secretaria General' },
  { x: 140, y: 714, size: 6, text: 'Secretaria de Servicios Parlamentarios' },
  { x: 290, y: 37, size: 9, text: `${page} de 3` },
]

test.group('Law file text extraction', () => {
  test('reads the paragraphs of a Word document, with table cells on one line', async ({ assert }) => {
    const word = wordOf(['LEY FICTICIA', '', 'Artículo 1.- Ñandú y “comillas”.', 'Falta\tDías\tMulta', 'I.\tUno;'])
    assert.deepEqual(await lawTextOf(word), [
      'LEY FICTICIA',
      'Artículo 1.- Ñandú y “comillas”.',
      'Falta | Días | Multa',
      'I. Uno;',
    ])
  }).timeout(30_000)

  test('reads an OOXML document whatever its name', async ({ assert }) => {
    const lines = await lawTextOf(docxOf(['LEY FICTICIA', 'Artículo 1.- Si a < b & c, procede.']))
    assert.deepEqual(lines, ['LEY FICTICIA', 'Artículo 1.- Si a < b & c, procede.'])
  }).timeout(30_000)

  test('reads a PDF without page headers and footers', async ({ assert }) => {
    const full = 'Articulo 1.- El texto de este articulo llena el renglon entero de la pagina y sigue en la otra, donde'
    const pages = [
      [
        { x: 220, y: 671, size: 11, text: 'LEY DE FAROS FICTICIA' },
        { x: 85, y: 640, text: full },
      ],
      [
        { x: 71, y: 671, text: 'termina la oracion.' },
        { x: 85, y: 640, text: 'Articulo 2.- Otro.' },
      ],
      [{ x: 85, y: 671, text: 'Articulo 3.- El ultimo.' }],
    ].map((rows, page) => [...header(page + 1), ...rows])
    assert.deepEqual(await lawTextOf(pdfOf(pages)), [
      'LEY DE FAROS FICTICIA',
      `${full} termina la oracion.`,
      'Articulo 2.- Otro.',
      'Articulo 3.- El ultimo.',
    ])
  }).timeout(30_000)

  test('reads plain text as UTF-8 or windows-1252', async ({ assert }) => {
    assert.deepEqual(await lawTextOf(Buffer.from('LEY FICTICIA\r\nArtículo 1.- Año.')), [
      'LEY FICTICIA',
      'Artículo 1.- Año.',
    ])
    assert.deepEqual(await lawTextOf(Buffer.from('Artículo 1.- Año.', 'latin1')), ['Artículo 1.- Año.'])
  })

  test('converts a page to text once and reads it back as paragraphs', async ({ assert }) => {
    const page: RawPage = {
      kind: 'ley',
      externalId: 'x',
      url: '',
      contentType: 'application/msword',
      etag: null,
      body: wordOf(['LEY FICTICIA', 'Artículo 1.- Uno.']),
    }
    const prepared = await preparedPage(page)
    assert.equal(await preparedPage(prepared), prepared)
    assert.deepEqual(toLines(prepared), ['LEY FICTICIA', 'Artículo 1.- Uno.'])
  }).timeout(30_000)
})

test.group('Unreadable law files', () => {
  const word = wordOf(['LEY FICTICIA', 'Artículo 1.- Uno.'])
  const pdf = pdfOf([[{ x: 85, y: 640, text: 'Articulo 1.- Uno.' }]])

  test('are rejected with a reason: {what}')
    .with([
      { what: 'an HTML page of the site', bytes: Buffer.from('<html><body>Error</body></html>'), reason: 'html' },
      { what: 'nothing', bytes: Buffer.alloc(0), reason: 'empty' },
      { what: 'a truncated Word document', bytes: word.subarray(0, 3_000), reason: 'corrupted' },
      { what: 'a truncated PDF', bytes: pdf.subarray(0, 60), reason: 'corrupted' },
      { what: 'a PDF without text', bytes: pdfOf([[]]), reason: 'scan' },
      { what: 'an archive that is not a document', bytes: zipOf({ 'a.txt': 'x' }), reason: 'corrupted' },
      { what: 'a truncated archive', bytes: docxOf(['x']).subarray(0, 200), reason: 'corrupted' },
      { what: 'rich text', bytes: Buffer.from('{\\rtf1\\ansi Ley}'), reason: 'corrupted' },
      { what: 'other bytes', bytes: Buffer.from([1, 0, 2, 0, 3, 0, 0]), reason: 'corrupted' },
    ])
    .run(async ({ assert }, { bytes, reason }) => {
      assert.equal(await rejection(bytes), `unreadableFile ${reason}`)
    })
    .timeout(30_000)

  test('are rejected when they decompress to far more than their size', async ({ assert }) => {
    const bomb = docxOf(['x'], { files: { 'word/media/a.bin': new Uint8Array(66 * 1024 * 1024) } })
    assert.isBelow(bomb.length, 2_000_000)
    assert.equal(await rejection(bomb), 'unreadableFile tooLong')
  }).timeout(60_000)

  test('are rejected when they take too long', async ({ assert }) => {
    assert.equal(await rejection(Buffer.from(word), { seconds: 0.001, megabytes: 64 }), 'unreadableFile tooLong')
  }).timeout(30_000)

  test('give text or a rejection, wherever their bytes are damaged', async ({ assert }) => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
    for (let round = 0; round < 6; round++) {
      const damaged = Buffer.from(round % 2 ? word : pdf)
      for (let hit = 0; hit < 12; hit++) damaged[8 + random(damaged.length - 8)] = random(256)
      assert.match(await rejection(damaged, { seconds: 20, megabytes: 128 }), /^(?:read \d+|unreadableFile )/)
    }
  }).timeout(120_000)
})
