import type { Statement } from 'better-sqlite3'
import { BlockPacker } from './blocks.js'
import { blocksTable, type Connection } from './index_file.js'

/** Smaller segments are soon joined to others. */
const LASTING = 512

/** Which of a word's bytes: its posting list, or its positions. */
export type Part = 'lists' | 'positions'

/** The first words of the blocks of each part; the blocks have consecutive numbers, lists before positions. */
export type Directory = Record<Part, string[]>

/** The documents of some consecutive slots, as its row tells it. */
export interface SegmentRow {
  first: number
  slots: number
  /** Number of its first block. */
  block: number
}

/** Writes segments of a source and removes them. */
export class SegmentWriter {
  #insertBlock: Statement
  #insertSegment: Statement
  #removeBlocks: Statement
  #removeSegment: Statement

  /** @param nextBlock the number of the next block: never used before, so that readers can remember blocks by number */
  constructor(
    connection: Connection,
    private source: number,
    public nextBlock: number
  ) {
    const blocks = blocksTable(source)
    this.#insertBlock = connection.prepare(`INSERT INTO ${blocks} (id, data) VALUES (?, ?)`)
    this.#insertSegment = connection.prepare(
      'INSERT INTO segment (source, first, slots, block, directory) VALUES (?, ?, ?, ?, ?)'
    )
    this.#removeBlocks = connection.prepare(`DELETE FROM ${blocks} WHERE id >= ? AND id < ?`)
    this.#removeSegment = connection.prepare('DELETE FROM segment WHERE source = ? AND first = ?')
  }

  /** Writes a segment of the bytes of its words, which come in their order, for each part. */
  write(
    first: number,
    slots: number,
    fill: (parts: Record<Part, (word: string, bytes: Uint8Array) => void>) => void
  ): void {
    const blocks: Record<Part, [string, Uint8Array][]> = { lists: [], positions: [] }
    const packers = {
      lists: new BlockPacker((word, data) => void blocks.lists.push([word, data]), slots >= LASTING),
      positions: new BlockPacker((word, data) => void blocks.positions.push([word, data]), slots >= LASTING),
    }
    fill({
      lists: (word, bytes) => packers.lists.add(word, bytes),
      positions: (word, bytes) => packers.positions.add(word, bytes),
    })
    packers.lists.finish()
    packers.positions.finish()
    this.#insert(first, slots, blocks)
  }

  #insert(first: number, slots: number, blocks: Record<Part, [string, Uint8Array][]>): void {
    const block = this.nextBlock
    for (const [, data] of [...blocks.lists, ...blocks.positions]) this.#insertBlock.run(this.nextBlock++, data)
    const words = (part: Part) => blocks[part].map(([word]) => word)
    const directory: Directory = { lists: words('lists'), positions: words('positions') }
    this.#insertSegment.run(this.source, first, slots, block, JSON.stringify(directory))
  }

  /** Removes the row of a segment; its blocks can still be read. */
  removeSegment(first: number): void {
    this.#removeSegment.run(this.source, first)
  }

  removeBlocks(block: number, blocks: number): void {
    this.#removeBlocks.run(block, block + blocks)
  }
}
