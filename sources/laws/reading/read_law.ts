import { chainOf } from './article_chain.js'
import { BodyWalk } from './body_walk.js'
import { FEDERAL, notePlace } from './gazettes.js'
import type { Gazette } from './gazettes.js'
import { articleHeading } from './article_numbers.js'
import { isDecreed, transitoryHeading, wordedArticle } from './landmarks.js'
import type { Law } from '#sources/laws/law'
import { withNotesBefore } from './notes_before.js'
import { notesOf } from '#sources/laws/dating/reform_notes'
import { startOf } from './starts.js'
import type { Start } from './starts.js'
import { TransitoryWalk } from './transitory_walk.js'
import { factsOf } from './front_page.js'
import { unitsOf } from './units.js'

/** Reads the structure of a law out of its paragraphs. Never fails: what is not understood stays with the unit before it. */
export function readLaw(lines: string[], gazette: Gazette = FEDERAL): Law {
  const places = lines.map((line) => notePlace(line, gazette))
  const starts = startsOf(lines, gazette, places)
  const units = unitsOf(lines, withNotesBefore({ lines, starts, places }), places)
  return { lines, units, notes: notesOf(lines, units, places), ...factsOf(lines, gazette) }
}

type Places = ReturnType<typeof notePlace>[]

function startsOf(lines: string[], gazette: Gazette, places: Places): Start[] {
  const body = new BodyWalk(isWorded(lines), chainOf(bodyLines(lines, places)))
  let transitory: TransitoryWalk | null = null
  const starts: Start[] = []
  lines.forEach((line, at) => {
    if (places[at]) return
    if (!transitory && body.isInside && transitoryHeading(line)) transitory = new TransitoryWalk(gazette)
    const start = transitory ? transitory.startAt(lines, at) : body.startAt(line, at)
    if (start) starts.push(start)
  })
  const own = withoutContents(starts)
  return own[0]?.line === 0 ? own : [startOf(0, 'preamble'), ...own]
}

/** The lines before its transitory provisions that are no notes, with their places. */
function* bodyLines(lines: string[], places: Places): Generator<[number, string]> {
  let isInside = false
  for (const [at, line] of lines.entries()) {
    if (places[at]) continue
    if (isInside && transitoryHeading(line)) return
    isInside ||= articleHeading(line) !== null
    yield [at, line]
  }
}

/** Whether a law numbers its articles in words: then it has none in figures before its transitory provisions. */
function isWorded(lines: string[]): boolean {
  let inFigures = 0
  let inWords = 0
  for (const line of lines) {
    if (inFigures + inWords > 0 && transitoryHeading(line)) break
    if (articleHeading(line)?.isMarked) inFigures++
    const worded = wordedArticle(line)
    if (worded && !isDecreed(worded)) inWords++
  }
  return inFigures === 0 && inWords > 0
}

/** A table of contents before the text names the same divisions, and none of their articles. */
function withoutContents(starts: Start[]): Start[] {
  const article = starts.findIndex(({ kind }) => kind === 'article')
  const first = starts[0]
  if (article < 2) return starts
  const again = starts.findLastIndex(
    ({ kind, key }, place) => place > 0 && place < article && kind === first.kind && key === first.key
  )
  return again > 0 ? starts.slice(again) : starts
}
