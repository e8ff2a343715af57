import { test } from '@japa/runner'
import { previewOf } from '#app/documents/reading/preview/preview_of'
import { attachmentBytes } from '#app/documents/reading/extraction/mail'
import { cfdiOf, docxOf, emlOf, pdfOf, xlsxOf } from '#tests/helpers/document_files'

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://rastreo.example/p.gif">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">enlace</a>',
  '<a href="data:text/html,<script>alert(1)</script>">enlace</a>',
  '<iframe src="https://example.com"></iframe><object data="x"></object><embed src="x">',
  '<form action="https://example.com"><input name="clave"></form>',
  '<style>@import "https://example.com/x.css"</style><link rel=stylesheet href=//example.com/x.css>',
  '<p style="background:url(https://example.com/x)" onclick="alert(1)" id="main">texto</p>',
  '<meta http-equiv="refresh" content="0;url=https://example.com"><base href="https://example.com">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
].join('\n')

const DANGEROUS =
  /<(script|img|svg|iframe|object|embed|form|input|style|link|meta|base|math)|\son\w+\s*=|javascript:|data:|url\(|@import/i

test.group('Document preview', () => {
  test('shows sender, date and text of an email, without active or remote content', async ({ assert }) => {
    const preview = await previewOf(emlOf({ subject: 'Convenio', html: `<h1>Hola</h1>${HOSTILE}` }), 'c.eml')
    if (preview.kind !== 'mail') return assert.fail(preview.kind)
    assert.containSubset(preview.mail, {
      subject: 'Convenio',
      to: 'despacho@ejemplo.mx',
      date: '2026-11-19T16:00:00.000Z',
    })
    assert.include(preview.body!.html, '<h1>Hola</h1>')
    assert.notMatch(preview.body!.html, DANGEROUS)
    assert.isAbove(preview.body!.leftOut, 0)
  })

  test('shows the text of a web page', async ({ assert }) => {
    const preview = await previewOf(Buffer.from(`<!doctype html><body>${HOSTILE}</body>`), 'p.html')
    if (preview.kind !== 'page') return assert.fail(preview.kind)
    assert.include(preview.html, 'texto')
    assert.notMatch(preview.html, DANGEROUS)
  })

  test('limits nesting of emails within emails', async ({ assert }) => {
    let inner = emlOf({ text: 'El de más adentro' })
    for (let level = 0; level < 12; level++)
      inner = emlOf({
        text: `Nivel ${level}`,
        attachments: [{ name: 'reenviado.eml', type: 'message/rfc822', content: inner }],
      })
    const preview = await previewOf(inner, 'reenvio.eml').catch(({ reason }) => reason)
    assert.equal(typeof preview === 'string' ? preview : preview.kind, 'mail')
  })

  test('shows a Word document without script links and remote pictures', async ({ assert }) => {
    const preview = await previewOf(docxOf(['Contrato', '<script>alert(1)</script>']), 'c.docx')
    if (preview.kind !== 'page') return assert.fail(preview.kind)
    assert.equal(preview.html, '<p>Contrato</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })

  test('shows the beginning of each sheet of a workbook and its size', async ({ assert }) => {
    const rows = Array.from({ length: 260 }, (_, row) => Array.from({ length: 60 }, (_, index) => `${row}.${index}`))
    const preview = await previewOf(xlsxOf({ Larga: rows, Corta: [['=1+1']] }), 'l.xlsx')
    if (preview.kind !== 'tables') return assert.fail(preview.kind)
    const [long, short] = preview.tables
    assert.lengthOf(long!.rows, 200)
    assert.lengthOf(long!.rows[0]!, 50)
    assert.containSubset(long, { name: 'Larga', totalRows: 260, totalColumns: 60 })
    assert.deepEqual(short!.rows, [['=1+1']])
  })

  test('shows separated values as a table, whatever the separator', async ({ assert }) => {
    for (const mark of [',', ';', '\t']) {
      const preview = await previewOf(Buffer.from(`a${mark}"b ""c""\nd"\n1${mark}2\n`), 'v.csv')
      assert.deepEqual(preview.kind === 'tables' && preview.tables[0]!.rows, [
        ['a', 'b "c"\nd'],
        ['1', '2'],
      ])
    }
  })

  test('shows issuer, recipient, items, taxes and folio of an invoice', async ({ assert }) => {
    const preview = await previewOf(cfdiOf(), 'f.xml')
    if (preview.kind !== 'invoice') return assert.fail(preview.kind)
    assert.containSubset(preview.invoice, {
      uuid: '00000000-0000-4000-8000-00000000F1C7',
      series: 'A-118',
      issuer: { rfc: 'ILO010101AB1', name: 'IBARRA LOZANO FICTICIO', regime: '601' },
      receiver: { rfc: 'OEVR800101AB2', use: 'G03' },
      concepts: [{ description: 'Honorarios por juicio de amparo ficticio', amount: '12000.00' }],
      taxes: [{ kind: 'transferred', tax: '002', amount: '1920.00' }],
      total: '13920.00',
    })
  })

  test('shows other XML by lines, and unaltered when broken', async ({ assert }) => {
    const shown = async (xml: string) => {
      const preview = await previewOf(Buffer.from(xml), 'x.xml')
      return preview.kind === 'text' && preview.text
    }
    assert.equal(
      await shown('<?xml version="1.0"?><a><b c="1">x</b></a>'),
      '<?xml version="1.0"?>\n<a>\n  <b c="1">\n    x\n  </b>\n</a>'
    )
    assert.equal(await shown('<?xml version="1.0"?><a><b></a>'), '<?xml version="1.0"?><a><b></a>')
  })

  test('says when a file cannot be shown', async ({ assert }) => {
    assert.deepEqual(await previewOf(Buffer.from([0, 1, 2, 3, 4, 5]), 'x.bin'), { kind: 'none', reason: 'unsupported' })
    assert.deepEqual(await previewOf(pdfOf(['x']), 'x.pdf'), { kind: 'pdf' })
  })

  test('extracts an email attachment byte for byte', async ({ assert }) => {
    const content = pdfOf(['Anexo'])
    const bytes = emlOf({ text: 'x', attachments: [{ name: '../../anexo ñ.pdf', type: 'application/pdf', content }] })
    const file = await attachmentBytes(bytes, 0)
    assert.equal(Buffer.compare(Buffer.from(file!.bytes), content), 0)
    assert.isNull(await attachmentBytes(bytes, 1))
  })
})
