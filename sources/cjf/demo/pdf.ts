const LINE = 88
const LINES = 46

/** A PDF with a text layer: one font, no pictures. Enough for a public version of the demo. */
export function simplePdf(paragraphs: string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), ''])
  const pages = Array.from({ length: Math.ceil(lines.length / LINES) }, (_, at) =>
    lines.slice(at * LINES, (at + 1) * LINES)
  )
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
  ]
  const kids: number[] = []
  for (const page of pages) {
    const stream = streamOf(page)
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length} 0 R >>`
    )
    kids.push(objects.length)
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`
  return Buffer.from(fileOf(objects), 'latin1')
}

function fileOf(objects: string[]): string {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((content, place) => {
    const at = file.length
    file += `${place + 1} 0 obj\n${content}\nendobj\n`
    return at
  })
  const start = file.length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
}

function streamOf(lines: string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  return `BT /F1 11 Tf 15 TL 72 730 Td\n${shown}\nET`
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = ['']
  for (const word of paragraph.split(' ')) {
    const line = `${lines.at(-1)!} ${word}`.trim()
    if (line.length > LINE) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}
