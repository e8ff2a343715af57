import type { IndexedRecord } from '#app/core/search/indexed_records'
import { INDEX_VERSION, scopeOf, type RecordDatabase } from './record_file.js'
import { formsOf, wordsOf } from './words.js'

/** Words of one text beyond this many are not searched: a book of 600 pages has fewer. */
const MAX_WORDS = 200_000

/** How far the index has followed the changes of the firms' records. */
export interface IndexState {
  version: string
  lastSeq: number
}

/** Writes records into the index. Each call is one transaction with the place that it reached. */
export class RecordWriter {
  constructor(private readonly database: RecordDatabase) {}

  state(): IndexState {
    const rows = this.database.prepare('SELECT key, value FROM state').all() as { key: string; value: string }[]
    const state = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
    return { version: state.version ?? '', lastSeq: Number(state.lastSeq ?? 0) }
  }

  /** Puts records of a kind in place of what the index has of these ids; ids without a record are taken out. */
  write(kind: string, ids: number[], records: IndexedRecord[], lastSeq?: number): void {
    this.database
      .transaction(() => {
        for (const id of ids) this.remove(kind, id)
        for (const record of records) this.insert(kind, record)
        if (lastSeq !== undefined) this.remember(lastSeq)
      })
      .immediate()
  }

  /** What records of a kind are called in the index, by id. */
  readNames(kind: string, ids: number[]): Map<number, Pick<IndexedRecord, 'title' | 'context'>> {
    const find = this.database.prepare('SELECT title, context FROM entries WHERE kind = ? AND record_id = ?')
    const rows = ids.map((id) => [id, find.get(kind, id)] as const)
    return new Map(rows.flatMap(([id, row]) => (row ? [[id, row as { title: string; context: string }]] : [])))
  }

  /** The ids of what is kept in a matter, by kind. */
  partsOfMatter(matterId: number): Map<string, number[]> {
    const rows = this.database
      .prepare("SELECT kind, record_id FROM entries WHERE matter_id = ? AND kind <> 'matter' ORDER BY record_id")
      .all(matterId) as { kind: string; record_id: number }[]
    const byKind = Map.groupBy(rows, ({ kind }) => kind)
    return new Map([...byKind].map(([kind, of]) => [kind, of.map((row) => row.record_id)]))
  }

  /** Notes the place that was reached. */
  reached(lastSeq: number): void {
    this.database.transaction(() => this.remember(lastSeq)).immediate()
  }

  /** Empties the index, to be filled from nothing. */
  clear(): void {
    this.database
      .transaction(() => {
        this.database.exec('DELETE FROM entries; DELETE FROM typos; DELETE FROM state')
        this.database.exec("INSERT INTO texts (texts) VALUES ('delete-all')")
      })
      .immediate()
  }

  private remember(lastSeq: number): void {
    const set = this.database.prepare('INSERT OR REPLACE INTO state (key, value) VALUES (?, ?)')
    set.run('version', INDEX_VERSION)
    set.run('lastSeq', String(lastSeq))
  }

  private remove(kind: string, id: number): void {
    const row = this.database
      .prepare('DELETE FROM entries WHERE kind = ? AND record_id = ? RETURNING place')
      .get(kind, id)
    if (row) this.database.prepare('DELETE FROM texts WHERE rowid = ?').run((row as { place: number }).place)
  }

  private insert(kind: string, { id, workspaceId, matterId, title, context, text }: IndexedRecord): void {
    const { lastInsertRowid: place } = this.database
      .prepare(
        'INSERT INTO entries (workspace_id, kind, record_id, matter_id, title, context) VALUES (?, ?, ?, ?, ?, ?)'
      )
      .run(workspaceId, kind, id, matterId, title, context)
    const named = wordsOf(`${title} ${context}`)
    const said = wordsOf(text).slice(0, MAX_WORDS)
    this.database
      .prepare('INSERT INTO texts (rowid, scope, title, body) VALUES (?, ?, ?, ?)')
      .run(place, scopeOf(workspaceId, kind), named.join(' '), said.join(' '))
    const learn = this.database.prepare('INSERT OR IGNORE INTO typos (form, word) VALUES (?, ?)')
    for (const word of new Set(named)) for (const form of formsOf(word)) learn.run(form, word)
  }
}
