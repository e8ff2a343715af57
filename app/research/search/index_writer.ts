import type { IndexChange, IndexedDocument } from '#app/core/search/search_engine'
import { documentTokens } from './document_tokens.js'
import { entryFacets, publishedDay } from './entry.js'
import { emptyTables, makeTables, openForWriting, type Connection } from './index_file.js'
import { Lexicon } from './lexicon.js'
import { SourceWriter } from './source_writer.js'

/** Writes changes into the search file. One process writes at a time (others wait); any number may read meanwhile. */
export class IndexWriter {
  #connection: Connection
  #lexicon = new Lexicon()

  constructor(file: string) {
    this.#connection = openForWriting(file)
  }

  /** Applies the changes above the last seq, in the order of their seq and with the new last seq, in one transaction. Throws when the file cannot be written. */
  apply(changes: IndexChange[]): void {
    this.#connection.transaction(() => this.#applyNew(changes)).immediate()
  }

  /** Empties the index; its last seq is 0 again. */
  clear(): void {
    this.#connection.transaction(() => emptyTables(this.#connection)).immediate()
  }

  close(): void {
    this.#connection.close()
  }

  #applyNew(changes: IndexChange[]): void {
    makeTables(this.#connection)
    const lastSeq = this.#connection.prepare(`SELECT value FROM state WHERE name = 'last_seq'`).pluck().get() as number
    const fresh = changes.filter(({ seq }) => seq > lastSeq).sort((one, other) => one.seq - other.seq)
    if (fresh.length === 0) return
    const sources = new SourceWriter(this.#connection)
    for (const { id, document } of fresh) {
      if (document === null) sources.remove(id)
      else this.#put(sources, { ...document, id })
    }
    sources.finish()
    this.#connection.prepare(`UPDATE state SET value = ? WHERE name = 'last_seq'`).run(fresh.at(-1)!.seq)
  }

  #put(sources: SourceWriter, document: IndexedDocument): void {
    const title = document.title.normalize('NFC')
    const body = document.body.normalize('NFC')
    const tokens = documentTokens(title, body, this.#lexicon)
    sources.put(document, {
      title,
      body,
      tokens,
      published: publishedDay(document.publishedOn),
      facets: entryFacets(document),
    })
  }
}
