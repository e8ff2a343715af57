import { setBit } from '#app/research/search/index/bits'
import { PostingCursor, TITLE_WEIGHT } from '#app/research/search/index/posting_list'
import { positionsOf } from '#app/research/search/index/position_lists'
import type { SegmentReader } from '#app/research/search/index/segment_reader'

/** Where a phrase begins in documents: the starts of document number n are those from `from[n]` to `from[n + 1]`; odd ones are in titles. */
export interface PhrasePlaces {
  slots: number[]
  from: number[]
  starts: number[]
}

interface Asked {
  titleOnly: boolean
  /** Only these slots are looked at. */
  live: Uint32Array
}

/** Tells the documents of a segment that have the words after each other, and how often (titles weighted). */
export function phraseFrequencies(
  segment: SegmentReader,
  words: readonly string[],
  { titleOnly, live }: Asked,
  visit: (slot: number, frequency: number) => void
): void {
  const { slots, from, starts } = phrasePlaces(segment, words, live)
  slots.forEach((slot, index) => {
    let frequency = 0
    for (let place = from[index]; place < from[index + 1]; place++) {
      if ((starts[place] & 1) === 1) frequency += TITLE_WEIGHT
      else if (!titleOnly) frequency++
    }
    if (frequency > 0) visit(slot, frequency)
  })
}

const NOWHERE: PhrasePlaces = { slots: [], from: [0], starts: [] }

/** Where the words stand after each other, in the documents of a set. Starts are positions, doubled, odd in titles. */
export function phrasePlaces(segment: SegmentReader, words: readonly string[], wanted: Uint32Array): PhrasePlaces {
  const lists = words.map((word) => segment.find('lists', word))
  if (lists.includes(null)) return NOWHERE
  const order = words.map((_, index) => index).sort((one, other) => lists[one]!.length - lists[other]!.length)
  const candidates = commonSlots(
    order.map((index) => lists[index]!),
    segment.first,
    wanted
  )
  let places: PhrasePlaces | null = null
  for (const index of order) {
    places =
      places === null
        ? placesOf(segment, words[index], index, candidates)
        : kept(places, segment, { word: words[index], index })
    if (places.slots.length === 0) return NOWHERE
  }
  return places ?? NOWHERE
}

/** The slots that all lists have, the shortest first. */
function commonSlots(lists: Uint8Array[], first: number, wanted: Uint32Array): Uint32Array {
  let common = wanted
  for (const list of lists.slice(0, MAX_INTERSECTED)) {
    const own = new Uint32Array(wanted.length)
    const cursor = new PostingCursor(list, first)
    while (cursor.next()) if ((common[cursor.slot >>> 5] & (1 << (cursor.slot & 31))) !== 0) setBit(own, cursor.slot)
    common = own
  }
  return common
}

/** The longest lists leave few documents out and cost most. */
const MAX_INTERSECTED = 2

function placesOf(segment: SegmentReader, word: string, index: number, wanted: Uint32Array): PhrasePlaces {
  const places: PhrasePlaces = { slots: [], from: [0], starts: [] }
  const cursor = positionsOf(segment, word, wanted)
  while (cursor?.next()) {
    const { positions, count, title } = cursor
    for (let place = 0; place < count; place++)
      if (positions[place] >= index) places.starts.push((positions[place] - index) * 2 + (place < title ? 1 : 0))
    places.slots.push(cursor.slot)
    places.from.push(places.starts.length)
  }
  return places
}

/** Those of the places at which the word stands, so many words after the start. */
function kept(
  places: PhrasePlaces,
  segment: SegmentReader,
  { word, index }: { word: string; index: number }
): PhrasePlaces {
  const found: PhrasePlaces = { slots: [], from: [0], starts: [] }
  const wanted = new Uint32Array(((segment.first + segment.slots + 31) >>> 5) + 1)
  for (const slot of places.slots) setBit(wanted, slot)
  const cursor = positionsOf(segment, word, wanted)
  let document = 0
  while (cursor?.next()) {
    while (places.slots[document] < cursor.slot) document++
    const { positions, count } = cursor
    let place = 0
    for (let start = places.from[document]; start < places.from[document + 1]; start++) {
      const target = (places.starts[start] >>> 1) + index
      while (place < count && positions[place] < target) place++
      if (place < count && positions[place] === target) found.starts.push(places.starts[start])
    }
    if (found.starts.length === found.from.at(-1)!) continue
    found.slots.push(cursor.slot)
    found.from.push(found.starts.length)
  }
  return found
}
