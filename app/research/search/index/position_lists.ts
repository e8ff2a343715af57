import { hasBit } from './bits.js'
import { PostingCursor } from './posting_list.js'
import type { SegmentReader } from './segment_reader.js'
import { VarintReader } from './varint_reader.js'

/** Walks through the documents of a word in a segment that are in a set, with the positions of the word in each. */
export class PositionCursor {
  #postings: PostingCursor
  #reader: VarintReader
  #positions = new Int32Array(64)
  /** Of the document it is at. */
  count = 0

  /** @param wanted the slots whose positions are read, as bits */
  constructor(
    lists: { list: Uint8Array; positions: Uint8Array },
    first: number,
    private wanted: Uint32Array
  ) {
    this.#postings = new PostingCursor(lists.list, first)
    this.#reader = new VarintReader(lists.positions)
  }

  get slot(): number {
    return this.#postings.slot
  }

  /** How many of its positions are in the title or the names. */
  get title(): number {
    return this.#postings.title
  }

  /** Positions in the document, ascending; `count` of them are good, until `next`. */
  get positions(): Int32Array {
    return this.#positions
  }

  /** Goes to the next document of the set; false when there is none. */
  next(): boolean {
    const postings = this.#postings
    while (postings.next()) {
      const count = postings.title + postings.body
      if (!hasBit(this.wanted, postings.slot)) {
        this.#reader.pass(count)
        continue
      }
      this.#read(count)
      return true
    }
    return false
  }

  #read(count: number): void {
    if (count > this.#positions.length) this.#positions = new Int32Array(count * 2)
    let position = 0
    for (let index = 0; index < count; index++) this.#positions[index] = position += this.#reader.next()
    this.count = count
  }
}

/** The cursor of a word; null when the segment does not have it. */
export function positionsOf(segment: SegmentReader, word: string, wanted: Uint32Array): PositionCursor | null {
  const list = segment.find('lists', word)
  const positions = segment.find('positions', word)
  return list && positions && new PositionCursor({ list, positions }, segment.first, wanted)
}
