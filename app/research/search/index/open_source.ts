import type { Statement } from 'better-sqlite3'
import type { IndexedDocument } from '#app/core/search/search_engine'
import type { Connection } from './index_file.js'
import { SegmentBuilder, type DocumentTexts } from './segment_builder.js'
import { mergeSegments } from './segment_merge.js'
import { SegmentWriter } from './segment_writer.js'
import { ValueSets } from './value_sets.js'
import { WordCounts } from './word_counts.js'
import type { WordTable } from './word_table.js'

interface SourceRow {
  generation: number
  documents: number
  nextSlot: number
  nextBlock: number
}

/** A source while a batch is written: its documents come into one new segment. */
export class OpenSource {
  #row: SourceRow
  #builder: SegmentBuilder
  #segments: SegmentWriter
  #sets: ValueSets
  #counts: WordCounts
  #buried: DocumentTexts[] = []
  #putEntry: Statement
  #removeEntry: Statement
  #putBuried: Statement

  constructor(
    private connection: Connection,
    private id: number,
    table: WordTable
  ) {
    this.#row = connection
      .prepare(
        `SELECT generation + 1 AS generation, documents, next_slot AS nextSlot, next_block AS nextBlock FROM source WHERE id = ?`
      )
      .get(id) as SourceRow
    this.#builder = new SegmentBuilder(this.#row.nextSlot, table)
    this.#segments = new SegmentWriter(connection, id, this.#row.nextBlock)
    this.#sets = new ValueSets(connection, id)
    this.#counts = new WordCounts(connection, id, table)
    this.#putEntry = connection.prepare(
      'INSERT INTO entry (source, slot, id, published, length, sets) VALUES (?, ?, ?, ?, ?, ?)'
    )
    this.#removeEntry = connection.prepare('DELETE FROM entry WHERE source = ? AND slot = ?')
    this.#putBuried = connection.prepare('INSERT INTO buried (source, generation, slot) VALUES (?, ?, ?)')
  }

  put(document: IndexedDocument, texts: DocumentTexts, published: number | null): void {
    const slot = this.#builder.nextSlot
    const length = this.#builder.add(texts)
    this.#putEntry.run(this.id, slot, document.id, published, length, this.#sets.bytesOf(document))
    this.#row.documents++
  }

  /** The document of a slot is no longer there; its texts were these. */
  bury(slot: number, texts: DocumentTexts): void {
    this.#removeEntry.run(this.id, slot)
    this.#putBuried.run(this.id, this.#row.generation, slot)
    this.#buried.push(texts)
    this.#row.documents--
  }

  /** Writes the segment and what there is now of the source. */
  finish(): void {
    const { first, nextSlot } = this.#builder
    if (nextSlot > first) {
      this.#segments.write(first, nextSlot - first, (add) => {
        for (const { word, documents, list, positions } of this.#builder.words()) {
          add.lists(word.folded, list)
          add.positions(word.folded, positions)
          this.#counts.add(word, documents)
        }
      })
      this.#counts.finish()
      mergeSegments(this.connection, this.id, this.#segments)
    }
    for (const texts of this.#buried) this.#counts.remove(texts)
    this.connection
      .prepare('UPDATE source SET generation = ?, documents = ?, next_slot = ?, next_block = ? WHERE id = ?')
      .run(this.#row.generation, this.#row.documents, nextSlot, this.#segments.nextBlock, this.id)
  }
}
