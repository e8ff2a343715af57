import type { Database, Statement } from 'better-sqlite3'
import { stateOf, type StateOfDatabase } from './until_write.js'

type SqlRow = Record<string, unknown>

/** Characters and numbers that are kept in all, and of one result. */
const MAX_SIZE = 8_000_000
const MAX_RESULT_SIZE = 200_000
/** What a result, a row and a value take besides the text of the value. */
const OVERHEAD = 16

/** Reads whose answer depends on something besides the statement, its bindings and the data. */
const VOLATILE =
  /\b(random|randomblob|changes|total_changes|last_insert_rowid|date|time|datetime|julianday|unixepoch|strftime|timediff|load_extension)\s*\(|\bcurrent_(date|time|timestamp)\b|\b(sqlite|pragma)_\w/i

/** Whether the rows of a statement that only reads follow from its text, its bindings and the data. */
export function isRepeatable(sql: string): boolean {
  return /^\s*(select|with)\b/i.test(sql) && !VOLATILE.test(sql)
}

const isPlain = (value: unknown) => value === null || typeof value === 'string' || Number.isFinite(value)

/** How much a result takes; null when it holds something that others could change, such as a buffer. */
function sizeOf(rows: SqlRow[]): number | null {
  let size = OVERHEAD
  for (const row of rows) {
    size += OVERHEAD
    for (const name in row) {
      const value = row[name]
      if (!isPlain(value)) return null
      size += OVERHEAD + (typeof value === 'string' ? value.length : 0)
    }
    if (size > MAX_RESULT_SIZE) return null
  }
  return size
}

const copyOf = (rows: SqlRow[]) => rows.map((row) => ({ ...row }))

/**
 * The rows of statements that were read, for as long as nothing at all is written to the database by anybody. They are found by the text of the
 * statement and its bindings, so that what somebody may not see is another entry. Everybody gets rows of their own.
 */
export class ReadResults {
  #state: string | null = null
  #held = new Map<string, { rows: SqlRow[]; size: number }>()
  #size = 0

  constructor(private readonly stateOfDatabase: StateOfDatabase) {}

  /** The rows of a repeatable statement, from memory where nothing was written since; else `execute` reads them. */
  read(sql: string, bindings: unknown[], execute: () => SqlRow[]): SqlRow[] {
    const state = this.stateOfDatabase()
    if (state === null || !bindings.every(isPlain)) return execute()
    if (state !== this.#state) this.clear()
    this.#state = state
    const key = `${sql}\n${JSON.stringify(bindings)}`
    const known = this.#held.get(key)
    if (known) return copyOf(known.rows)
    const rows = execute()
    const size = sizeOf(rows)
    if (size === null) return rows
    this.#add(key, copyOf(rows), size + key.length)
    return rows
  }

  /** Forgets everything: something was written, or the tables themselves change. */
  clear(): void {
    this.#held.clear()
    this.#size = 0
  }

  #add(key: string, rows: SqlRow[], size: number) {
    for (const [oldest, { size: freed }] of this.#held) {
      if (this.#size + size <= MAX_SIZE) break
      this.#held.delete(oldest)
      this.#size -= freed
    }
    this.#held.set(key, { rows, size })
    this.#size += size
  }
}

type Execute = (bindings: unknown[]) => unknown

/** Makes a connection answer reads from memory until the next write. For processes in which the same is asked again and again. */
export function cacheReads(connection: Database): void {
  const results = new ReadResults(stateOf(connection))
  const prepare = connection.prepare.bind(connection)
  connection.prepare = ((sql: string) => {
    const statement = prepare(sql)
    if (!statement.readonly) clearBefore(statement, results)
    else if (statement.reader && isRepeatable(sql)) {
      const execute = statement.all.bind(statement) as (bindings: unknown[]) => SqlRow[]
      statement.all = ((bindings: unknown[]) => results.read(sql, bindings, () => execute(bindings))) as never
    }
    return statement
  }) as Database['prepare']
}

/** Also for what only changes tables, which SQLite does not count as a write. */
function clearBefore(statement: Statement, results: ReadResults) {
  const name = statement.reader ? 'all' : 'run'
  const execute = statement[name].bind(statement) as Execute
  statement[name] = ((bindings: unknown[]) => {
    results.clear()
    return execute(bindings)
  }) as never
}
