import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'

export type RecordDatabase = Database.Database

/** Raised when what is kept, or how words are understood, changes: an index of another version is built anew. */
export const INDEX_VERSION = '4'

/** Raised with each statement that `SCHEMA` gets: all of them are made in a file of before. */
const SCHEMA_VERSION = 2

const SCHEMA = `
CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  workspace_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  matter_id INTEGER,
  title TEXT NOT NULL,
  context TEXT NOT NULL,
  UNIQUE (kind, record_id)
);
CREATE VIRTUAL TABLE IF NOT EXISTS texts USING fts5(
  scope, title, body, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
CREATE TABLE IF NOT EXISTS typos (form TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (form, word)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS entries_by_matter ON entries (matter_id);
`

/** Opens the file of the index, made when it is not there. One process writes, any number reads at the same time (WAL). */
export function openRecordFile(file: string): RecordDatabase {
  mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = NORMAL')
  database.pragma('busy_timeout = 5000')
  if (database.pragma('user_version', { simple: true }) !== SCHEMA_VERSION) {
    database.exec(SCHEMA)
    database.pragma(`user_version = ${SCHEMA_VERSION}`)
  }
  return database
}

/** The word by which the records of one kind of one firm are told from all others. */
export const scopeOf = (workspaceId: number, kind: string) => `w${workspaceId}k${kind}`
