import { fold } from '#app/core/text/fold'
import { inferMateria } from '#app/transfers/records/choices/materia_words'
import type { Subject } from '#app/transfers/records/import_field'
import { importFields } from '#app/transfers/records/subjects'
import { fieldOf, JOINT, plainHeading } from './headings.js'
import type { Sheet } from './sheets.js'

type Row = Sheet['rows'][number]

/** Where the headings of a sheet stand: the place of their row among its rows, and how many rows they take. */
export interface HeadingPlace {
  row: number
  lines: 1 | 2
}

/** Rows at the beginning among which headings are looked for, and offered to a person. */
export const LOOKED_AT = 25

const filled = ({ cells }: Row) => cells.filter((cell) => cell !== '').length
const isText = (cell: string) => /\p{L}/u.test(cell) && !/^\d+[/-]/.test(cell) && cell.length <= 60

/** The headings of the columns of a sheet; upper lines reach over the columns of merged cells. Nameless columns are numbered. */
export function headingsAt(sheet: Sheet, { row, lines }: HeadingPlace): string[] {
  const rows = sheet.rows.slice(row, row + lines)
  const width = Math.max(...sheet.rows.slice(row, row + 200).map(({ cells }) => cells.length))
  const [upper, lower] = rows.map(({ cells }) => cells.map((cell) => cell.replace(/\s+/g, ' ').slice(0, 200)))
  let over = ''
  return Array.from({ length: width }, (_, place) => {
    const own = upper?.[place] ?? ''
    const below = lower?.[place] ?? ''
    if (own) over = own
    else if (!below) over = ''
    const parts = lines === 2 ? [own || (below ? over : ''), below] : [own]
    return [...new Set(parts.filter(Boolean))].join(JOINT) || `#${place + 1}`
  })
}

/** How many columns have a heading of which a field is known. */
function known(subject: Subject, headings: string[]): number {
  const fields = importFields(subject)
  return headings.filter((heading) => fieldOf(subject, fields, heading) !== null).length
}

/** Whether a row may be the lower line of headings: texts, and none of it long or a number. */
const mayBeLower = (row: Row | undefined) =>
  row !== undefined &&
  filled(row) >= 2 &&
  row.cells.every((cell) => cell === '' || (isText(cell) && !/\d{2}/.test(cell)))

/** Where the headings of a sheet most probably stand: where most columns are known; else the first row of texts as wide as the rows below. */
export function findHeadings(subject: Subject, sheet: Sheet): HeadingPlace {
  const rows = sheet.rows.slice(0, LOOKED_AT)
  let best: { place: HeadingPlace; score: number } = { place: { row: 0, lines: 1 }, score: 0 }
  for (const [row, line] of rows.entries()) {
    if (filled(line) < 2 || !line.cells.some(isText)) continue
    const single = known(subject, headingsAt(sheet, { row, lines: 1 }))
    const isLast = row + 1 >= sheet.rows.length
    if (single >= 2 && single > best.score && !isLast) best = { place: { row, lines: 1 }, score: single }
    if (!mayBeLower(rows[row + 1]) || row + 2 >= sheet.rows.length) continue
    const pair = known(subject, headingsAt(sheet, { row, lines: 2 }))
    const below = known(subject, headingsAt(sheet, { row: row + 1, lines: 1 }))
    if (pair >= 2 && pair > Math.max(best.score, single, below)) best = { place: { row, lines: 2 }, score: pair }
  }
  return best.score >= 2 ? best.place : { row: firstWide(rows), lines: 1 }
}

function firstWide(rows: Row[]): number {
  const width = Math.max(...rows.map(filled))
  const place = rows.findIndex(
    (row) => filled(row) >= width * 0.7 && row.cells.every((cell) => cell === '' || isText(cell))
  )
  return Math.max(0, place)
}

/** The rows of records below the headings, and those that are none. */
export interface DataRows {
  rows: Row[]
  leftOut: { line: number; text: string }[]
}

const SUM = /^(sub ?)?total(es)?\b|^suma\b|^gran total/
const FOOT =
  /^(elabor|revis|actualizad|nota|notas|fuente|fecha de (corte|actualizacion|impresion)|impreso|pagina|hoja|\* ?)/

/** Lines that head a group of rows: «MATERIA CIVIL», «Juzgados familiares:». */
const GROUP =
  /^(materias?|juzgados?|tribunal(es)?|juntas?|asuntos|clientes|expedientes|area|seccion|abogad[oa]|cartera|mes de|an~o)\b|:$/

const isCapitals = (text: string) => /\p{L}{2}/u.test(text) && text === text.toUpperCase()

/** Whether a row of one cell heads a group, and is no record of which only the name is known. */
function headsGroup(row: Row, below: Row[]): boolean {
  const place = row.cells.findIndex((cell) => cell !== '')
  const text = row.cells[place]!
  if (GROUP.test(plainHeading(text)) || GROUP.test(fold(text)) || (inferMateria(text) && text.split(/\s+/).length <= 3))
    return true
  const others = below.filter((other) => other !== row && other.cells[place])
  const capitals = others.filter((other) => isCapitals(other.cells[place]!)).length
  return isCapitals(text) && capitals < others.length / 2
}

/** Tells rows of records from sums, footnotes, lines between groups and headings that come again. */
export function dataRows(sheet: Sheet, heading: HeadingPlace): DataRows {
  const headings = headingsAt(sheet, heading).map(plainHeading)
  const below = sheet.rows.slice(heading.row + heading.lines)
  const widths = below
    .map(filled)
    .filter((count) => count > 1)
    .sort((one, other) => one - other)
  const usual = widths[Math.floor(widths.length / 2)] ?? 0
  const some = below.slice(0, 200)
  const isNone = (row: Row) => {
    const cells = row.cells.map(plainHeading)
    const [first = ''] = cells.filter(Boolean)
    const count = filled(row)
    const isAgain = (cell: string, place: number) =>
      cell === '' ||
      cell === headings[place] ||
      headings[place]?.endsWith(` ${cell}`) ||
      headings[place]?.startsWith(`${cell} `)
    if (count >= 2 && cells.every(isAgain)) return true
    if (SUM.test(first) && count <= Math.max(3, usual / 2)) return true
    if (usual < 3 || count > 2) return false
    return FOOT.test(first) || (count === 1 && headsGroup(row, some))
  }
  const leftOut = below.filter(isNone)
  const none = new Set(leftOut)
  return {
    rows: below.filter((row) => !none.has(row)),
    leftOut: leftOut.map(({ line, cells }) => ({ line, text: cells.filter(Boolean).join(' · ').slice(0, 120) })),
  }
}
