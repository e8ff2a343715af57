import { dayOf } from '#sources/laws/dating/dates'
import { lineOf } from '#sources/text/plain_text'
import { unaccented } from '#sources/text/spanish'

/** A law as a page of LeyesBiblio lists it. */
export interface IndexRow {
  /** Slug of its own page, in small letters: the key of the law. */
  ref: string
  /** Number in the catalogue: `049`, `120 A`. */
  number: string
  name: string
  /** ISO date of publication, or null. */
  publishedOn: string | null
  /** What the row says besides: `Nueva reforma`, `Ley abrogada a partir del …`. */
  note: string
  /** As written: `DOF 14/11/2025`, `Sin reforma`, `Notificación … Sentencia SCJN`. */
  changed: string
  /** ISO date of the last change, or null. */
  changedOn: string | null
  /** Name of its files, which changes with its text. */
  code: string
  /** Addresses relative to the listing. */
  doc: string | null
  pdf: string | null
  isListedAbrogated: boolean
}

const ROW = /<tr\b[\s\S]*?(?=<tr\b|<\/table|$)/gi
const CELL = /<td\b[^>]*>([\s\S]*?)(?=<td\b|<\/tr|$)/gi
const HREF = /href\s*=\s*["']?([^"'\s>]+)/gi
const REF = /(?:^|\/)(?:ref|abro)\/([\w.-]+?)\.html?(?:[#?]|$)/i
const FOLDER = /(?:^|\/)abro\/([\w.-]+)\/[^/]+$/i
const DATED = /\bDOF\s*(?:\d{1,2}\s+al\s+)?\d{1,2}\/\d{1,2}\/\d{4}/i

/** Reads the rows of `index.htm` or `abroga.htm`, already decoded. Rows without a page or files of their own are left out. */
export function indexRows(html: string, isListedAbrogated: boolean): IndexRow[] {
  const rows = [...html.matchAll(ROW)].map(([row]) => parseRow(row, isListedAbrogated))
  return rows.filter((row) => row !== null)
}

function parseRow(html: string, isListedAbrogated: boolean): IndexRow | null {
  const cells = [...html.matchAll(CELL)].map(([, cell]) => cell)
  const links = [...html.matchAll(HREF)].map(([, href]) => href.replaceAll('&amp;', '&'))
  const ref = refOf(links)
  const named = cells.findIndex((cell) => REF.test(hrefIn(cell)) || (isListedAbrogated && lineOf(cell).length > 12))
  if (!ref || named < 0) return null

  const { name, note, publishedOn } = nameOf(cells[named])
  const changed = textOf(cells[named + 1] ?? '')
  const [doc, pdf] = ['doc', 'pdf'].map((kind) => fileOf(links, kind))
  const number = textOf(cells[named - 1] ?? '')
  if (!name) return null
  return {
    ref,
    number,
    name,
    publishedOn,
    note,
    changed,
    changedOn: dayOf(changed),
    code: codeOf(doc ?? pdf) ?? ref,
    doc,
    pdf,
    isListedAbrogated,
  }
}

function refOf(links: string[]): string | null {
  const found = links.map((href) => REF.exec(href)?.[1] ?? null).find((ref) => ref !== null)
  return (found ?? links.map((href) => FOLDER.exec(href)?.[1]).find(Boolean))?.toLowerCase() ?? null
}

function hrefIn(cell: string): string {
  return new RegExp(HREF.source, 'i').exec(cell)?.[1] ?? ''
}

/** The name is what the link holds; where there is none, what stands before the first date. */
function nameOf(cell: string): Pick<IndexRow, 'name' | 'note' | 'publishedOn'> {
  const anchor = /<a\b[^>]*>([\s\S]*?)<\/a>/i.exec(cell)
  const whole = textOf(cell)
  const linked = anchor ? textOf(anchor[1]) : ''
  const name = linked || whole.split(DATED)[0].trim()
  const rest = whole.slice(whole.indexOf(name) + name.length)
  return {
    name,
    publishedOn: dayOf(DATED.exec(rest)?.[0] ?? ''),
    note: rest.replace(DATED, ' ').replace(/\s+/g, ' ').trim(),
  }
}

function fileOf(links: string[], kind: string): string | null {
  const own = links.filter((href) => new RegExp(`\\.${kind}x?$`, 'i').test(href) && !/pdf_mov|_orig|_ref\d/i.test(href))
  return own[0] ?? null
}

function codeOf(href: string | null): string | null {
  return /([^/]+)\.\w+$/.exec(href ?? '')?.[1]?.replace(/_abro$/i, '') ?? null
}

function textOf(html: string): string {
  return lineOf(html.replace(/<br\s*\/?>/gi, ' '))
}

/** The day from which a law is abrogated, as its row tells: ISO, or null when it is in force or no day is told. */
export function abrogatedFrom({ note }: Pick<IndexRow, 'note'>): string | null {
  const plain = unaccented(note)
  const at = plain.search(/abrogad/)
  return at < 0 ? null : dayOf(plain.slice(at))
}

/** Whether a law is abrogated on a day: it is listed so, or its row says so without a day or with one that has come. */
export function isAbrogatedOn(row: Pick<IndexRow, 'note' | 'isListedAbrogated'>, today: string): boolean {
  if (row.isListedAbrogated) return true
  const from = abrogatedFrom(row)
  return from ? from <= today : /abrogad/i.test(row.note)
}
