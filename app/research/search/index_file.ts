import { existsSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'

export type Connection = Database.Database

/** Changed with every change of the tables: an index of another version counts as empty. */
const VERSION = 1
/** Changed with every change of what is written in them (stems, tokens, names): an index of other content is searched until a new one is built beside it. */
export const CONTENT = 2
const BUSY_MILLISECONDS = 10_000
const CACHE_KIB = 64_000

const TABLES = `
  CREATE TABLE state (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE source (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,
    generation INTEGER NOT NULL, documents INTEGER NOT NULL, next_slot INTEGER NOT NULL
  );
  CREATE TABLE entry (
    source INTEGER NOT NULL, slot INTEGER NOT NULL, id INTEGER NOT NULL, live INTEGER NOT NULL,
    published INTEGER, length INTEGER NOT NULL, facets TEXT NOT NULL, generation INTEGER NOT NULL, PRIMARY KEY (source, slot)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX entry_id ON entry (id, source);
  CREATE INDEX entry_generation ON entry (source, generation);
  CREATE TABLE text (id INTEGER PRIMARY KEY, title TEXT NOT NULL, body TEXT NOT NULL);
  INSERT INTO state VALUES ('last_seq', 0), ('content', ${CONTENT});
`

/**
 * Opens the search file for its writer and makes its tables. A document is a row of `entry` (what filters and orders need, by its source and its slot, a
 * small number that is never given to another document) and of `text`, and a row of each of its source's two FTS5 tables.
 */
export function openForWriting(file: string): Connection {
  const connection = new Database(file, { timeout: BUSY_MILLISECONDS })
  connection.pragma('page_size = 8192')
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = NORMAL')
  connection.pragma(`cache_size = -${CACHE_KIB}`)
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

/** The FTS5 table of the stems of a source. `detail=none`, because its tokens say how often a stem stands in a document. */
export function stemsTable(source: number): string {
  return `stems_${source}`
}

/** The FTS5 table of the words of a source as they are written, in their order, for phrases, exact words and prefixes. */
export function formsTable(source: number): string {
  return `forms_${source}`
}

/** Makes the two contentless tables of a source; their rowid is the slot of a document. The tokens they are given are final: `ascii` only splits at spaces. */
export function makeSourceTables(connection: Connection, source: number): void {
  const options = `content='', contentless_delete=1, tokenize='ascii'`
  connection.exec(`CREATE VIRTUAL TABLE ${stemsTable(source)} USING fts5(tokens, ${options}, detail=none)`)
  connection.exec(`CREATE VIRTUAL TABLE ${formsTable(source)} USING fts5(tokens, ${options}, detail=full)`)
}

/** Removes every document. Sources get new numbers, so that what a reader remembers of the old ones is not taken for the new. */
export function emptyTables(connection: Connection): void {
  dropSourceTables(connection)
  connection.exec(
    `DELETE FROM source; DELETE FROM entry; DELETE FROM text; DELETE FROM state WHERE name = 'build_seq';
    UPDATE state SET value = 0 WHERE name = 'last_seq'; INSERT OR REPLACE INTO state VALUES ('content', ${CONTENT})`
  )
}

/** Makes the tables, in the place of those of another version. */
export function makeTables(connection: Connection): void {
  if (isCurrent(connection)) return
  dropSourceTables(connection)
  for (const table of ['state', 'source', 'entry', 'text']) connection.exec(`DROP TABLE IF EXISTS ${table}`)
  connection.exec(TABLES)
  connection.pragma(`user_version = ${VERSION}`)
}

/** Bytes of the file and its log. */
export function bytesOf(file: string): number {
  return [file, `${file}-wal`].reduce((sum, part) => sum + (existsSync(part) ? statSync(part).size : 0), 0)
}

function dropSourceTables(connection: Connection): void {
  const tables = connection
    .prepare(`SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE %'`)
    .pluck()
    .all() as string[]
  for (const table of tables) connection.exec(`DROP TABLE ${table}`)
}
