import type { ByteList } from './byte_list.js'
import type { Found } from '#app/research/search/matching/found'
import { VarintReader } from './varint_reader.js'

/**
 * A posting list says which documents of a segment have a word, and how often in their title and in their body: the last slot, then for each document its
 * distance from the one before (doubled, odd when it is not just once in the body) and, if odd, a byte of both counts, or 224 and both.
 * Slots are counted from the first of the segment.
 */
const MANY = 0xe0

/** A word in the title counts as this many in the body. */
export const TITLE_WEIGHT = 4

/** Appends a document to a list; `distance` is its slot less the slot after the one before. */
export function pushPosting(list: ByteList, distance: number, title: number, body: number): void {
  const isOnce = title === 0 && body === 1
  list.pushVarint((distance << 1) | (isOnce ? 0 : 1))
  if (isOnce) return
  if (title < 7 && body < 32) list.push((title << 5) | body)
  else {
    list.push(MANY)
    list.pushVarint(title)
    list.pushVarint(body)
  }
}

/** Reads a list document by document. */
export class PostingCursor {
  slot: number
  title = 0
  body = 0
  #reader: VarintReader

  /** @param first the first slot of the segment */
  constructor(list: Uint8Array, first: number) {
    this.#reader = new VarintReader(list)
    this.#reader.next()
    this.slot = first - 1
  }

  /** Goes to the next document; false when there is none. */
  next(): boolean {
    const reader = this.#reader
    if (reader.isAtEnd) return false
    const head = reader.next()
    this.slot += (head >>> 1) + 1
    this.title = 0
    this.body = 1
    if ((head & 1) === 0) return true
    const counts = reader.bytes[reader.place++]
    this.title = counts < MANY ? counts >> 5 : reader.next()
    this.body = counts < MANY ? counts & 31 : reader.next()
    return true
  }
}

/** How the documents of a list count. */
export interface Counting {
  /** Only the occurrences in titles do. */
  titleOnly: boolean
  /** What an occurrence is worth. */
  weight: number
}

/** Adds the documents of a list, and how often they have its word, to what was found. One loop, because every search goes through it. */
export function addPostings(list: Uint8Array, first: number, { bits, frequencies }: Found, counting: Counting): void {
  const { titleOnly, weight } = counting
  const length = list.length
  let place = 0
  while (list[place++] > 127);
  let slot = first - 1
  while (place < length) {
    let byte = list[place++]
    let head = byte & 127
    for (let shift = 7; byte > 127; shift += 7) head |= ((byte = list[place++]) & 127) << shift
    slot += (head >>> 1) + 1
    let frequency = 1
    if ((head & 1) === 1) {
      const counts = list[place++]
      if (counts >= MANY) {
        const reader = new VarintReader(list, place)
        frequency = TITLE_WEIGHT * reader.next() + (titleOnly ? 0 * reader.next() : reader.next())
        place = reader.place
      } else frequency = TITLE_WEIGHT * (counts >> 5) + (titleOnly ? 0 : counts & 31)
    } else if (titleOnly) continue
    if (frequency === 0) continue
    bits[slot >>> 5] |= 1 << (slot & 31)
    frequencies[slot] += frequency * weight
  }
}

/** Writes the lists of a word in segments that follow each other as one list of the segment they become. */
export function joinLists(parts: { bytes: Uint8Array; first: number }[], first: number, list: ByteList): void {
  const lastPart = parts.at(-1)!
  list.pushVarint(lastPart.first + new VarintReader(lastPart.bytes).next() - first)
  let last = first - 1
  for (const part of parts) {
    const reader = new VarintReader(part.bytes)
    const ownLast = part.first + reader.next()
    const head = reader.next()
    list.pushVarint(((part.first + (head >>> 1) - last - 1) << 1) | (head & 1))
    list.pushAll(part.bytes.subarray(reader.place))
    last = ownLast
  }
}
