import { unaccented } from '#sources/text/spanish'
import { pageMarkOf, withoutNumbers } from './page_numbers.js'

const PUBLISHER =
  /compilaci|instituto|congreso|gobierno|secretar|coordinaci|poder|legislatura|direcci|peri[óo]dico|gaceta|biblioteca/i
const UNIT = /^\s*(?:libro|t[íi]tulo|cap[íi]tulo|secci[óo]n|art[íi]culo|transitori|[IVXLC]+\.|[a-z]\))/i
const MAX_ROW_LENGTH = 180
const MIN_REPEATS = 3
const MAX_HEADER_ROWS = 6
/** A page has no more rows than so many. */
const ROWS_OF_A_PAGE = 80

/** Rows without the headers and numbers that every page of a publisher repeats; a sentence that they cut goes on in the next row. */
export function withoutRunningRows(rows: string[]): string[] {
  const mark = pageMarkOf(rows)
  const running = new Set([...headersOfNumberedPages(rows, mark), ...headersInPairs(rows)])
  const kept = rows.flatMap((row, at) => {
    if (running.has(at)) return []
    // a header glued to the text of its page is cut off it
    return mark.test(row) ? [row.replace(mark, '')].filter(Boolean) : [row]
  })
  return withoutNumbers(kept)
}

/** The rows above `Página 3 de 77` that stand there on most pages. */
function headersOfNumberedPages(rows: string[], mark: RegExp): number[] {
  const above = rows.flatMap((row, at) => {
    if (!mark.test(row)) return []
    const places = Array.from({ length: MAX_HEADER_ROWS }, (_, up) => at - 1 - up).filter((place) => place >= 0)
    const end = places.findIndex((place) => !rows[place].trim() || rows[place].length > MAX_ROW_LENGTH)
    return [end < 0 ? places : places.slice(0, end)]
  })
  const counts = counted(above.flat().map((place) => keyOf(rows[place])))
  return above.flat().filter((place) => (counts.get(keyOf(rows[place])) ?? 0) >= Math.max(2, above.length * 0.05))
}

/** Two rows that stand together on every page, one of them the publisher's: `CÓDIGO … / INSTITUTO DE INVESTIGACIONES LEGISLATIVAS`. */
function headersInPairs(rows: string[]): number[] {
  const isTitle = (row: string) =>
    row.length <= MAX_ROW_LENGTH && /^\s*\p{Lu}/u.test(row) && !/[.;:,]\s*$/.test(row) && !UNIT.test(row)
  const pairs = rows.flatMap((row, at) => {
    const next = rows[at + 1] ?? ''
    return isTitle(row) && isTitle(next) && PUBLISHER.test(row + next)
      ? [{ at, key: `${keyOf(row)} ${keyOf(next)}` }]
      : []
  })
  const counts = counted(pairs.map(({ key }) => key))
  const fewest = Math.max(MIN_REPEATS, rows.filter((row) => row.trim()).length / ROWS_OF_A_PAGE)
  return pairs.filter(({ key }) => (counts.get(key) ?? 0) >= fewest).flatMap(({ at }) => [at, at + 1])
}

/** What the rows of a header have in common: letters only, so that a blank inside a word does not tell them apart. */
function keyOf(row: string): string {
  return unaccented(row).replace(/[^a-z]/g, '')
}

function counted(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
