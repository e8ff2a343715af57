import type { IndexedDocument } from '#app/core/search/search_engine'
import type { Statement } from 'better-sqlite3'
import type { DocumentTokens } from './document_tokens.js'
import { BESIDE } from './index_build.js'
import { formsTable, makeSourceTables, stemsTable, type Connection } from './index_file.js'

/** A source while a batch is written: its number, what the batch gives it and the statements of its FTS5 tables. */
interface OpenSource {
  id: number
  generation: number
  documents: number
  nextSlot: number
  insert: { stems: Statement; forms: Statement }
  delete: { stems: Statement; forms: Statement }
}

interface Place {
  source: number
  slot: number
  live: number
}

/** A document ready to be written: NFC texts, tokens, day (since 1970) and facets (JSON). */
export interface PreparedDocument {
  title: string
  body: string
  tokens: DocumentTokens
  published: number | null
  facets: string
}

/**
 * Puts documents into their sources and takes them out, inside one transaction of the caller; `finish` ends the batch. It knows only the sources whose
 * stored names begin with the prefix: those that are searched, or those that are being built beside them.
 */
export class SourceWriter {
  #open = new Map<number, OpenSource>()
  #numbers = new Map<string, number>()
  #places: Statement
  #putEntry: Statement
  #bury: Statement
  #putText: Statement

  constructor(
    private connection: Connection,
    private prefix = ''
  ) {
    this.#places = connection.prepare(
      `SELECT source, slot, live FROM entry JOIN source ON source.id = entry.source
      WHERE entry.id = ? AND substr(name, 1, 1) ${prefix === '' ? '<>' : '='} '${BESIDE}'`
    )
    this.#putEntry = connection.prepare(
      'INSERT OR REPLACE INTO entry (source, slot, id, live, published, length, facets, generation) VALUES (?, ?, ?, 1, ?, ?, ?, ?)'
    )
    this.#bury = connection.prepare(
      `UPDATE entry SET live = 0, facets = '{}', generation = ? WHERE source = ? AND slot = ?`
    )
    this.#putText = connection.prepare('INSERT OR REPLACE INTO text (id, title, body) VALUES (?, ?, ?)')
  }

  put({ id, source: name }: IndexedDocument, prepared: PreparedDocument): void {
    const source = this.#source(this.#numberOf(`${this.prefix}${name}`))
    const slot = this.#vacate(id, source.id) ?? source.nextSlot++
    const { title, body, tokens, published, facets } = prepared
    this.#putEntry.run(source.id, slot, id, published, tokens.length, facets, source.generation)
    this.#putText.run(id, title, body)
    source.insert.stems.run(slot, tokens.stems)
    source.insert.forms.run(slot, tokens.forms)
    source.documents++
  }

  remove(id: number): void {
    this.#vacate(id, null)
    if (this.prefix === '') this.connection.prepare('DELETE FROM text WHERE id = ?').run(id)
  }

  finish(): void {
    const update = this.connection.prepare(
      'UPDATE source SET generation = ?, documents = ?, next_slot = ? WHERE id = ?'
    )
    for (const { generation, documents, nextSlot, id } of this.#open.values())
      update.run(generation, documents, nextSlot, id)
  }

  /** Takes the document out of wherever it is; answers its slot in the source it is going to, if it ever had one there. */
  #vacate(id: number, goingTo: number | null): number | null {
    let kept: number | null = null
    for (const { source: number, slot, live } of this.#places.all(id) as Place[]) {
      if (number === goingTo) kept = slot
      if (live === 0) continue
      const source = this.#source(number)
      source.delete.stems.run(slot)
      source.delete.forms.run(slot)
      source.documents--
      if (number !== goingTo) this.#bury.run(source.generation, number, slot)
    }
    return kept
  }

  #numberOf(name: string): number {
    const number =
      this.#numbers.get(name) ??
      (this.connection.prepare('SELECT id FROM source WHERE name = ?').pluck().get(name) as number | undefined)
    if (number !== undefined) {
      this.#numbers.set(name, number)
      return number
    }
    const { lastInsertRowid } = this.connection
      .prepare('INSERT INTO source (name, generation, documents, next_slot) VALUES (?, 0, 0, 1)')
      .run(name)
    makeSourceTables(this.connection, Number(lastInsertRowid))
    return Number(lastInsertRowid)
  }

  #source(number: number): OpenSource {
    const open = this.#open.get(number)
    if (open) return open
    const row = this.connection
      .prepare('SELECT id, generation + 1 AS generation, documents, next_slot AS nextSlot FROM source WHERE id = ?')
      .get(number)
    const source: OpenSource = {
      ...(row as Pick<OpenSource, 'id' | 'generation' | 'documents' | 'nextSlot'>),
      insert: { stems: this.#insertInto(stemsTable(number)), forms: this.#insertInto(formsTable(number)) },
      delete: { stems: this.#deleteFrom(stemsTable(number)), forms: this.#deleteFrom(formsTable(number)) },
    }
    this.#open.set(number, source)
    return source
  }

  #insertInto(table: string): Statement {
    return this.connection.prepare(`INSERT INTO ${table} (rowid, tokens) VALUES (?, ?)`)
  }

  #deleteFrom(table: string): Statement {
    return this.connection.prepare(`DELETE FROM ${table} WHERE rowid = ?`)
  }
}
