import { positionsOf, type PositionCursor } from '#app/research/search/index/position_lists'
import { phrasePlaces, type PhrasePlaces } from './phrase_search.js'
import type { SegmentReader } from '#app/research/search/index/segment_reader'

/** The occurrences of one alternative of a term, document by document in the order of the slots. */
export interface Stream {
  /** The bit of its term. */
  term: number
  /** How many words an occurrence has. */
  words: number
  slot: number
  isAtEnd: boolean
  /** Where the occurrences in the document begin, ascending; `count` of them are good. */
  starts: Int32Array
  count: number
  /** Goes to the next document; false when there is none. */
  next(): boolean
}

/** The stream of an alternative in a segment, before its first document; null when the segment does not have its word. */
export function streamOf(
  segment: SegmentReader,
  words: string[],
  { term, candidates }: { term: number; candidates: Uint32Array }
): Stream | null {
  if (words.length > 1) return new PhraseStream(phrasePlaces(segment, words, candidates), words.length, term)
  const cursor = positionsOf(segment, words[0], candidates)
  return cursor && new WordStream(cursor, term)
}

class WordStream implements Stream {
  words = 1
  slot = -1
  isAtEnd = false

  constructor(
    private cursor: PositionCursor,
    readonly term: number
  ) {}

  get starts(): Int32Array {
    return this.cursor.positions
  }

  get count(): number {
    return this.cursor.count
  }

  next(): boolean {
    this.isAtEnd = !this.cursor.next()
    this.slot = this.cursor.slot
    return !this.isAtEnd
  }
}

class PhraseStream implements Stream {
  slot = -1
  isAtEnd = false
  starts = new Int32Array(64)
  count = 0
  #document = -1

  constructor(
    private places: PhrasePlaces,
    readonly words: number,
    readonly term: number
  ) {}

  next(): boolean {
    const { slots, from, starts } = this.places
    const document = ++this.#document
    this.isAtEnd = document >= slots.length
    if (this.isAtEnd) return false
    this.slot = slots[document]
    this.count = from[document + 1] - from[document]
    if (this.count > this.starts.length) this.starts = new Int32Array(this.count * 2)
    for (let index = 0; index < this.count; index++) this.starts[index] = starts[from[document] + index] >>> 1
    return true
  }
}
