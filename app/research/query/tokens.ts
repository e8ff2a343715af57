import { FOLDED } from '#app/research/search/words/folding'
import { fieldLeaf, isSecondNumber, wordsWithin } from './chunk_words.js'
import { operatorOf, type Operator } from './operators.js'

/** A word, or several that belong together; `written` is what stands in the text, from `start` to `end` (exclusive). */
export interface Leaf {
  kind: 'word' | 'prefix' | 'phrase'
  /** As written. More than one only in a phrase. */
  words: string[]
  /** Between quotes. */
  isQuoted: boolean
  /** What stands between the words of a number: `123/2024`. */
  separator?: string
  start: number
  end: number
}

/** A piece of what the reader typed, in the order it was typed. */
export type Token =
  | Leaf
  | (Operator & { start: number })
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'field'; written: string; range: string | null; start: number }

const MAX_TEXT_LENGTH = 10_000
const QUOTES = '"“”„«»'
const FIELD = /^[\p{L}_]{1,40}:/u

/** The text that is read: NFC, at most 10,000 characters. */
export function readText(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).normalize('NFC')
}

/** Reads a text (see `readText`) into tokens; whatever is typed gives some (or no) tokens. `isField` knows the names before a colon. */
export function tokensOf(text: string, isField: (name: string) => boolean): Token[] {
  return new Tokenizer(text, isField).read()
}

class Tokenizer {
  #tokens: Token[] = []
  #place = 0

  constructor(
    private text: string,
    private isField: (name: string) => boolean
  ) {}

  read(): Token[] {
    while (this.#place < this.text.length) this.#step()
    return this.#tokens
  }

  #step(): void {
    const sign = this.text[this.#place]
    if (this.#isExclusion()) this.#push({ kind: 'not', written: '-', start: this.#place }, 1)
    else if (sign === '(') this.#push({ kind: 'open' }, 1)
    else if (sign === ')') this.#push({ kind: 'close' }, 1)
    else if (QUOTES.includes(sign)) this.#readPhrase()
    else if (/\s/.test(sign)) this.#place++
    else this.#readChunk()
  }

  #push(token: Token, length: number): void {
    this.#tokens.push(token)
    this.#place += length
  }

  /** A hyphen excludes when it begins a word, a phrase or a group: not in `ex-juez`, not alone. */
  #isExclusion(): boolean {
    const place = this.#place
    const next = this.text[place + 1]
    if (this.text[place] !== '-' || next === undefined) return false
    const before = this.text[place - 1]
    const begins = before === undefined || (FOLDED[before.charCodeAt(0)] === 0 && before !== '-')
    return begins && (QUOTES.includes(next) || next === '(' || FOLDED[next.charCodeAt(0)] !== 0)
  }

  /** A quote that is never closed is dropped: its words stay words. */
  #readPhrase(): void {
    const start = this.#place
    let closing = start + 1
    while (closing < this.text.length && !QUOTES.includes(this.text[closing])) closing++
    if (closing === this.text.length) {
      this.#place++
      return
    }
    const words = wordsWithin(this.text.slice(start + 1, closing)).map(({ word }) => word)
    const end = closing + 1
    if (words.length > 0) this.#tokens.push({ kind: 'phrase', words, isQuoted: true, start, end })
    this.#place = end
  }

  #readChunk(): void {
    const start = this.#place
    let end = start
    while (end < this.text.length && !/[\s()]/.test(this.text[end]) && !QUOTES.includes(this.text[end])) end++
    const chunk = this.text.slice(start, end)
    this.#place = end
    const operator = operatorOf(chunk)
    if (operator) this.#tokens.push({ ...operator, start })
    else if (!this.#readField(chunk, start)) this.#pushWords(chunk, start)
  }

  /** `materia:penal`, `rubro:"interés jurídico"`: a known name, and what it is asked for directly behind the colon. */
  #readField(chunk: string, start: number): boolean {
    const [name] = FIELD.exec(chunk) ?? []
    const isGroup = name === chunk && (QUOTES + '(').includes(this.text[start + chunk.length] ?? ' ')
    if (!name || (name === chunk && !isGroup) || !this.isField(name.slice(0, -1))) return false
    const value = chunk.slice(name.length)
    const found = wordsWithin(value)
    if (found.length === 0 && !isGroup) return false
    this.#tokens.push({
      kind: 'field',
      written: name.slice(0, -1),
      range: /^\d{4}-\d{4}$/.test(value) ? value : null,
      start,
    })
    if (found.length > 0) this.#tokens.push(fieldLeaf(value, found, start + name.length))
    return true
  }

  #pushWords(chunk: string, from: number): void {
    for (const { word, start, end } of wordsWithin(chunk)) {
      const previous = this.#tokens.at(-1)
      if (
        isSecondNumber(chunk, start, word) &&
        (previous?.kind === 'word' || (previous?.kind === 'phrase' && previous.separator)) &&
        previous.end === from + start - 1
      ) {
        this.#tokens[this.#tokens.length - 1] = {
          ...previous,
          kind: 'phrase',
          words: [...previous.words, word],
          separator: '/',
          end: from + end,
        }
        continue
      }
      const kind = chunk[end] === '*' ? 'prefix' : 'word'
      this.#tokens.push({ kind, words: [word], isQuoted: false, start: from + start, end: from + end })
    }
  }
}
