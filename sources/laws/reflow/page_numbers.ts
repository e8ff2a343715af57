/** A page says its own number: `Página 3 de 77`, perhaps with the text of the page glued to it. */
const PAGE_OF = /^\s*P\s?[áa]\s?g(?:\s?i\s?n\s?a|\.)?\s*\d{1,2}\s?\d{0,2}\s*(?:de|\/)\s*\d{1,4}\s*/i
const NUMBER_OF = /^\s*(\d{1,4}) de (\d{1,4})(?=\s|$)/
const NUMBER = /^\s*(\d{1,4})(?:\s+(\S.*)?)?$/
/** Pages that must be numbered before numbers are believed. */
const MIN_NUMBERED_PAGES = 3
/** Rows from one page to the next. */
const ROWS = { fewest: 12, most: 130 }
/** Pages without a number between two with one. */
const MAX_MISSING = 3

/** How the pages of a text say their number and how many they are: `Página 3 de 77`, or `3 de 77` where that total is said again and again. */
export function pageMarkOf(rows: string[]): RegExp {
  if (rows.filter((row) => PAGE_OF.test(row)).length > 1) return PAGE_OF
  const pages = new Map<string, Set<string>>()
  for (const row of rows) {
    const [, number, total] = NUMBER_OF.exec(row) ?? []
    if (total && Number(number) <= Number(total)) pages.set(total, (pages.get(total) ?? new Set()).add(number))
  }
  const [total, numbers] = [...pages].sort((one, other) => other[1].size - one[1].size)[0] ?? []
  return numbers && numbers.size >= MIN_NUMBERED_PAGES
    ? new RegExp(String.raw`^\s*\d{1,4} de ${total}(?:\s+|$)`)
    : PAGE_OF
}

/** Rows without the page numbers that stand alone, or before the text of their page, and go on from one page to the next. */
export function withoutNumbers(rows: string[]): string[] {
  const found = numbered(rows)
  if (found.size < MIN_NUMBERED_PAGES) return rows
  return rows.flatMap((row, at) => (found.has(at) ? [row.replace(/^\s*\d{1,4}\s*/, '')].filter(Boolean) : [row]))
}

interface Candidate {
  at: number
  number: number
  /** Pages counted up to this one, and the one before it. */
  pages: number
  before: Candidate | null
}

/** The longest run of numbers that grow by about one a page. */
function numbered(rows: string[]): Set<number> {
  const candidates: Candidate[] = []
  rows.forEach((row, at) => {
    const [, digits, after = ''] = NUMBER.exec(row) ?? []
    // `1 IMPUESTOS` is the first line of a list
    if (!digits || /^\d|^[\p{Lu}\s]{4,}$/u.test(after)) return
    const own: Candidate = { at, number: Number(digits), pages: 1, before: null }
    for (const other of candidates.slice(-40)) {
      if (!follows(own, other) || other.pages < own.pages) continue
      own.pages = other.pages + 1
      own.before = other
    }
    candidates.push(own)
  })
  const found = new Set<number>()
  let last = candidates.reduce<Candidate | null>((best, one) => (one.pages > (best?.pages ?? 0) ? one : best), null)
  for (; last; last = last.before) found.add(last.at)
  return found
}

function follows(one: Candidate, before: Candidate): boolean {
  const pages = one.number - before.number
  const rows = one.at - before.at
  return pages > 0 && pages <= MAX_MISSING + 1 && rows >= ROWS.fewest * pages && rows <= ROWS.most * pages
}
