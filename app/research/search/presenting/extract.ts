import type { Mark, Marker } from './marker.js'

/** A part of a text: `end` is exclusive. */
export interface Span {
  start: number
  end: number
}

/** Characters of an extract. */
export const EXTRACT_LENGTH = 300

/** How far into a body an extract is looked for, and among how many marks: bounds what a long document costs. */
const FARTHEST = 400_000
const MAX_MARKS = 1_000

const VALUE = { phrase: 4, exact: 3, near: 2 }

/** The span of a body worth showing: where most of what was asked for stands within 300 characters, the first of equals; cut between words. */
export function extractOf(body: string, marker: Marker): Span {
  const window = bestWindow(body, marker)
  return cutBetweenWords(body, window)
}

function bestWindow(body: string, marker: Marker): Span {
  const complete = marker.phraseItems * VALUE.phrase + (marker.terms.length - marker.phraseItems) * VALUE.exact
  let best = { start: 0, end: 0 }
  let bestValue = 0
  let marks: Mark[] = []
  let seen = 0
  marker.scan(
    body,
    (mark) => {
      marks = [...marks.filter(({ start }) => mark.end - start <= EXTRACT_LENGTH), mark]
      const value = valueOf(marks)
      if (value > bestValue) [bestValue, best] = [value, { start: marks[0].start, end: mark.end }]
      return bestValue < complete && ++seen < MAX_MARKS
    },
    FARTHEST
  )
  return best
}

/** Each thing asked for counts once, at its best. */
function valueOf(marks: Mark[]): number {
  const values = new Map<number, number>()
  for (const { item, kind, isPhrase } of marks)
    values.set(item, Math.max(values.get(item) ?? 0, isPhrase ? VALUE.phrase : VALUE[kind]))
  return [...values.values()].reduce((sum, value) => sum + value, 0)
}

function cutBetweenWords(body: string, window: Span): Span {
  const spare = Math.max(0, EXTRACT_LENGTH - (window.end - window.start))
  let start = Math.max(0, Math.min(window.start - Math.floor(spare / 2), body.length - EXTRACT_LENGTH))
  if (window.start < start) start = window.start
  const end = Math.min(body.length, Math.max(window.end, start + EXTRACT_LENGTH))
  return { start: startBetweenWords(body, start, window.start), end: endBetweenWords(body, end, window.end) }
}

/** The first start of a word at or after `from`, else `latest`. */
function startBetweenWords(body: string, from: number, latest: number): number {
  if (from === 0) return 0
  for (let place = from; place < latest; place++) if (isBlank(body, place - 1) && !isBlank(body, place)) return place
  return latest
}

/** The last end of a word at or before `from`, `earliest` at least; `from` itself when there is no blank between. */
function endBetweenWords(body: string, from: number, earliest: number): number {
  if (from === body.length) return from
  for (let place = from; place > earliest; place--) if (isBlank(body, place) && !isBlank(body, place - 1)) return place
  return earliest > 0 ? earliest : wholeCharacter(body, from)
}

function isBlank(body: string, place: number): boolean {
  return /\s/.test(body[place])
}

/** Not between the two halves of a character outside the basic plane. */
function wholeCharacter(body: string, place: number): number {
  const unit = body.charCodeAt(place)
  return unit >= 0xdc00 && unit <= 0xdfff ? place - 1 : place
}
