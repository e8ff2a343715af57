import { FOLDED } from './folding.js'

/** Calls `visit` with the start and end (exclusive) of every word of an NFC text, in order; stops when it answers `false`. */
export function scanWords(text: string, visit: (start: number, end: number) => unknown, from = 0): void {
  const length = text.length
  let place = from
  while (place < length) {
    while (place < length && FOLDED[text.charCodeAt(place)] === 0) place++
    const start = place
    while (place < length && FOLDED[text.charCodeAt(place)] !== 0) place++
    if (place > start && visit(start, place) === false) return
  }
}

/** The words of a text as they stand in it. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  scanWords(text, (start, end) => void words.push(text.slice(start, end)))
  return words
}
