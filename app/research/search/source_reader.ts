import type { Statement } from 'better-sqlite3'
import type { Connection } from './index_file.js'
import type { Lexicon } from './lexicon.js'
import { MatchCache } from './match_cache.js'
import { MatchFinder, type Matches } from './matches.js'
import { Postings } from './postings.js'
import type { Query } from './query.js'
import { SourceColumns } from './source_columns.js'

export interface DocumentText {
  title: string
  body: string
}

/** Everything a search needs of one source: its columns, postings, texts and the matches of recent queries. */
export class SourceReader {
  readonly columns: SourceColumns
  #postings: Postings
  #cache = new MatchCache()
  #finder: MatchFinder
  #text: Statement
  #slot: Statement

  constructor(
    private connection: Connection,
    readonly id: number,
    { filters, lexicon }: { filters: readonly string[]; lexicon: Lexicon }
  ) {
    this.columns = new SourceColumns(id, filters)
    this.#postings = new Postings(connection, id)
    this.#finder = new MatchFinder(this.#postings, this.columns, lexicon)
    this.#text = connection.prepare('SELECT title, body FROM text WHERE id = ?')
    this.#slot = connection.prepare('SELECT slot FROM entry WHERE id = ? AND source = ? AND live = 1').pluck()
  }

  /** Brings the columns to a generation and forgets what was remembered of the one before. */
  refresh(generation: number): void {
    if (generation === this.columns.generation) return
    this.columns.refresh(this.connection, generation)
    this.#postings.forget()
    this.#cache.clear()
  }

  matches(query: Query): Matches {
    return this.#cache.take(JSON.stringify([query.wanted, query.excluded]), () => this.#finder.find(query))
  }

  textOf(slot: number): DocumentText {
    return this.#text.get(this.columns.ids[slot]) as DocumentText
  }

  /** The slot of a document; undefined when the source does not hold it. */
  slotOf(id: number): number | undefined {
    return this.#slot.get(id, this.id) as number | undefined
  }
}
