import { baseOf } from './article_numbers.js'
import type { ArticleHeading } from './article_numbers.js'
import { readingsOf } from './article_readings.js'
import type { Reading } from './article_readings.js'

/** Headings before it that a heading may follow. */
const MAX_BEFORE = 40
/** Articles that may be missing between two that follow one another. */
const MAX_MISSING = 60
/** What it is worth that a heading is the next one, or a later one. */
const WORTH = { next: 1, later: 0.3, withNote: 0.01 }

interface Link {
  line: number
  reading: Reading
  worth: number
  before: Link | null
  /** The number of the last note so far. */
  note: number
}

/**
 * The headings of the articles of a law that follow one another, by their lines. Publishers glue the marks of their notes to the numbers (`ARTÍCULO 11563`),
 * and quotations and gaps stand between: of all ways to read the headings that is taken in which most are the next of the one before. The numbers of the
 * notes must grow.
 */
export function chainOf(lines: Iterable<[number, string]>): Map<number, ArticleHeading> {
  const links: Link[] = []
  let best: Link | null = null
  for (const [line, text] of lines) {
    const earlier = links.slice(-MAX_BEFORE)
    for (const reading of readingsOf(text)) {
      const link = linkOf(line, reading, earlier)
      links.push(link)
      if (link.worth > (best?.worth ?? 0)) best = link
    }
  }
  const chain = new Map<number, ArticleHeading>()
  for (let link = best; link; link = link.before) chain.set(link.line, link.reading.heading)
  return chain
}

function linkOf(line: number, reading: Reading, earlier: Link[]): Link {
  const own: Link = { line, reading, worth: WORTH.later, before: null, note: reading.note ?? 0 }
  for (const before of earlier) {
    if (before.line === line || (reading.note !== null && reading.note <= before.note)) continue
    const step = worthOf(before.reading.heading, reading)
    const worth = before.worth + step - (reading.note === null ? 0 : WORTH.withNote)
    if (step === 0 || worth <= own.worth) continue
    own.worth = worth
    own.before = before
    own.note = reading.note ?? before.note
  }
  return own
}

/** 0 when a heading cannot follow another. */
function worthOf(before: ArticleHeading, { heading, note }: Reading): number {
  const [from, to] = [before.numbers[before.numbers.length - 1], heading.numbers[0]]
  const apart = baseOf(to) - baseOf(from)
  if (apart === 0) return isLater(from, to) ? WORTH.next : 0
  if (apart === 1) return WORTH.next
  return note === null && heading.isMarked && apart > 1 && apart <= MAX_MISSING ? WORTH.later : 0
}

/** Whether one article comes after another of the same whole number: `14 bis` after `14`, `228 o` after `228 n`. */
function isLater(from: string, to: string): boolean {
  if (from === to || /^\d+$/.test(to)) return false
  const [one, other] = [from, to].map(
    (number) => /^\d+[ -]([A-Za-zñ])(?![a-z])/.exec(number)?.[1].toLowerCase() ?? null
  )
  return one === null || other === null || one <= other || one === 'ñ' || other === 'ñ'
}
