import { FOLDED } from './folding.js'
import { scanWords, wordsOf } from './word_scanner.js'

/** A piece of what the reader typed, in the order it was typed; the words are as written. */
export interface QueryToken {
  kind: 'word' | 'prefix' | 'phrase' | 'operator'
  words: string[]
  excluded: boolean
}

const LONGEST_TEXT = 10_000
const QUOTES = '"“”„«»'
const OPERATORS = new Set(['AND', 'OR', 'NOT', 'NEAR'])
const NUMBER = /^\d+$/

/** Reads a query text into tokens; whatever is typed gives some (or no) tokens. Only the first 10,000 characters are read. */
export function queryTokens(text: string): QueryToken[] {
  const typed = text.slice(0, LONGEST_TEXT).normalize('NFC')
  const tokens: QueryToken[] = []
  let place = 0
  while (place < typed.length) {
    const excluded = isExclusion(typed, place)
    if (excluded) place++
    place = QUOTES.includes(typed[place])
      ? readPhrase(typed, place, excluded, tokens)
      : readChunk(typed, place, excluded, tokens)
  }
  return tokens
}

/** A hyphen excludes when it begins a word or a phrase: not in `ex-juez`, not alone. */
function isExclusion(text: string, place: number): boolean {
  if (text[place] !== '-' || place + 1 >= text.length) return false
  const begins = place === 0 || FOLDED[text.charCodeAt(place - 1)] === 0
  return (
    begins && text[place - 1] !== '-' && (QUOTES.includes(text[place + 1]) || FOLDED[text.charCodeAt(place + 1)] !== 0)
  )
}

/** A quote that is never closed is dropped: its words stay words. */
function readPhrase(text: string, opening: number, excluded: boolean, tokens: QueryToken[]): number {
  let closing = opening + 1
  while (closing < text.length && !QUOTES.includes(text[closing])) closing++
  if (closing === text.length) return opening + 1
  const words = wordsOf(text.slice(opening + 1, closing))
  if (words.length > 0) tokens.push({ kind: 'phrase', words, excluded })
  return closing + 1
}

function readChunk(text: string, from: number, excluded: boolean, tokens: QueryToken[]): number {
  let end = from
  while (end < text.length && !/\s/.test(text[end]) && !QUOTES.includes(text[end])) end++
  if (end === from) return from + 1
  const chunk = text.slice(from, end)
  scanWords(chunk, (start, stop) => pushWord(chunk, start, stop, { excluded, tokens }))
  return end
}

function pushWord(
  chunk: string,
  start: number,
  stop: number,
  { excluded, tokens }: { excluded: boolean; tokens: QueryToken[] }
): void {
  const word = chunk.slice(start, stop)
  const previous = tokens.at(-1)
  if (
    NUMBER.test(word) &&
    chunk[start - 1] === '/' &&
    start > 1 &&
    previous &&
    NUMBER.test(previous.words.at(-1)!) &&
    isDigit(chunk[start - 2])
  ) {
    previous.kind = 'phrase'
    previous.words.push(word)
    return
  }
  const kind = OPERATORS.has(word) ? 'operator' : chunk[stop] === '*' ? 'prefix' : 'word'
  tokens.push({ kind, words: [word], excluded })
}

function isDigit(character: string): boolean {
  return NUMBER.test(character)
}
