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
  /** Keeps a value that was read since, unless something was written meanwhile. */
  keep(value: T): void
}

const MOST = 2_000

/**
 * What was read from a database, for as long as nothing at all is written to it by anybody. Nothing is kept where the state of the database is
 * unknown. The values are shared: nobody may change them.
 */
export class ReadsUntilWrite {
  #state: string | null = null
  #held = new Map<string, unknown>()

  constructor(private readonly stateOfDatabase: StateOfDatabase) {}

  /** @param key says all that the value depends on, besides the database */
  recall<T>(key: string): Recalled<T> {
    const state = this.stateOfDatabase()
    if (state === null) return { known: undefined, keep: () => {} }
    if (state !== this.#state) {
      this.#held.clear()
      this.#state = state
    }
    return { known: this.#held.get(key) as T | undefined, keep: (value) => this.#keep(state, key, value) }
  }

  #keep(state: string, key: string, value: unknown) {
    if (this.#state !== state || this.stateOfDatabase() !== state) return
    if (this.#held.size >= MOST) this.#held.delete(this.#held.keys().next().value!)
    this.#held.set(key, value)
  }
}

let reads = new ReadsUntilWrite(() => null)

/** Called when the product opens its SQLite file: what is read from it is kept until the next write. */
export function recallFrom(connection: Database): void {
  reads = new ReadsUntilWrite(stateOf(connection))
}

/** Something that is asked for again and again, if it is known. Only for what is not read within a transaction. */
export function recall<T>(key: string): Recalled<T> {
  return reads.recall(key)
}

/** Reads something once until the next write; each time on a database of which nothing is known, such as MariaDB. */
export async function untilWrite<T>(key: string, query: () => Promise<T>): Promise<T> {
  const { known, keep } = recall<T>(key)
  if (known !== undefined) return known
  const value = await query()
  keep(value)
  return value
}
