import { test } from '@japa/runner'
import { readText } from '#app/documents/reading/extraction/read_text'
import {
  billionLaughs,
  cfdiOf,
  docxOf,
  emlOf,
  lockedPdf,
  pdfFrom,
  pdfObjects,
  pdfOf,
  xlsxOf,
  zipOf,
} from '#tests/helpers/document_files'

/** What was read, as `kind number label: text`. */
async function read(bytes: Buffer, name: string): Promise<string[]> {
  const found = await readText(bytes, name)
  if (found.state === 'none') return [`none ${found.reason}`]
  return found.parts.map(({ kind, number, label, text }) => `${kind} ${number}${label ? ` ${label}` : ''}: ${text}`)
}

const fault = (bytes: Buffer, name: string) =>
  readText(bytes, name).then(
    () => 'read',
    ({ reason }) => reason
  )

test.group('Document text extraction', () => {
  test('reads a PDF by page and skips pages without text', async ({ assert }) => {
    const pdf = pdfOf(['Se promueve amparo\ncontra la sentencia', '', 'Protesto lo necesario'])
    assert.deepEqual(await read(pdf, 'demanda.pdf'), [
      'page 1: Se promueve amparo\ncontra la sentencia',
      'page 3: Protesto lo necesario',
    ])
  })

  test('keeps cells of a table in a PDF apart, in whatever order they are drawn', async ({ assert }) => {
    const cell = (x: number, y: number, text: string) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`
    const drawn = [cell(300, 700, 'Monto'), cell(72, 700, 'Concepto'), cell(300, 680, '10'), cell(72, 680, 'Renta')]
    const content = drawn.join(' ')
    const objects = pdfObjects(['x'])
    const page = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
    const [text] = await read(pdfFrom([...objects.slice(0, -1), page]), 'tabla.pdf')
    assert.sameMembers(text!.replace('page 1: ', '').split(/\s+/), ['Monto', 'Concepto', '10', 'Renta'])
  })

  test('reports that a scanned PDF has no text', async ({ assert }) => {
    assert.deepEqual(await read(pdfOf(['', '']), 'escaneo.pdf'), ['none scanned'])
  })

  test('reads a Word document with pages, headers and notes', async ({ assert }) => {
    const bytes = docxOf(['Contrato de «obra»', 'Cláusula primera & única', '\f', 'Firmas'], {
      header: 'Despacho ficticio',
      footnote: 'Véase el anexo',
    })
    assert.deepEqual(await read(bytes, 'contrato.docx'), [
      'page 1: Contrato de «obra»\nCláusula primera & única',
      'page 2: Firmas',
      'margins 1: Despacho ficticio',
      'notes 1: Véase el anexo',
    ])
  })

  test('omits tracked deletions of a Word document', async ({ assert }) => {
    const bytes = docxOf([], {
      files: {
        'word/document.xml':
          '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Queda</w:t></w:r><w:del><w:r><w:delText>se fue</w:delText></w:r></w:del></w:p></w:body></w:document>',
      },
    })
    assert.deepEqual(await read(bytes, 'borrador.docx'), ['part 1: Queda'])
  })

  test('reads a workbook by sheet', async ({ assert }) => {
    const bytes = xlsxOf({
      Gastos: [
        ['Concepto', 'Monto'],
        ['Peritaje', 1200.5],
      ],
      Señas: [['Ñandú & Cía.']],
    })
    assert.deepEqual(await read(bytes, 'gastos.xlsx'), [
      'sheet 1 Gastos: Concepto\tMonto\nPeritaje\t1200.5',
      'sheet 2 Señas: Ñandú & Cía.',
    ])
  })

  test('reads a macro workbook without its macros', async ({ assert }) => {
    const bytes = xlsxOf({ Hoja: [['Dato']] }, { 'xl/vbaProject.bin': 'Sub AutoOpen()' })
    assert.deepEqual(await read(bytes, 'macros.xlsm'), ['sheet 1 Hoja: Dato'])
  })

  test('reads an email with headers, body and attachment names', async ({ assert }) => {
    const bytes = emlOf({
      subject: 'Acuerdo de la señora Olvera',
      html: '<p>Adjunto el <b>acuerdo</b>.</p><script>alert(1)</script>',
      attachments: [{ name: 'Acuerdo ñ.pdf', type: 'application/pdf', content: pdfOf(['x']) }],
    })
    const [mail, attachments] = await read(bytes, 'correo.eml')
    assert.include(mail, 'Acuerdo de la señora Olvera\nRenata Olvera <renata@ejemplo.mx>')
    assert.include(mail, 'Adjunto el acuerdo.')
    assert.notInclude(mail, 'alert')
    assert.equal(attachments, 'attachments 1: Acuerdo ñ.pdf')
  })

  test('reads a text file in any encoding', async ({ assert }) => {
    const text = 'Señoría: la acción prescribió en 2019'
    const bom = (bytes: number[], rest: Buffer) => Buffer.concat([Buffer.from(bytes), rest])
    const utf16be = Buffer.from(text, 'utf16le').swap16()
    for (const bytes of [
      Buffer.from(text),
      bom([0xef, 0xbb, 0xbf], Buffer.from(text)),
      bom([0xff, 0xfe], Buffer.from(text, 'utf16le')),
      bom([0xfe, 0xff], utf16be),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'latin1'),
    ])
      assert.deepEqual(await read(bytes, 'nota.txt'), [`part 1: ${text}`])
    assert.deepEqual(await read(Buffer.from([0x93, 0x48, 0x69, 0x94]), 'nota.txt'), ['part 1: “Hi”'])
  })

  test('reads the visible text of HTML', async ({ assert }) => {
    const html = '<!doctype html><style>p{}</style><h1>Aviso</h1><p>Uno &amp; dos<br>tres</p><script>x()</script>'
    assert.deepEqual(await read(Buffer.from(html), 'aviso.html'), ['part 1: Aviso\n\nUno & dos\ntres'])
  })

  test('reads an invoice without its digital seals', async ({ assert }) => {
    const [text] = await read(cfdiOf(), 'factura.xml')
    assert.include(text, 'Honorarios por juicio de amparo ficticio')
    assert.include(text, '00000000-0000-4000-8000-00000000F1C7')
    assert.notInclude(text, 'SELLOFICTICIO')
  })

  test('detects a file type by content, not by name', async ({ assert }) => {
    assert.deepEqual(await read(pdfOf(['Hola']), 'foto.jpg'), ['page 1: Hola'])
    assert.deepEqual(await read(Buffer.from('89504e470d0a1a0a00', 'hex'), 'demanda.pdf'), ['none picture'])
    assert.deepEqual(await read(Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'viejo.doc'), ['none legacyOffice'])
    assert.deepEqual(await read(zipOf({ 'cosas/a.txt': 'a' }), 'paquete.zip'), ['none unsupported'])
    assert.deepEqual(await read(Buffer.alloc(0), 'nada.txt'), ['none empty'])
    assert.deepEqual(await read(Buffer.from(' \n\t '), 'blanco.txt'), ['none empty'])
  })

  test('returns no control characters or lone surrogates', async ({ assert }) => {
    const [text] = await read(Buffer.from(`a\u0001b \r\nc\n\n\n\n${'d'.repeat(200)}`), 'raro.txt')
    assert.equal(text, `part 1: ab\nc\n\n${'d'.repeat(200)}`)
  })
})

test.group('Unreadable document', () => {
  test('is reported as password-protected', async ({ assert }) => {
    assert.equal(await fault(lockedPdf(), 'reservado.pdf'), 'encrypted')
    const sealed = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])
    assert.equal(await fault(sealed, 'reservado.docx'), 'encrypted')
  })

  test('is reported as broken', async ({ assert }) => {
    assert.equal(await fault(Buffer.from('%PDF-1.7\nnada'), 'roto.pdf'), 'corrupted')
    const docx = docxOf(['Texto'])
    assert.equal(await fault(docx.subarray(0, docx.length - 40), 'roto.docx'), 'corrupted')
    assert.equal(await fault(docx.subarray(0, 200), 'roto.docx'), 'corrupted')
    assert.equal(await fault(zipOf({ 'xl/workbook.xml': '<a' }), 'roto.xlsx'), 'corrupted')
  })

  test('is refused with entity declarations at any position', async ({ assert }) => {
    assert.equal(await fault(Buffer.from(billionLaughs()), 'risas.xml'), 'entities')
    assert.equal(await fault(docxOf([], { files: { 'word/document.xml': billionLaughs() } }), 'risas.docx'), 'entities')
    assert.equal(await fault(xlsxOf({ a: [['x']] }, { 'xl/sharedStrings.xml': billionLaughs() }), 'a.xlsx'), 'entities')
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(billionLaughs(), 'utf16le')])
    assert.equal(await fault(docxOf([], { files: { 'word/document.xml': utf16 } }), 'risas.docx'), 'entities')
  })
})
