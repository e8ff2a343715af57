import { articleHeading, baseOf } from './article_numbers.js'
import type { ArticleHeading } from './article_numbers.js'

/** A way to read the heading of an article. */
export interface Reading {
  heading: ArticleHeading
  /** The number of the note whose mark is glued to that of the article, or null. */
  note: number | null
}

const HEADED = /^["“«'\s]*art[íi]culos?\s*(?:[:-]?\s+|\.\s*)\d/iu
/** `11563`: article 115 with note 63. */
const GLUED_TO_NUMBER = /^(\D*)(\d{1,4}?)(\d{1,3})(?!\d|,\d{3})/
/** `40 BIS108`, `15-A23`. */
const GLUED_TO_SUFFIX =
  /^(\D*\d{1,4}[\sº°ªo.-]*\p{L}{0,12}?)(?<=[A-Z]|bis|ter|qu[áa]ter|ies|us|[º°ª]|\do)(\d{1,3})(?!\d)/iu
/** `5.2 Esta Ley`, `5o.-12 Esta`. */
const GLUED_TO_SIGN =
  /^(\D*\d{1,4}[\sº°ªo]*(?:\s?(?:bis|ter|[A-Z]))?\s*[.:)º°-]{1,3})(\d{1,3})(?=\s+["“(¿«]?\p{Lu}|\s*$|\.\s)/u
/** `123 [45].-`, `123*.-`, `50⁶.-`: marks that cannot be taken for a number. */
const PLAIN_MARK =
  /^(\D*\d{1,4}[º°ªo]?(?:[\s-]?(?:bis|ter|qu[áa]ter|[A-Z]))?\.?)\s?(?:\[\d{1,3}\]|\(\d{1,3}\)|\*{1,4}|[¹²³⁰⁴-⁹]{1,3})(?=[\s.:-]|$)/iu
const LETTER_O = /^\D*\d{1,4}\s+o\s*\.\s?[-–—]/
const MAX_DIGITS = 3

/** The ways in which a line can be read as the heading of an article; the plain one first, none for other lines. */
export function readingsOf(written: string): Reading[] {
  if (!HEADED.test(written)) return []
  const line = written.replace(PLAIN_MARK, '$1')
  const plain = articleHeading(line)
  const readings: Reading[] = plain ? [{ heading: plain, note: null }] : []
  const withO = LETTER_O.test(line) ? articleHeading(line, true) : null
  if (withO) readings.push({ heading: withO, note: null })
  return [...readings, ...gluedTo(GLUED_TO_SUFFIX, line), ...gluedTo(GLUED_TO_SIGN, line), ...gluedToNumber(line)]
}

function gluedTo(form: RegExp, line: string): Reading[] {
  const [whole, head, note] = form.exec(line) ?? []
  return whole && head ? readingWith(head, note, line.slice(whole.length)) : []
}

/** The last one to three digits of a number may be those of a note. */
function gluedToNumber(line: string): Reading[] {
  const [, before] = GLUED_TO_NUMBER.exec(line) ?? []
  if (before === undefined) return []
  const digits = /^\d+/.exec(line.slice(before.length))?.[0] ?? ''
  const lengths = Array.from({ length: Math.min(MAX_DIGITS, digits.length - 1) }, (_, place) => place + 1)
  return lengths.flatMap((length) => {
    const head = before + digits.slice(0, -length)
    return readingWith(head, digits.slice(-length), line.slice(before.length + digits.length))
  })
}

/** The heading without the mark of a note; a blank after it parts the number from the text. */
function readingWith(head: string, note: string, rest: string): Reading[] {
  if (note.startsWith('0')) return []
  const heading = articleHeading(head + rest)
  if (!heading || baseOf(heading.numbers[0]) === 0) return []
  return [{ heading, note: Number(note) }]
}
