import type { IndexedDocument } from '#app/core/search/search_engine'
import type { Statement } from 'better-sqlite3'
import { publishedDay } from './entry.js'
import { SHADOW_PREFIX } from './index_build.js'
import { makeSourceTables, type Connection } from './index_file.js'
import { OpenSource } from './open_source.js'
import type { DocumentTexts } from './segment_builder.js'
import type { WordTable } from './word_table.js'

interface Place {
  source: number
  slot: number
}

const NO_TEXT = { title: '', names: '', body: '' }

/**
 * Puts documents into their sources and takes them out, inside one transaction of the caller; `finish` ends the batch. It knows only the sources whose
 * stored names begin with the prefix: those that are searched, or those that are being built beside them.
 */
export class SourceWriter {
  #open = new Map<number, OpenSource>()
  #numbers = new Map<string, number>()
  #places: Statement
  #putText: Statement
  #text: Statement

  constructor(
    private connection: Connection,
    private tableOf: (source: number) => WordTable,
    private prefix = ''
  ) {
    this.#places = connection.prepare(
      `SELECT source, slot FROM entry JOIN source ON source.id = entry.source
      WHERE entry.id = ? AND substr(name, 1, 1) ${prefix === '' ? '<>' : '='} '${SHADOW_PREFIX}'`
    )
    this.#putText = connection.prepare('INSERT OR REPLACE INTO text (id, title, names, body) VALUES (?, ?, ?, ?)')
    this.#text = connection.prepare('SELECT title, names, body FROM text WHERE id = ?')
  }

  put(document: IndexedDocument, texts: DocumentTexts): void {
    this.#vacate(document.id)
    const source = this.#source(this.#numberOf(`${this.prefix}${document.source}`))
    source.put(document, texts, publishedDay(document.publishedOn))
    this.#putText.run(document.id, texts.title, texts.names.join('\n'), texts.body)
  }

  remove(id: number): void {
    this.#vacate(id)
    if (this.prefix === '') this.connection.prepare('DELETE FROM text WHERE id = ?').run(id)
  }

  finish(): void {
    for (const source of this.#open.values()) source.finish()
  }

  /** Takes the document out of wherever it is. */
  #vacate(id: number): void {
    for (const { source, slot } of this.#places.all(id) as Place[]) {
      const { title, names, body } = (this.#text.get(id) ?? NO_TEXT) as typeof NO_TEXT
      this.#source(source).bury(slot, { title, names: names === '' ? [] : names.split('\n'), body })
    }
  }

  #numberOf(name: string): number {
    const known =
      this.#numbers.get(name) ??
      (this.connection.prepare('SELECT id FROM source WHERE name = ?').pluck().get(name) as number | undefined)
    const number = known ?? this.#make(name)
    this.#numbers.set(name, number)
    return number
  }

  #make(name: string): number {
    const { lastInsertRowid } = this.connection
      .prepare('INSERT INTO source (name, generation, documents, next_slot, next_block) VALUES (?, 0, 0, 1, 1)')
      .run(name)
    makeSourceTables(this.connection, Number(lastInsertRowid))
    return Number(lastInsertRowid)
  }

  #source(number: number): OpenSource {
    const open = this.#open.get(number) ?? new OpenSource(this.connection, number, this.tableOf(number))
    this.#open.set(number, open)
    return open
  }
}
