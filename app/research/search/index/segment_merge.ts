import { ByteList } from './byte_list.js'
import type { Connection } from './index_file.js'
import { joinLists } from './posting_list.js'
import { readSegments, type SegmentReader } from './segment_reader.js'
import type { Part, SegmentWriter } from './segment_writer.js'

/** So many neighbours of a size, or of smaller ones, become one. */
const MANY = 8
/** Segments of so many slots stay as they are, so that no transaction takes long. */
const LARGEST = 32_768

/** Joins the last segments of a source until there are few of each size: each posting is written again a handful of times in its life. */
export function mergeSegments(connection: Connection, source: number, writer: SegmentWriter): void {
  let segments = readSegments(connection, source, { known: [], cache: null })
  for (let due = dueOf(segments); due.length > 0; due = dueOf(segments)) {
    joinSegments(due, writer)
    segments = readSegments(connection, source, { known: segments, cache: null })
  }
}

/** The last segments that are to be joined; none when there are few enough. */
function dueOf(segments: SegmentReader[]): SegmentReader[] {
  for (let size = 1; size < LARGEST; size *= MANY) {
    let from = segments.length
    while (from > 0 && segments[from - 1].slots < size * MANY && segments[from - 1].slots < LARGEST) from--
    if (segments.length - from >= MANY) return segments.slice(from)
  }
  return []
}

function joinSegments(segments: SegmentReader[], writer: SegmentWriter): void {
  const { first } = segments[0]
  const last = segments.at(-1)!
  for (const segment of segments) writer.removeSegment(segment.first)
  writer.write(first, last.first + last.slots - first, (add) => {
    const joined = new ByteList()
    for (const [word, parts] of wordsOf('lists', segments)) {
      joined.clear()
      joinLists(parts, first, joined)
      add.lists(word, joined.bytes())
    }
    for (const [word, parts] of wordsOf('positions', segments)) {
      joined.clear()
      for (const { bytes } of parts) joined.pushAll(bytes)
      add.positions(word, joined.bytes())
    }
  })
  for (const segment of segments) writer.removeBlocks(segment.block, segment.size)
}

/** The words of all segments in their order, with the bytes that each segment has of them. */
function* wordsOf(part: Part, segments: SegmentReader[]): Generator<[string, { bytes: Uint8Array; first: number }[]]> {
  const heads = segments.map((segment) => {
    const entries = segment.beginningWith(part, '')
    return { first: segment.first, entries, head: entries.next() }
  })
  for (;;) {
    let word: string | null = null
    for (const { head } of heads) if (!head.done && (word === null || head.value.word < word)) word = head.value.word
    if (word === null) return
    const parts: { bytes: Uint8Array; first: number }[] = []
    for (const each of heads) {
      if (each.head.done || each.head.value.word !== word) continue
      parts.push({ bytes: each.head.value.bytes, first: each.first })
      each.head = each.entries.next()
    }
    yield [word, parts]
  }
}
