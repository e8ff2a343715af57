import { unaccented } from '#sources/text/spanish'
import type { Page as PdfPage } from './pdf_pages.js'
import type { Row } from './pdf_rows.js'

/** A page as far as its furniture goes. */
type Page = Pick<PdfPage, 'height' | 'rows'>

/** The part of a page in which headers and footers stand. */
const HEAD = 0.84
const FOOT = 0.1
/** A row that stands at the head or foot of so many pages is none of the text. */
const SHARE = 0.5

const PAGE_NUMBER = /^(?:p[áa]g(?:ina|\.)?\s*)?\d{1,4}(?:\s*(?:de|\/)\s*\d{1,4})?$/i
/** The block that the Chamber of Deputies puts on each page ends with this row. */
const CHAMBER = /^secretaria de servicios parlamentarios\b/

/** The rows of each page without its header and footer. */
export function withoutFurniture(pages: Page[]): Row[][] {
  const repeated = repeatedRows(pages)
  return pages.map((page) => {
    const rows = page.rows
    const head = rows.filter((row) => row.y > page.height * HEAD)
    const block = head.filter((row) => CHAMBER.test(plain(row)))
    const floor = block.length ? Math.min(...block.map(({ y }) => y)) - 1 : Infinity
    return rows.filter((row) => {
      if (row.y >= floor) return false
      if (isEdge(page, row) && repeated.has(marked(row))) return false
      if (row.y < page.height * FOOT && PAGE_NUMBER.test(row.text)) return false
      return !(row.y > page.height * HEAD && PAGE_NUMBER.test(row.text))
    })
  })
}

function repeatedRows(pages: Page[]): Set<string> {
  const counts = new Map<string, number>()
  for (const page of pages) {
    const edge = new Set(page.rows.filter((row) => isEdge(page, row)).map(marked))
    for (const text of edge) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const least = Math.max(3, pages.length * SHARE)
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text))
}

function isEdge(page: Page, row: Row): boolean {
  return row.y > page.height * HEAD || row.y < page.height * FOOT
}

/** The title of a law stands on its first page as well, in other letters. */
function marked(row: Row): string {
  return `${Math.round(row.size)} ${plain(row)}`
}

/** Comparable from page to page: without accents, and with page numbers left out. */
function plain(row: Row): string {
  return unaccented(row.text).replace(/\b\d{1,4} de \d{1,4}\b|^\d+$/g, '#')
}
