/** A part that cannot stand in a list as it is: it has a semicolon, or begins like one that is quoted. */
const NEEDS_QUOTES = /;|^\s*"/

/** Several texts in one cell, apart by semicolons. One that has a semicolon stands in quotes, with its own quotes doubled. */
export function joinList(parts: (string | null)[]): string {
  if (parts.every((part) => !part)) return ''
  const shown = parts.map((part) =>
    part && NEEDS_QUOTES.test(part) ? `"${part.replaceAll('"', '""')}"` : (part ?? '')
  )
  return shown.join('; ')
}

/** The same for tags. One that has a comma is followed by a semicolon: a cell without semicolons is a list with commas. */
export function joinTags(tags: string[]): string {
  const text = joinList(tags)
  return tags.length === 1 && text === tags[0] && /[,|]/.test(text) ? `${text};` : text
}

/** Where the quotes end that open at a place, when they part what is in them from the rest; -1 for quotes that do not. */
function endOfQuotes(text: string, open: number, separators: string): number {
  let close = open
  do close = text.indexOf('"', close + 1) + 1
  while (close > 0 && text[close] === '"')
  if (close === 0) return -1
  while (text[close] === ' ') close++
  return close === text.length || separators.includes(text[close]!) ? close : -1
}

/** The parts of a cell with the characters that end them. Reads each character a few times at most, whatever stands in the cell. */
function partsOf(text: string, separators: string): { part: string; end: string }[] {
  const parts: { part: string; end: string }[] = []
  let mayQuote = text.includes('"')
  for (let at = 0; at <= text.length;) {
    let start = at
    while (text[start] === ' ') start++
    const close = mayQuote && text[start] === '"' ? endOfQuotes(text, start, separators) : -1
    if (close < 0 && text[start] === '"') mayQuote = text.includes('"', start + 1) && mayQuote
    let end = Math.max(close, at)
    if (close < 0) while (end < text.length && !separators.includes(text[end]!)) end++
    const part = text.slice(at, end).trim()
    parts.push({ part: close < 0 ? part : part.slice(1, -1).replaceAll('""', '"').trim(), end: text[end] ?? '' })
    at = end + 1
  }
  return parts
}

/** The texts of a cell that are apart by semicolons and lines, each without blanks around it; empty ones keep their place. */
export const splitList = (text: string): string[] => partsOf(text, ';\n').map(({ part }) => part)

/** The texts of a cell, apart by semicolons and lines; where there is no semicolon, by commas and strokes. Without empty ones. */
export function splitTags(text: string): string[] {
  const hasSemicolon = partsOf(text, ';,\n|').some(({ end }) => end === ';')
  return partsOf(text, hasSemicolon ? ';\n' : ',\n|').flatMap(({ part }) => part || [])
}
