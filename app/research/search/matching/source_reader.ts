import type { Statement } from 'better-sqlite3'
import type { Query, WordTerm } from '#app/research/query/ast'
import { BlockCache } from '#app/research/search/index/block_cache'
import type { Searched } from './evaluator.js'
import { FoundPool } from './found.js'
import type { Connection } from '#app/research/search/index/index_file'
import { ListCache } from './list_cache.js'
import { MAX_OCCURRENCES } from './near_budget.js'
import { findMatches, type Matches } from './matches.js'
import { readSegments, type SegmentReader } from '#app/research/search/index/segment_reader'
import { select, type Selecting, type Selection } from './selection.js'
import { SourceColumns } from '#app/research/search/index/source_columns'
import { SourceVocabulary } from '#app/research/search/index/vocabulary'

export interface DocumentText {
  title: string
  names: string
  body: string
}

/** Everything a search needs of one source: its columns, segments, words, texts and the lists of recent searches. */
export class SourceReader {
  readonly columns: SourceColumns
  #vocabulary: SourceVocabulary
  #segments: SegmentReader[] = []
  #blocks = new BlockCache()
  #pool = new FoundPool(0)
  #matches = new ListCache<Matches>()
  #selections = new ListCache<Selection>()
  #text: Statement
  #slot: Statement

  constructor(
    private connection: Connection,
    readonly id: number,
    filters: readonly string[],
    private maxOccurrences = MAX_OCCURRENCES
  ) {
    this.columns = new SourceColumns(id, filters)
    this.#vocabulary = new SourceVocabulary(connection, id)
    this.#text = connection.prepare('SELECT title, names, body FROM text WHERE id = ?')
    this.#slot = connection.prepare('SELECT slot FROM entry WHERE id = ? AND source = ?').pluck()
  }

  /** Brings everything to a generation and forgets what was remembered of the one before. */
  refresh(generation: number): void {
    if (generation === this.columns.generation) return
    const { room } = this.columns
    this.columns.refresh(this.connection, generation)
    if (this.columns.room !== room) this.#pool = new FoundPool(this.columns.room)
    const known = this.#segments
    this.#segments = readSegments(this.connection, this.id, { known, cache: this.#blocks })
    for (const segment of this.#segments) if (!known.includes(segment)) segment.readAhead(this.#blocks)
    this.#matches.clear()
    this.#selections.clear()
  }

  /** The results of a query, listed as asked. */
  selection(query: Query, { filters, tiers, order, afterId }: Selecting): Selection {
    const text = JSON.stringify(query)
    const key = JSON.stringify([filters, tiers, order, afterId])
    return this.#selections.take(`${text} ${key}`, () => {
      const matches = this.#matches.take(text, () =>
        findMatches(query, { searched: this.#searched(), columns: this.columns, pool: this.#pool })
      )
      return select(matches, { filters, tiers, order, afterId }, this.columns)
    })
  }

  /** How many documents have a word in the form that most have; 0 when none has it. */
  documentsOf(word: WordTerm): number {
    return this.#vocabulary.documentsOf(word)
  }

  /** Its words, with counts that are hardly behind. */
  words(): SourceVocabulary {
    this.#vocabulary.refresh(this.columns.generation, this.columns.documents)
    return this.#vocabulary
  }

  textOf(slot: number): DocumentText {
    return (this.#text.get(this.columns.ids[slot]) as DocumentText | undefined) ?? { title: '', names: '', body: '' }
  }

  /** The slot of a document; undefined when the source does not hold it. */
  slotOf(id: number): number | undefined {
    return this.#slot.get(id, this.id) as number | undefined
  }

  #searched(): Searched {
    const { live, facets, newest } = this.columns
    const formsOf = (stem: string) => this.#vocabulary.formsOf(stem)
    return {
      segments: this.#segments,
      formsOf,
      live,
      facets,
      newest: newest.slots,
      maxOccurrences: this.maxOccurrences,
    }
  }
}
