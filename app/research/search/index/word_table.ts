import { FOLDED } from '#app/research/search/words/folding'
import type { Lexicon, Word } from '#app/research/search/words/lexicon'
import { WordOrder } from './word_order.js'

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
const MAX_WRITTEN = 400_000

/** A word as an index knows it: in a place of its own. */
export interface TableWord extends Word {
  /** As it was first written, in small letters. */
  written: string
  /** Its row among the words of the source; 0 before it is known. */
  row: number
}

/** What is kept of a written word, in four numbers that lie together: one look at the memory tells most words apart. */
const ENTRY = 4
const HASH = 0
const START = 1
const LENGTH = 2
/** One more than its number; 0 when the entry is free. */
const WORD = 3

/**
 * Numbers the words of texts by their form. A written word that was met before is found by its letters, without a string being made of it: that is half of
 * the cost of reading a text.
 */
export class WordTable {
  /** By number. */
  readonly words: TableWord[] = []
  #byForm = new Map<string, number>()
  #order = new WordOrder(this.words)
  #entries = new Int32Array(ENTRY << 15)
  #written = 0
  /** The letters of all written words. */
  #letters = new Uint16Array(1 << 16)
  #lettersEnd = 0

  constructor(private lexicon: Lexicon) {}

  /** Whether it holds so much that it should be replaced by an empty one. */
  get isFull(): boolean {
    return this.#written >= MAX_WRITTEN
  }

  /** The numbers of all words in the order of their forms. */
  get inOrder(): Int32Array {
    return this.#order.numbers()
  }

  /** Calls `visit` with the number of every word of an NFC text, in order. */
  scan(text: string, visit: (word: number) => void): void {
    const length = text.length
    let place = 0
    while (place < length) {
      while (place < length && FOLDED[text.charCodeAt(place)] === 0) place++
      const start = place
      let hash = FNV_START
      for (; place < length; place++) {
        const unit = text.charCodeAt(place)
        if (FOLDED[unit] === 0) break
        hash = Math.imul(hash ^ unit, FNV_PRIME)
      }
      if (place > start) visit(this.#numberOf(text, start, place, hash))
    }
  }

  #numberOf(text: string, start: number, end: number, hash: number): number {
    const entries = this.#entries
    let entry = firstEntry(hash, entries)
    while (entries[entry + WORD] !== 0) {
      if (
        entries[entry + HASH] === hash &&
        entries[entry + LENGTH] === end - start &&
        this.#isAt(entries[entry + START], text, start, end)
      )
        return entries[entry + WORD] - 1
      entry = (entry + ENTRY) & (entries.length - 1)
    }
    return this.#learn(text.slice(start, end), hash)
  }

  #isAt(letter: number, text: string, start: number, end: number): boolean {
    for (let place = start; place < end; place++) if (this.#letters[letter++] !== text.charCodeAt(place)) return false
    return true
  }

  #learn(written: string, hash: number): number {
    const word = this.lexicon.word(written)
    let number = this.#byForm.get(word.folded)
    if (number === undefined) {
      number = this.words.push({ ...word, written: written.toLowerCase().slice(0, word.folded.length), row: 0 }) - 1
      this.#byForm.set(word.folded, number)
    }
    this.#written++
    if (this.#written * ENTRY * 2 > this.#entries.length) this.#grow()
    this.#place([hash, this.#storeCharacters(written), written.length, number + 1])
    return number
  }

  #storeCharacters(written: string): number {
    const start = this.#lettersEnd
    this.#lettersEnd += written.length
    if (this.#lettersEnd > this.#letters.length) {
      const larger = new Uint16Array(Math.max(this.#letters.length * 2, this.#lettersEnd))
      larger.set(this.#letters)
      this.#letters = larger
    }
    for (let index = 0; index < written.length; index++) this.#letters[start + index] = written.charCodeAt(index)
    return start
  }

  #grow(): void {
    const old = this.#entries
    this.#entries = new Int32Array(old.length * 2)
    for (let entry = 0; entry < old.length; entry += ENTRY)
      if (old[entry + WORD] !== 0) this.#place(old.subarray(entry, entry + ENTRY))
  }

  #place(values: ArrayLike<number>): void {
    let entry = firstEntry(values[HASH], this.#entries)
    while (this.#entries[entry + WORD] !== 0) entry = (entry + ENTRY) & (this.#entries.length - 1)
    this.#entries.set(values, entry)
  }
}

function firstEntry(hash: number, entries: Int32Array): number {
  return ((hash ^ (hash >>> 15)) * ENTRY) & (entries.length - 1)
}
