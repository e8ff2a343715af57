import type { Statement } from 'better-sqlite3'
import type { BlockCache } from './block_cache.js'
import { entriesOf, entryOf, unpacked, type BlockEntry } from './blocks.js'
import { blocksTable, type Connection } from './index_file.js'
import type { Directory, Part, SegmentRow } from './segment_writer.js'

/** Reads one segment: it never changes once it is written. */
export class SegmentReader {
  readonly first: number
  readonly slots: number
  readonly block: number

  constructor(
    row: SegmentRow,
    private directory: Directory,
    private blocks: (number: number) => Buffer
  ) {
    this.first = row.first
    this.slots = row.slots
    this.block = row.block
  }

  /** How many blocks it has. */
  get size(): number {
    return this.directory.lists.length + this.directory.positions.length
  }

  /** The bytes of a word; null when no document of the segment has it. */
  find(part: Part, word: string): Uint8Array | null {
    const index = this.#blockOf(part, word)
    return index === -1 ? null : entryOf(this.#blockAt(part, index), word)
  }

  /** Reads the posting lists ahead as long as there is room for them: unpacking a block takes longer than reading its lists. */
  readAhead(cache: BlockCache): void {
    for (let index = 0; index < this.directory.lists.length && cache.hasRoom; index++) this.#blockAt('lists', index)
  }

  /** The entries of all words that begin so, in their order. */
  *beginningWith(part: Part, prefix: string): Generator<BlockEntry> {
    const firsts = this.directory[part]
    for (let index = Math.max(0, this.#blockOf(part, prefix)); index < firsts.length; index++) {
      if (firsts[index] > prefix && !firsts[index].startsWith(prefix)) return
      for (const entry of entriesOf(this.#blockAt(part, index))) if (entry.word.startsWith(prefix)) yield entry
    }
  }

  /** The last block that begins at or before the word; -1 when all begin after it. */
  #blockOf(part: Part, word: string): number {
    const firsts = this.directory[part]
    let low = 0
    let high = firsts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (firsts[middle] <= word) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  #blockAt(part: Part, index: number): Buffer {
    return this.blocks(this.block + (part === 'lists' ? index : this.directory.lists.length + index))
  }
}

/** The segments of a source in the order of their slots; those that are known already are kept. */
export function readSegments(
  connection: Connection,
  source: number,
  { known, cache }: { known: SegmentReader[]; cache: BlockCache | null }
): SegmentReader[] {
  const select = connection.prepare(`SELECT data FROM ${blocksTable(source)} WHERE id = ?`).pluck()
  const blockAt = (number: number) =>
    cache ? cache.take(number, () => blockOf(select, number)) : blockOf(select, number)
  const byPlace = new Map(known.map((segment) => [placeOf(segment), segment]))
  const rows = connection.prepare('SELECT first, slots, block FROM segment WHERE source = ? ORDER BY first').all(source)
  const directory = connection.prepare('SELECT directory FROM segment WHERE source = ? AND first = ?').pluck()
  return (rows as SegmentRow[]).map(
    (row) =>
      byPlace.get(placeOf(row)) ??
      new SegmentReader(row, JSON.parse(directory.get(source, row.first) as string) as Directory, blockAt)
  )
}

/** Two segments never have the same slots and the same blocks. */
function placeOf({ first, slots, block }: SegmentRow): string {
  return `${first} ${slots} ${block}`
}

function blockOf(select: Statement, number: number): Buffer {
  return unpacked(select.get(number) as Buffer)
}
