import { crc32, deflateRawSync } from 'node:zlib'

/** Files as firms have them, made byte by byte; all that they say is fictitious. */

const utf8 = (text: string) => new TextEncoder().encode(text)
const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A ZIP of these files. By Node's own compression, since some tests pack a hundred megabytes. */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const [parts, directory]: Buffer[][] = [[], []]
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? utf8(content) : content
    const [packed, label] = [deflateRawSync(bytes), Buffer.from(name)]
    // Version, flag of UTF-8, deflate, 1 January 1980, then what the file is.
    const fields = [20, 0x0800, 8, 0, 0x21].map(twoBytes)
    fields.push(...[crc32(bytes), packed.length, bytes.length].map(fourBytes), twoBytes(label.length), twoBytes(0))
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), ...fields, label, packed])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), twoBytes(20), ...fields]))
    directory.push(Buffer.concat([Buffer.alloc(10), fourBytes(offset), label]))
    parts.push(part)
    offset += part.length
  }
  const index = Buffer.concat(directory)
  const count = twoBytes(Object.keys(files).length)
  const end = [Buffer.from('PK\x05\x06'), Buffer.alloc(4), count, count, fourBytes(index.length), fourBytes(offset)]
  return Buffer.concat([...parts, index, ...end, twoBytes(0)])
}

const twoBytes = (value: number) => Buffer.from([value & 0xff, value >> 8])
const fourBytes = (value: number) =>
  Buffer.from([value, value >>> 8, value >>> 16, value >>> 24].map((byte) => byte & 0xff))

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const paragraph = (text: string) =>
  text === '\f'
    ? '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
    : `<w:p><w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`

/** A Word document: a paragraph a text, `\f` for a new page. `files` are added to the archive, or stand in place of its own. */
export function docxOf(
  paragraphs: string[],
  {
    header = '',
    footnote = '',
    files = {},
  }: { header?: string; footnote?: string; files?: Record<string, string | Uint8Array> } = {}
): Buffer {
  const type = (part: string, kind: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('document', 'document.main')}${type('header1', 'header')}${type('footnotes', 'footnotes')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document ${W}><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
    ...(header && { 'word/header1.xml': `${HEAD}<w:hdr ${W}>${paragraph(header)}</w:hdr>` }),
    ...(footnote && {
      'word/footnotes.xml': `${HEAD}<w:footnotes ${W}><w:footnote w:id="2">${paragraph(footnote)}</w:footnote></w:footnotes>`,
    }),
    ...files,
  })
}

const column = (index: number): string =>
  (index >= 26 ? column(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const cell = (value: string | number, row: number, index: number) => {
  const at = `${column(index)}${row + 1}`
  return typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`
}

/** A workbook of sheets by name. */
export function xlsxOf(
  sheets: Record<string, (string | number)[][]>,
  files: Record<string, string | Uint8Array> = {}
): Buffer {
  const names = Object.keys(sheets)
  const M = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const rows = (data: (string | number)[][]) =>
    data
      .map((cells, row) => `<row r="${row + 1}">${cells.map((value, index) => cell(value, row, index)).join('')}</row>`)
      .join('')
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${R}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook ${M} xmlns:r="${R}"><sheets>${names.map((name, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${R}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${HEAD}<worksheet ${M}><sheetData>${rows(sheets[name]!)}</sheetData></worksheet>`,
      ])
    ),
    ...files,
  })
}

const winAnsi = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** Puts numbered objects together to a PDF; `trailer` is added to its trailer. */
export function pdfFrom(objects: string[], trailer = ''): Buffer {
  let body = '%PDF-1.7\n'
  const offsets = objects.map((content, index) => {
    const at = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${content}\nendobj\n`
    return at
  })
  const start = Buffer.byteLength(body, 'latin1')
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

const stream = (content: string) =>
  `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`

/** The objects of a PDF with a text for each page; a page without text is as a scanner makes it. */
export function pdfObjects(pages: string[]): string[] {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const drawn = pages.flatMap((text, index) => {
    const lines = text
      .split('\n')
      .map((line) => `(${winAnsi(line)}) Tj T*`)
      .join(' ')
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`
    return [page, stream(text ? `BT /F1 12 Tf 14 TL 72 720 Td ${lines} ET` : '0.9 g 72 72 468 648 re f')]
  })
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...drawn,
  ]
}

/** A PDF with a text for each page. */
export const pdfOf = (pages: string[]): Buffer => pdfFrom(pdfObjects(pages))

/** A PDF that asks for a password before it shows anything. */
export function lockedPdf(): Buffer {
  const objects = pdfObjects(['Contenido reservado'])
  const key = 'ab'.repeat(32)
  const encryption = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${key}> /U <${key}> >>`
  return pdfFrom(
    [...objects, encryption],
    `/Encrypt ${objects.length + 1} 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
  )
}

/** A PDF that says it has a million pages, all of them the same object. */
export function manyPagedPdf(): Buffer {
  const level = (kid: number, count: number) =>
    `<< /Type /Pages /Kids [${`${kid} 0 R `.repeat(100)}] /Count ${count} >>`
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  const page = '<< /Type /Page /MediaBox [0 0 612 792] /Resources << /Font << /F1 6 0 R >> >> /Contents 7 0 R >>'
  return pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    level(3, 1_000_000),
    level(4, 10_000),
    level(5, 100),
    page,
    font,
    stream('BT /F1 12 Tf 72 720 Td (Otra vez) Tj ET'),
  ])
}

interface Letter {
  subject?: string
  from?: string
  to?: string
  text?: string
  html?: string
  attachments?: { name: string; type: string; content: Buffer }[]
}

const word = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

/** An e-mail with its bodies and attachments. */
export function emlOf({
  subject = 'Prueba',
  from = 'Renata Olvera <renata@ejemplo.mx>',
  to = 'despacho@ejemplo.mx',
  text,
  html,
  attachments = [],
}: Letter): Buffer {
  const body = (type: string, content: string) =>
    `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`
  const parts = [
    ...(text === undefined ? [] : [body('text/plain', text)]),
    ...(html === undefined ? [] : [body('text/html', html)]),
    ...attachments.map(
      ({ name, type, content }) =>
        `Content-Type: ${type}; name="${word(name)}"\r\nContent-Disposition: attachment; filename="${word(name)}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`
    ),
  ]
  const mixed = parts.map((part) => `--limite\r\n${part}`).join('')
  return Buffer.from(
    `From: ${from}\r\nTo: ${to}\r\nSubject: ${word(subject)}\r\nDate: Thu, 19 Nov 2026 10:00:00 -0600\r\nMessage-ID: <prueba@ejemplo.mx>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="limite"\r\n\r\n${mixed}--limite--\r\n`
  )
}

/** An invoice of the tax authority with one concept and its IVA. */
export const cfdiOf = ({
  uuid = '00000000-0000-4000-8000-00000000F1C7',
  concept = 'Honorarios por juicio de amparo ficticio',
} = {}): Buffer =>
  Buffer.from(`${HEAD}<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Serie="A" Folio="118" Fecha="2026-11-03T12:00:00" FormaPago="03" MetodoPago="PUE" TipoDeComprobante="I" Moneda="MXN" SubTotal="12000.00" Total="13920.00" Sello="SELLOFICTICIO">
<cfdi:Emisor Rfc="ILO010101AB1" Nombre="IBARRA LOZANO FICTICIO" RegimenFiscal="601"/>
<cfdi:Receptor Rfc="OEVR800101AB2" Nombre="RENATA OLVERA FICTICIA" DomicilioFiscalReceptor="06700" RegimenFiscalReceptor="612" UsoCFDI="G03"/>
<cfdi:Conceptos><cfdi:Concepto ClaveProdServ="80121600" Cantidad="1" ClaveUnidad="E48" Unidad="Servicio" Descripcion="${escape(concept)}" ValorUnitario="12000.00" Importe="12000.00" ObjetoImp="02"/></cfdi:Conceptos>
<cfdi:Impuestos TotalImpuestosTrasladados="1920.00"><cfdi:Traslados><cfdi:Traslado Base="12000.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="1920.00"/></cfdi:Traslados></cfdi:Impuestos>
<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="${uuid}" FechaTimbrado="2026-11-03T12:00:05"/></cfdi:Complemento>
</cfdi:Comprobante>`)

/** Zeros that unpack to so many megabytes. */
export const zeros = (megabytes: number) => new Uint8Array(megabytes * 1_048_576).fill(0x20)

/** XML whose entities would unfold to a thousand million words. */
export function billionLaughs(): string {
  const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY j${level + 1} "${`&j${level};`.repeat(10)}">`).join(
    '\n'
  )
  return `<?xml version="1.0"?>\n<!DOCTYPE raiz [\n<!ENTITY j0 "ja">\n${levels}\n]>\n<raiz>&j9;</raiz>`
}
