import type { Row } from './pdf_rows.js'
import { PICTURE } from './picture.js'

/** The edges between which the text of a page stands. */
interface Column {
  left: number
  right: number
}

/** Joins the rows of pages to paragraphs: sentences that a page or the end of a row cut are whole again. */
export function paragraphsOfRows(pages: Row[][]): string[] {
  const usual = columnOf(pages.flat())
  const paragraphs: string[] = []
  let open: Row[] = []
  for (const rows of pages) {
    const own = columnOf(rows)
    const column = own.right > usual.right + 20 ? own : usual
    rows.forEach((row, place) => {
      const isNew = !open.length || (place ? startsParagraph(open, row, column) : startsPage(open, row, column))
      if (isNew && open.length) {
        paragraphs.push(joined(open))
        open = []
      }
      open.push(row)
    })
  }
  if (open.length) paragraphs.push(joined(open))
  return paragraphs
}

/** Where full rows begin and end; a few rows that stand out do not count. */
function columnOf(rows: Row[]): Column {
  const sorted = (edges: number[]) => edges.sort((one, other) => one - other)
  const lefts = sorted(rows.map(({ left }) => left))
  const rights = sorted(rows.map(({ right }) => right))
  return { left: lefts[Math.floor(lefts.length * 0.05)] ?? 0, right: rights[Math.floor(rights.length * 0.9)] ?? 0 }
}

function startsParagraph(open: Row[], row: Row, column: Column): boolean {
  const last = open[open.length - 1]
  if (isPicture(last, row)) return true
  const drop = last.y - row.y
  if (drop <= 0 || drop > 1.72 * Math.max(last.size, row.size)) return true
  if (isOtherSize(last, row)) return true
  if (wouldHaveFitted(last, row, column)) return true
  if (DATED.test(last.text) && DATED_NOTE.test(row.text)) return true
  return looksLikeStart(row.text) && (row.left > last.left + 4 || ENDED.test(last.text))
}

/** Whether the first word of a row had room at the end of the row before: then the break is meant. */
function wouldHaveFitted(last: Row, row: Row, column: Column): boolean {
  const characterWidth = (row.right - row.left) / row.text.length
  const needed = characterWidth * (row.text.split(' ')[0].length + 1) * 1.15 + 3
  const room = isCentred(last, column)
    ? column.right - column.left - (last.right - last.left)
    : column.right - last.right
  return room > needed
}

function isCentred(row: Row, column: Column): boolean {
  const off = (row.left + row.right) / 2 - (column.left + column.right) / 2
  return Math.abs(off) < 8 && row.left > column.left + 18
}

/** On a new page a paragraph goes on unless it was at its end, or something else plainly begins. */
function startsPage(open: Row[], row: Row, column: Column): boolean {
  const last = open[open.length - 1]
  if (isPicture(last, row)) return true
  if (isOtherSize(last, row) || (isCentred(last, column) && wouldHaveFitted(last, row, column))) return true
  if (/^\p{Ll}/u.test(row.text) && !/^(?:[a-z]|[ivx]+)[).]/.test(row.text) && !ENDED.test(last.text)) return false
  if (looksLikeStart(row.text)) return true
  const isBack = open.length > 1 ? Math.abs(row.left - last.left) < 3 : row.left < last.left - 3 || isHanging(open, row)
  return ENDED.test(last.text) || !isBack
}

/** The first row of a fraction stands left of the others. */
function isHanging(open: Row[], row: Row): boolean {
  return open.length === 1 && looksLikeStart(open[0].text) && row.left > open[0].left + 5
}

function isPicture(...rows: Row[]): boolean {
  return rows.some(({ text }) => text === PICTURE)
}

const ENDED = /[.:;](?:["”’»)]|\s[ye])*$|[.:;]\s*$/u

function isOtherSize(last: Row, row: Row): boolean {
  return Math.abs(last.size - row.size) > 0.9
}

/** One note of reform after another; both stand at the right edge. */
const DATED = /\d\d-\d\d-\d{4}(?:\s*\([^()]*\))?$/
const DATED_NOTE =
  /^(?:art[íi]culo|p[áa]rrafo|fracci[óo]n|inciso|numeral|apartado|cap[íi]tulo|secci[óo]n|t[íi]tulo|libro|denominaci[óo]n|ep[íi]grafe|fe de erratas|reforma|multa|cantidad)/i

const START =
  /^(?:["“]?art[íi]culos?\s+\S+|(?:[IVXLC]{1,7})(?:\s(?:bis|ter|qu[áa]ter))?\s*[.)]|[a-zñ]{1,2}\)|\d{1,2}\s?[.)](?!\d)|[A-Z][.)]\s|t[íi]tulo\s|cap[íi]tulo\s|secci[óo]n\s|libro\s|transitorios?\b|(?:primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|[úu]nico)\s*\.)/iu

function looksLikeStart(text: string): boolean {
  return START.test(text)
}

/** A word that was cut at the end of a row is whole again; a hyphen between words stays. */
function joined(rows: Row[]): string {
  return rows
    .map(({ text }) => text)
    .reduce((text, next) => {
      if (/\p{L}\u00AD$/u.test(text)) return text.slice(0, -1) + next
      if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next
      return `${text} ${next}`
    })
}
