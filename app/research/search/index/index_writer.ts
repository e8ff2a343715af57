import type { IndexChange, IndexedDocument } from '#app/core/search/search_engine'
import { assertBuild, beginBuild, SHADOW_PREFIX, finishBuild, giveUpBuild, valueOf } from './index_build.js'
import { emptyTables, makeTables, openForWriting, type Connection } from './index_file.js'
import { Lexicon } from '#app/research/search/words/lexicon'
import { SourceWriter } from './source_writer.js'
import { WordTable } from './word_table.js'

/** Writes changes into the search file. One process writes at a time (others wait); any number may read meanwhile. */
export class IndexWriter {
  #connection: Connection
  #lexicon = new Lexicon()
  /** Words that were met, by source: a batch finds them again. */
  #tables = new Map<number, WordTable>()

  constructor(file: string) {
    this.#connection = openForWriting(file)
  }

  /** Applies the changes above the last seq, in the order of their seq and with the new last seq, in one transaction. Throws when the file cannot be written. */
  apply(changes: IndexChange[]): void {
    this.#write(() => {
      makeTables(this.#connection)
      this.#applyNew(changes, { seq: 'last_seq', prefix: '' })
    })
  }

  /** Empties the index; its last seq is 0 again. */
  clear(): void {
    this.#write(() => emptyTables(this.#connection))
  }

  /** Begins an index beside the one that is searched; answers the number of the build. */
  beginBuild(): number {
    return this.#write(() => {
      makeTables(this.#connection)
      return beginBuild(this.#connection)
    })
  }

  /** As `apply`, to what is being built; nobody sees it. Throws when somebody else has begun another build. */
  applyBeside(build: number, changes: IndexChange[]): void {
    this.#write(() => {
      assertBuild(this.#connection, build)
      this.#applyNew(changes, { seq: 'build_seq', prefix: SHADOW_PREFIX })
    })
  }

  /** What was built takes the place of what is searched, all at once. */
  finishBuild(build: number): void {
    this.#write(() => {
      assertBuild(this.#connection, build)
      finishBuild(this.#connection)
    })
  }

  /** Removes what was built. What is searched stays as it is. */
  giveUpBuild(build: number): void {
    this.#write(() => giveUpBuild(this.#connection, build))
  }

  close(): void {
    this.#connection.close()
  }

  #write<T>(work: () => T): T {
    try {
      return this.#connection.transaction(work).immediate()
    } catch (error) {
      this.#tables.clear()
      throw error
    }
  }

  #applyNew(changes: IndexChange[], { seq: name, prefix }: { seq: 'last_seq' | 'build_seq'; prefix: string }): void {
    const lastSeq = valueOf(this.#connection, name)!
    const fresh = changes.filter(({ seq }) => seq > lastSeq).sort((one, other) => one.seq - other.seq)
    if (fresh.length === 0) return
    const sources = new SourceWriter(this.#connection, (source) => this.#tableOf(source), prefix)
    for (const { id, document } of fresh) {
      if (document === null) sources.remove(id)
      else this.#put(sources, { ...document, id })
    }
    sources.finish()
    this.#connection.prepare('UPDATE state SET value = ? WHERE name = ?').run(fresh.at(-1)!.seq, name)
  }

  #tableOf(source: number): WordTable {
    let table = this.#tables.get(source)
    if (table === undefined || table.isFull) this.#tables.set(source, (table = new WordTable(this.#lexicon)))
    return table
  }

  #put(sources: SourceWriter, document: IndexedDocument): void {
    sources.put(document, {
      title: document.title.normalize('NFC'),
      names: (document.names ?? []).map((name) => name.normalize('NFC').replaceAll('\n', ' ')),
      body: document.body.normalize('NFC'),
    })
  }
}
