import { searchFold } from '#app/core/text/fold'
import type { TextRun } from '#app/core/search/search_engine'

const BEFORE = 60
const LENGTH = 220

/** A place in a text where words were found. */
export interface FoundAt {
  from: number
  to: number
}

/** The text folded, with the place of each folded character in it. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const char of text) {
    const piece = /\s/.test(char) ? (folded.endsWith(' ') ? '' : ' ') : searchFold(char)
    for (let index = 0; index < piece.length; index++) places.push(at)
    folded += piece
    at += char.length
  }
  places.push(at)
  return { folded, places }
}

/** Where words (folded) stand in a text, in order, at most so many. */
export function findWords(text: string, words: string[], most = 1_000): FoundAt[] {
  const { folded, places } = foldWithPlaces(text.normalize('NFC').length === text.length ? text.normalize('NFC') : text)
  const found: FoundAt[] = []
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0 && found.length < most; at = folded.indexOf(word, at + word.length))
      found.push({ from: places[at]!, to: places[at + word.length - 1]! + 1 })
  }
  return found.sort((a, b) => a.from - b.from)
}

/** An extract around the first place with most of the words, each marked. */
export function snippetOf(text: string, words: string[]): TextRun[] {
  const found = findWords(text, words)
  const start = Math.max(0, bestStart(found) - BEFORE)
  const end = Math.min(text.length, start + LENGTH)
  const runs: TextRun[] = []
  let at = start
  for (const { from, to } of found.filter((place) => place.from >= start && place.to <= end)) {
    if (from < at) continue
    runs.push({ text: text.slice(at, from), mark: null }, { text: text.slice(from, to), mark: 'exact' })
    at = to
  }
  runs.push({ text: text.slice(at, end), mark: null })
  return withEllipses(runs, start > 0, end < text.length)
}

/** The place after which most are found within an extract. */
function bestStart(found: FoundAt[]): number {
  const within = (from: number) =>
    found.filter((other) => other.from >= from && other.from < from + LENGTH - BEFORE).length
  const counted = found.slice(0, 200).map(({ from }) => ({ from, count: within(from) }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best), { from: 0, count: 0 }).from
}

function withEllipses(runs: TextRun[], before: boolean, after: boolean): TextRun[] {
  const tidy = runs.map(({ text, mark }) => ({ text: text.replace(/\s+/g, ' ').toWellFormed(), mark }))
  if (before) tidy[0]!.text = `…${tidy[0]!.text}`
  if (after) tidy.at(-1)!.text += '…'
  return tidy.filter(({ text }) => text !== '')
}
