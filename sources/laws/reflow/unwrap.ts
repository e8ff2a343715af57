const UNIT =
  /^\s*["“(]?(?:(?:libro|t[íi]tulo|cap[íi]tulo|secci[óo]n|subsecci[óo]n|parte|apartado)\s+\S|art[íi]culos?\s|art\.\s|transitori|t\s?r\s?a\s?n\s?s\s?i\s?t\s?o\s?r\s?i|(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]|d[ée]cim[oa]|[úu]nic[oa])[.\s]*[.-]|[IVXLC]+(?:\s?bis|\s?ter)?\s?[.)-]|[a-zñ]\s?\)|\d{1,3}\s?[.)-]|[-–•·]\s|\((?:reform|adicion|derog|se )|(?:reform|adicion|derog)ad)/i
const HEADING = /^\s*(?:libro|t[íi]tulo|cap[íi]tulo|secci[óo]n|subsecci[óo]n)\s+\S{1,14}(?:\s\S{1,12})?[.:-]*\s*$/i
const ENDED = /[.:;!?)"”]\s*-?\s*$/
const ENDED_OR_LINKED = /(?:[.:;!?)"”]|;\s*[yoe]|,\s*[yoe])\s*-?\s*$/
const NARROWEST = 40
const WIDEST = 140

/** Whether the rows are lines of a page: many of about one width, broken in the middle of a sentence. */
export function isWrapped(rows: string[]): boolean {
  const widths = rows
    .filter((row) => row.trim())
    .map((row) => row.trim().length)
    .sort((one, other) => one - other)
  const [middle, wide] = [widths[Math.floor(widths.length / 2)] ?? 0, widths[Math.floor(widths.length * 0.9)] ?? 0]
  if (middle < NARROWEST || wide > WIDEST + 60) return false
  let broken = 0
  let pairs = 0
  rows.forEach((row, at) => {
    const next = rows[at + 1]?.trim()
    if (!row.trim() || !next) return
    pairs++
    if (!ENDED.test(row) && /^[\p{Ll}\d]/u.test(next)) broken++
  })
  return pairs > 5 && broken > pairs * 0.3
}

/** Joins the lines of a page into paragraphs: a blank row, a unit's beginning or a short last line end one. */
export function unwrapped(rows: string[]): string[] {
  const width = widthOf(rows)
  const paragraphs: string[] = []
  let last: string | null = null
  let isAfterBlank = true
  for (const row of rows) {
    if (!row.trim()) {
      isAfterBlank = true
      continue
    }
    if (last !== null && goesOn(last, row, { isAfterBlank, width }))
      paragraphs[paragraphs.length - 1] += ` ${row.trim()}`
    else paragraphs.push(row.trim())
    last = row
    isAfterBlank = false
  }
  return paragraphs
}

interface Setting {
  isAfterBlank: boolean
  /** Of a full line. */
  width: number
}

function goesOn(before: string, row: string, { isAfterBlank, width }: Setting): boolean {
  const text = row.trim()
  if (HEADING.test(before)) return false
  // a number before a lower case letter is the number of nothing
  if (UNIT.test(row) && !/^\s*art[íi]culos?\s/.test(row)) return false
  const isCapitals = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
  if (isCapitals !== isAllCapitals(before)) return /^\p{Ll}/u.test(text)
  if (isAfterBlank) return !ENDED_OR_LINKED.test(before) && /^[\p{Ll}(]/u.test(text) && !isCapitals
  if (!ENDED_OR_LINKED.test(before)) return true
  return !/^\s/.test(row) && before.trim().length > width * 0.8
}

function isAllCapitals(row: string): boolean {
  return row === row.toUpperCase() && /\p{Lu}{3}/u.test(row)
}

function widthOf(rows: string[]): number {
  const widths = rows
    .map((row) => row.trim().length)
    .filter(Boolean)
    .sort((one, other) => one - other)
  return widths[Math.floor(widths.length * 0.8)] ?? 0
}
