import { existsSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'

export type Connection = Database.Database

/** Changed with every change of the tables: an index of another version counts as empty. */
const VERSION = 2
/** Changed with every change of what is written in them (stems, tokens, names): an index of other content is searched until a new one is built beside it. */
export const CONTENT = 5
const BUSY_MILLISECONDS = 10_000
const CACHE_KIB = 32_000
/** The log is moved into the file when it has so many: 32 MB. */
const LOG_PAGES = 4_000

const TABLES = `
  CREATE TABLE state (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE source (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,
    generation INTEGER NOT NULL, documents INTEGER NOT NULL, next_slot INTEGER NOT NULL, next_block INTEGER NOT NULL
  );
  CREATE TABLE entry (
    source INTEGER NOT NULL, slot INTEGER NOT NULL, id INTEGER NOT NULL, published INTEGER, length INTEGER NOT NULL,
    sets BLOB NOT NULL, PRIMARY KEY (source, slot)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX entry_id ON entry (id, source);
  CREATE TABLE buried (
    source INTEGER NOT NULL, generation INTEGER NOT NULL, slot INTEGER NOT NULL, PRIMARY KEY (source, generation, slot)
  ) WITHOUT ROWID;
  CREATE TABLE value_set (
    source INTEGER NOT NULL, number INTEGER NOT NULL, field TEXT NOT NULL, list TEXT NOT NULL, PRIMARY KEY (source, number)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX value_set_list ON value_set (source, field, list);
  CREATE TABLE segment (
    source INTEGER NOT NULL, first INTEGER NOT NULL, slots INTEGER NOT NULL, block INTEGER NOT NULL, directory TEXT NOT NULL,
    PRIMARY KEY (source, first)
  ) WITHOUT ROWID;
  CREATE TABLE text (id INTEGER PRIMARY KEY, title TEXT NOT NULL, names TEXT NOT NULL, body TEXT NOT NULL);
  INSERT INTO state VALUES ('last_seq', 0), ('content', ${CONTENT});
`
const SHARED = ['state', 'source', 'entry', 'buried', 'value_set', 'segment', 'text']
const OF_SOURCES = ['entry', 'buried', 'value_set', 'segment']

/**
 * Opens the search file for its writer and makes its tables. A document is a row of `entry` (what filters and orders need, by its source and its slot, a
 * small number that is never given to another document), a row of `text`, and stands in the segment of its slot.
 */
export function openForWriting(file: string): Connection {
  const connection = new Database(file, { timeout: BUSY_MILLISECONDS })
  connection.pragma('page_size = 8192')
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = NORMAL')
  connection.pragma(`cache_size = -${CACHE_KIB}`)
  connection.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  connection.transaction(() => makeTables(connection)).immediate()
  return connection
}

/** Opens the search file for reading; null while there is none, or none of this version. */
export function openForReading(file: string): Connection | null {
  if (!existsSync(file)) return null
  const connection = new Database(file, { timeout: BUSY_MILLISECONDS })
  connection.pragma('query_only = ON')
  connection.pragma(`cache_size = -${CACHE_KIB}`)
  if (isCurrent(connection)) return connection
  connection.close()
  return null
}

/** False when a newer or older version of the program made the file. */
export function isCurrent(connection: Connection): boolean {
  return connection.pragma('user_version', { simple: true }) === VERSION
}

/** The table of the blocks of a source: posting lists and positions of its words, see `blocks.ts`. */
export function blocksTable(source: number): string {
  return `blocks_${source}`
}

/** The table of the words of a source, folded, with their stem (none of stop words), how they were first written, and in how many documents they are. */
export function wordsTable(source: number): string {
  return `words_${source}`
}

/** Makes the two tables of a source. */
export function makeSourceTables(connection: Connection, source: number): void {
  connection.exec(`
    CREATE TABLE ${blocksTable(source)} (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
    CREATE TABLE ${wordsTable(source)} (
      id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE, stem TEXT, written TEXT, documents INTEGER NOT NULL
    );
    CREATE INDEX ${wordsTable(source)}_stem ON ${wordsTable(source)} (stem) WHERE stem IS NOT NULL;
  `)
}

/** Removes a source and everything of it but its texts. */
export function dropSource(connection: Connection, source: number): void {
  connection.exec(`DROP TABLE ${blocksTable(source)}; DROP TABLE ${wordsTable(source)}`)
  for (const table of OF_SOURCES) connection.prepare(`DELETE FROM ${table} WHERE source = ?`).run(source)
  connection.prepare('DELETE FROM source WHERE id = ?').run(source)
}

/** Removes every document. Sources get new numbers, so that what a reader remembers of the old ones is not taken for the new. */
export function emptyTables(connection: Connection): void {
  for (const source of connection.prepare('SELECT id FROM source').pluck().all() as number[])
    dropSource(connection, source)
  connection.exec(
    `DELETE FROM text; DELETE FROM state WHERE name = 'build_seq'; UPDATE state SET value = 0 WHERE name = 'last_seq';
    INSERT OR REPLACE INTO state VALUES ('content', ${CONTENT})`
  )
}

/** Makes the tables, in the place of those of another version. */
export function makeTables(connection: Connection): void {
  if (isCurrent(connection)) return
  const others = connection
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND (sql LIKE 'CREATE VIRTUAL TABLE %' OR name GLOB 'blocks_*' OR name GLOB 'words_*')`
    )
    .pluck()
    .all() as string[]
  for (const table of [...others, ...SHARED]) connection.exec(`DROP TABLE IF EXISTS ${table}`)
  connection.exec(TABLES)
  connection.pragma(`user_version = ${VERSION}`)
}

/** Bytes of the file and its log. */
export function bytesOf(file: string): number {
  return [file, `${file}-wal`].reduce((sum, part) => sum + (existsSync(part) ? statSync(part).size : 0), 0)
}
