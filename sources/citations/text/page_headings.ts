/** The heading of a page, in capitals, that stands within a sentence of a text from a PDF. */
const PAGE_HEADING = /\s+(?:\p{Lu}{2,}[\s,]+|[YAEO]\s+){4,30}(?=(?:de|del)\s)/uy

/**
 * Whether only blanks part an offset from words in capitals that follow words in small letters: a heading, whose law is none of the sentence. In a rubro both
 * are in capitals.
 */
export function isHeadingAt(text: string, at: number): boolean {
  const begin = at + (/^\s+/.exec(text.slice(at, at + 100))?.[0].length ?? 0)
  return (
    begin > at &&
    /^\p{Lu}{2,}\s+\p{Lu}{2}/u.test(text.slice(begin, begin + 40)) &&
    /\p{Ll}{3}/u.test(text.slice(Math.max(0, at - 12), at))
  )
}

/** Where the sentence goes on behind the heading of a page, or null. */
export function behindHeading(text: string, at: number): number | null {
  PAGE_HEADING.lastIndex = at
  const heading = PAGE_HEADING.exec(text)
  return heading && at + heading[0].length
}
