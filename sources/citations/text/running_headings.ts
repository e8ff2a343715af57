/** Lines that end a page, and those of the heading of the next one, in texts from a PDF. */
const PAGE_NUMBER = /^\s*P[áa]gina\s+\d+\s+de\s+\d+/iu
/** Lines in capitals. */
const CAPITALS = /^(?=[^\p{Ll}\d]*\p{Lu}{2,}[^\p{Ll}\d]*\p{Lu}{2})[^\p{Ll}\d]{12,200}$/u
/** A line that ends no sentence. */
const IS_OPEN = /[^.:;\s]\s*$/u
/** So many times a line is the heading of pages. */
const MIN_REPEATS = 3
/** A heading has no more characters. */
const MAX_HEADING_LENGTH = 220
/** So many lines stand above the number of a page. */
const MAX_LINES = 5

/**
 * Blanks the headings of pages that stand within sentences, so that these can be read on: lines that come again and again above the number of a page, or in
 * capitals where a sentence is open. The text keeps its length.
 */
export function withoutHeadings(whole: string): string {
  const text = withoutPageNumbers(whole)
  const lines = text.split('\n')
  const times = new Map<string, number>()
  for (const line of lines) times.set(keyOf(line), (times.get(keyOf(line)) ?? 0) + 1)
  const isRepeated = (line: string) => line.trim() !== '' && times.get(keyOf(line))! >= MIN_REPEATS

  const headings = new Set<number>()
  let open = ''
  lines.forEach((line, place) => {
    if (PAGE_NUMBER.test(line))
      for (let above = place - 1; above >= place - MAX_LINES && above >= 0 && isRepeated(lines[above]!); above--)
        headings.add(above)
    if (line.length <= MAX_HEADING_LENGTH && CAPITALS.test(line.trim()) && isRepeated(line) && IS_OPEN.test(open))
      headings.add(place)
    else if (line.trim()) open = line
  })
  return lines
    .map((line, place) => {
      const isHeading = headings.has(place)
      const kept = isHeading ? blank(line) : line.replace(PAGE_NUMBER, (number) => blank(number))
      return `${place === 0 ? '' : isHeading || kept !== line ? ' ' : '\n'}${kept}`
    })
    .join('')
}

/** A number alone above the first words of a page, which go on a sentence. */
const ALONE = /(?<before>\S)[^\S\n]*\n[^\S\n]*\n[^\S\n]*(?<page>\d{1,4})(?=\s)/g

/** Blanks numbers of pages that break a sentence: each is one more than that of the page before it, or one less than that of the next. */
function withoutPageNumbers(text: string): string {
  const numbers = [...text.matchAll(ALONE)].map(({ groups }) => Number(groups?.page))
  let place = -1
  return text.replace(ALONE, (written: string, before: string) => {
    place++
    const isPage = numbers[place - 1] === numbers[place]! - 1 || numbers[place + 1] === numbers[place]! + 1
    return isPage && !/[.:;]/.test(before) ? `${before}${blank(written.slice(before.length))}` : written
  })
}

const keyOf = (line: string) => line.replace(/\d+/g, '#').replace(/\s+/g, '')
const blank = (text: string) => ' '.repeat(text.length)
