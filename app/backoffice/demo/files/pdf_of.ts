/** A line of a PDF: `##` before it makes it a centred heading; an empty one is a gap; `\f` starts a page. */
type Line = string

const WIDTH = 82
const PER_PAGE = 43
const HEADING = '## '

/** A plain PDF of letter size with a text layer, in Times, as a court's printer leaves it. Only letters of Windows-1252. */
export function pdfOf(text: string): Buffer {
  const pages = text.split('\f').flatMap((page) => cut(page.split('\n').flatMap(wrapped)))
  return put([
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Times-Roman'),
    font('Times-Bold'),
    ...pages.flatMap((lines, index) => page(lines, { number: index + 1, of: pages.length })),
  ])
}

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

function wrapped(line: Line): Line[] {
  if (line.startsWith(HEADING)) return [line]
  const lines = ['']
  for (const word of line.split(' ')) {
    const grown = `${lines.at(-1)} ${word}`.trimStart()
    if (grown.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = grown
  }
  return lines
}

const cut = (lines: Line[]): Line[][] =>
  Array.from({ length: Math.ceil(lines.length / PER_PAGE) }, (_, page) =>
    lines.slice(page * PER_PAGE, (page + 1) * PER_PAGE)
  )

function page(lines: Line[], { number, of }: { number: number; of: number }): string[] {
  const foot = drawn(`${number} de ${of}`, 1, 285, 48)
  const content = [...lines.map((line, row) => drawnLine(line, 716 - row * 15)), foot].join('\n')
  const fonts = '<< /F1 3 0 R /F2 4 0 R >>'
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font ${fonts} >> /Contents ${4 + number * 2} 0 R >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ]
}

function drawnLine(line: Line, y: number): string {
  if (line === '') return ''
  const heading = line.startsWith(HEADING) ? line.slice(HEADING.length) : null
  return heading === null ? drawn(line, 1, 72, y) : drawn(heading, 2, 306 - heading.length * 3.2, y)
}

const drawn = (text: string, face: 1 | 2, x: number, y: number) =>
  `BT /F${face} 12 Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`

function put(objects: string[]): Buffer {
  let body = '%PDF-1.7\n'
  const offsets = objects.map((content, index) => {
    const at = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${content}\nendobj\n`
    return at
  })
  const start = Buffer.byteLength(body, 'latin1')
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
