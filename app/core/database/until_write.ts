import type { Database } from 'better-sqlite3'

/** Tells one state of a database from every other; null where that is unknown. */
export type StateOfDatabase = () => string | null

/**
 * The state of a SQLite database as a connection sees it: what others committed (`data_version`) and what it wrote itself. Null within a
 * transaction, whose rollback takes back writes that were counted, and once it is closed. See https://sqlite.org/pragma.html#pragma_data_version.
 */
export function stateOf(connection: Database): StateOfDatabase {
  const others = connection.prepare('pragma data_version').pluck()
  const own = connection.prepare('select total_changes()').pluck()
  return () => {
    if (!connection.open || connection.inTransaction) return null
    return `${String(others.get())}/${String(own.get())}`
  }
}

/** What is known of something, and how to keep what was read instead. */
export interface Recalled<T> {
  known: T | undefined
  /** Keeps a value that was read since, unless something was written meanwhile. `rows` is how many rows it holds. */
  keep(value: T, rows?: number): void
}

/** Rows that are kept in all, however many values hold them. */
const MAX_ROWS = 4_000

/**
 * What was read from a database, for as long as nothing at all is written to it by anybody. Nothing is kept where the state of the database is
 * unknown. The values are shared: nobody may change them.
 */
export class ReadsUntilWrite {
  #state: string | null = null
  #held = new Map<string, { value: unknown; rows: number }>()
  #rows = 0

  constructor(private readonly stateOfDatabase: StateOfDatabase) {}

  /** @param key says all that the value depends on, besides the database */
  recall<T>(key: string): Recalled<T> {
    const state = this.stateOfDatabase()
    if (state === null) return { known: undefined, keep: () => {} }
    if (state !== this.#state) {
      this.#held.clear()
      this.#rows = 0
      this.#state = state
    }
    const known = this.#held.get(key)?.value as T | undefined
    return { known, keep: (value, rows = 1) => this.#keep(state, key, { value, rows }) }
  }

  #keep(state: string, key: string, kept: { value: unknown; rows: number }) {
    if (this.#state !== state || this.stateOfDatabase() !== state) return
    this.#drop(key)
    for (const oldest of this.#held.keys()) {
      if (this.#rows + kept.rows <= MAX_ROWS) break
      this.#drop(oldest)
    }
    this.#held.set(key, kept)
    this.#rows += kept.rows
  }

  #drop(key: string) {
    this.#rows -= this.#held.get(key)?.rows ?? 0
    this.#held.delete(key)
  }
}

let source: Database | null = null
let reads = new ReadsUntilWrite(() => null)

/**
 * Called when the product opens its SQLite file: what is read from it is kept until the next write. A connection that is opened beside it, such as
 * the one of an export, changes nothing.
 */
export function recallFrom(connection: Database): void {
  if (source?.open) return
  source = connection
  reads = new ReadsUntilWrite(stateOf(connection))
}

/** Something that is asked for again and again, if it is known. Only for what is not read within a transaction. */
export function recall<T>(key: string): Recalled<T> {
  return reads.recall(key)
}

/** Reads something once until the next write; each time on a database of which nothing is known, such as MariaDB. */
export async function untilWrite<T>(
  key: string,
  query: () => Promise<T>,
  rowsOf: (value: T) => number = () => 1
): Promise<T> {
  const { known, keep } = recall<T>(key)
  if (known !== undefined) return known
  const value = await query()
  keep(value, rowsOf(value))
  return value
}

interface Rows {
  first(): Promise<unknown>
}

/**
 * Whether there is a row, asked once until the next write: jobs that look each second ask it before they ask what is due, which on a quiet product
 * costs as good as nothing. `rows` names no time.
 */
export function hasRows(key: string, rows: () => Rows): Promise<boolean> {
  return untilWrite(key, async () => Boolean(await rows().first()))
}
