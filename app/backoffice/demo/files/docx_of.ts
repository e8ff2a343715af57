import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org'
const TYPES = `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELATIONS = `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** A Word document, a paragraph a line; `## ` before a line makes it a centred, bold one. */
export function docxOf(text: string): Promise<Buffer> {
  const body = text.split('\n').map(paragraph).join('')
  const main = `${HEAD}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  const zip = new ZipFile()
  const files = { '[Content_Types].xml': TYPES, '_rels/.rels': RELATIONS, 'word/document.xml': main }
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream as Readable)
}

function paragraph(line: string): string {
  const isHeading = line.startsWith('## ')
  const said = (isHeading ? line.slice(3) : line).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const bold = isHeading ? '<w:rPr><w:b/></w:rPr>' : ''
  const align = `<w:pPr><w:jc w:val="${isHeading ? 'center' : 'both'}"/></w:pPr>`
  return `<w:p>${align}<w:r>${bold}<w:t xml:space="preserve">${said}</w:t></w:r></w:p>`
}
