/** Files as the publishers of laws have them, made byte by byte; all that they say is fictitious. */

const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FAT_SECTOR = 0xfffffffd
const FREE = 0xffffffff
const TEXT_AT = 2_048

/** What a Word document says of a stretch of its letters, `[first, end)`: modifiers with their operands, byte by byte. */
export interface WordRun {
  first: number
  end: number
  properties: number[]
}

/** What a Word document may have besides its paragraphs. */
export interface WordParts {
  /** Stretches of letters with properties of their own. */
  letters?: WordRun[]
  /** Paragraphs, their marks included, with properties of their own. */
  paragraphs?: WordRun[]
  /** Footnotes: the letter that refers to each, and its text. */
  footnotes?: { at: number; text: string }[]
  /** Formats of lists of one level, with the text of their numbers, where `#` stands for the number. */
  lists?: { format: number; text: string }[]
  isEncrypted?: boolean
}

const PAGE = 512
const TABLES = { characters: 256, paragraphs: 288, references: 320, notes: 512, uses: 1_024, lists: 2_048 }

/** A Word 97–2003 document of paragraphs. */
export function wordOf(paragraphs: string[], parts: WordParts = {}): Buffer {
  const { letters: runs = [], paragraphs: marked = [], footnotes = [], lists = [], isEncrypted = false } = parts
  const body = `${paragraphs.join('\r')}\r`
  const notes = footnotes.map(({ text }) => `${text}\r`)
  const text = Buffer.from(body + notes.join(''), 'utf16le')
  const letters = text.length / 2
  const pages = Math.ceil((TEXT_AT + text.length) / PAGE)
  const document = Buffer.alloc(Math.max(4_096, (pages + 2) * PAGE))
  const head = (at: number, from: number, length: number) => {
    document.writeUInt32LE(from, at)
    document.writeUInt32LE(length, at + 4)
  }
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(isEncrypted ? 0x0300 : 0x0200, 0x0a)
  document.writeUInt32LE(TEXT_AT, 0x18)
  document.writeUInt32LE(body.length, 0x4c)
  document.writeUInt32LE(letters - body.length, 0x50)
  head(0x01a2, 0, 21)
  text.copy(document, TEXT_AT)
  const table = Buffer.alloc(4_096)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(letters, 9)
  table.writeUInt32LE(TEXT_AT, 15)
  if (runs.length) {
    pageOf(runs, 1, (properties) => [properties.length, ...properties]).copy(document, pages * PAGE)
    table.writeUInt32LE(pages, TABLES.characters + 8)
    head(0xfa, TABLES.characters, 12)
  }
  if (marked.length) {
    const padded = (properties: number[]) => [(properties.length + 3) >> 1, 0, 0, ...properties]
    pageOf(marked, 13, padded).copy(document, (pages + 1) * PAGE)
    table.writeUInt32LE(pages + 1, TABLES.paragraphs + 8)
    head(0x102, TABLES.paragraphs, 12)
  }
  if (footnotes.length) {
    footnotes.forEach(({ at }, note) => table.writeUInt32LE(at, TABLES.references + note * 4))
    let end = 0
    notes.forEach((note, place) => table.writeUInt32LE((end += note.length), TABLES.notes + (place + 1) * 4))
    head(0xaa, TABLES.references, (footnotes.length + 1) * 4 + footnotes.length * 2)
    head(0xb2, TABLES.notes, (footnotes.length + 2) * 4)
  }
  if (lists.length) {
    usesOf(lists.length).copy(table, TABLES.uses)
    listsOf(lists).copy(table, TABLES.lists)
    head(0x2ea, TABLES.uses, 4 + lists.length * 20)
    head(0x2e2, TABLES.lists, 2 + lists.length * 28)
  }
  return compound({ 'WordDocument': document, '1Table': table })
}

/** A page of properties: where its runs begin and end, where their properties stand, and from its end on those. */
function pageOf(runs: WordRun[], width: number, packed: (properties: number[]) => number[]): Buffer {
  const page = Buffer.alloc(PAGE)
  let free = PAGE - 2
  const edges = runs.flatMap(({ first, end, properties }) => [
    { at: first, properties },
    { at: end, properties: [] as number[] },
  ])
  const starts = edges.filter(({ at }, place) => place === edges.length - 1 || edges[place + 1].at !== at)
  page.writeUInt8(starts.length - 1, PAGE - 1)
  starts.forEach(({ at, properties }, run) => {
    page.writeUInt32LE(TEXT_AT + at * 2, run * 4)
    if (!properties.length || run === starts.length - 1) return
    const bytes = packed(properties)
    free = (free - bytes.length) & ~1
    Buffer.from(bytes).copy(page, free)
    page.writeUInt8(free / 2, starts.length * 4 + run * width)
  })
  return page
}

function usesOf(count: number): Buffer {
  const uses = Buffer.alloc(4 + count * 20)
  uses.writeUInt32LE(count, 0)
  for (let use = 0; use < count; use++) uses.writeInt32LE(use + 1, 4 + use * 16)
  return uses
}

function listsOf(lists: { format: number; text: string }[]): Buffer {
  const heads = lists.map((_, place) => {
    const head = Buffer.alloc(28)
    head.writeInt32LE(place + 1, 0)
    head.writeUInt8(1, 26)
    return head
  })
  const levels = lists.map(({ format, text }) => {
    const level = Buffer.alloc(30 + text.length * 2)
    level.writeInt32LE(1, 0)
    level.writeUInt8(format, 4)
    level.writeUInt16LE(text.length, 28)
    level.write(text.replace('#', '\u0000'), 30, 'utf16le')
    return level
  })
  return Buffer.concat([Buffer.from([lists.length, 0]), ...heads, ...levels])
}

/** A compound file of streams that are too long for its small ones. */
function compound(streams: Record<string, Buffer>): Buffer {
  const fat = Buffer.alloc(SECTOR, 0xff)
  fat.writeUInt32LE(FAT_SECTOR, 0)
  fat.writeUInt32LE(END_OF_CHAIN, 4)
  const directory = [entryOf('Root Entry', { kind: 5, child: 1, first: END_OF_CHAIN })]
  const sectors: Buffer[] = []
  const names = Object.keys(streams)
  names.forEach((name, place) => {
    const count = Math.ceil(streams[name].length / SECTOR)
    const first = 2 + sectors.length
    for (let at = 0; at < count; at++) {
      const isLast = at === count - 1
      fat.writeUInt32LE(isLast ? END_OF_CHAIN : first + at + 1, (first + at) * 4)
      const sector = Buffer.alloc(SECTOR)
      streams[name].copy(sector, 0, at * SECTOR)
      sectors.push(sector)
    }
    const right = place < names.length - 1 ? place + 2 : undefined
    directory.push(entryOf(name, { kind: 2, right, first, size: streams[name].length }))
  })
  while (directory.length < 4) directory.push(Buffer.alloc(128))
  return Buffer.concat([headerOf(), fat, ...directory, ...sectors])
}

interface Entry {
  kind: number
  first: number
  child?: number
  right?: number
  size?: number
}

function entryOf(name: string, { kind, first, child = FREE, right = FREE, size = 0 }: Entry): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(kind, 66)
  entry.writeUInt8(1, 67)
  entry.writeUInt32LE(FREE, 68)
  entry.writeUInt32LE(right, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(first, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

function headerOf(): Buffer {
  const header = Buffer.alloc(SECTOR, 0)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4_096, 56)
  header.writeUInt32LE(END_OF_CHAIN, 60)
  header.writeUInt32LE(END_OF_CHAIN, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return header
}

/** A row of text at a place of a page of 612 by 792 points. */
export interface PdfRow {
  x: number
  y: number
  size?: number
  text: string
}

/** A PDF of pages with a text layer, set in Helvetica. */
export function pdfOf(pages: PdfRow[][]): Buffer {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', font]
  const kids = pages.map((rows) => {
    const shown = rows.map(
      ({ x, y, size = 10, text }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
    )
    const stream = shown.join('\n')
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
    const contents = objects.length
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contents} 0 R >>`
    )
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  return Buffer.from(fileOf(objects), 'latin1')
}

function fileOf(objects: string[]): string {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((content, place) => {
    const at = file.length
    file += `${place + 1} 0 obj\n${content}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
