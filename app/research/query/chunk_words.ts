import { scanWords } from '#app/research/search/words/word_scanner'
import type { Leaf } from './tokens.js'

const NUMBER = /^\d+$/

/** What a field is asked for: the words of the chunk behind its colon, as one. */
export function fieldLeaf(value: string, found: { word: string; end: number }[], start: number): Leaf {
  const words = found.map(({ word }) => word)
  const kind = words.length > 1 ? 'phrase' : value[found[0].end] === '*' ? 'prefix' : 'word'
  return { kind, words, isQuoted: false, start, end: start + value.length }
}

/** Whether a word of a chunk is the second half of the number of a case: `123/2024`. */
export function isSecondNumber(chunk: string, start: number, word: string): boolean {
  return NUMBER.test(word) && chunk[start - 1] === '/' && /\d/.test(chunk[start - 2] ?? '')
}

/** The words of a text, and where they stand in it. */
export function wordsWithin(text: string): { word: string; start: number; end: number }[] {
  const found: { word: string; start: number; end: number }[] = []
  scanWords(text, (start, end) => void found.push({ word: text.slice(start, end), start, end }))
  return found
}
