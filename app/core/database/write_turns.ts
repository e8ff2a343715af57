import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import type { Database, Statement } from 'better-sqlite3'
import type { PeopleSign } from './people_sign.js'
import { REAL, type Surroundings } from './surroundings.js'

/** How a process takes SQLite's write lock, of which there is one for all processes. */
export interface Manners {
  /** Milliseconds between two looks whether the lock is free, at least and at most. */
  looks: [number, number]
  patienceMs: number
  /** Pages of the write-ahead log after which a commit moves them into the file, which takes the thread some tenths of a second. */
  checkpointPages: number
  /** Whether it leaves the lock to others for as long as it has just held it. */
  yields: boolean
}

/** Somebody waits for the answer; the log is moved by the worker, unless there is none. */
export const PEOPLE: Manners = { looks: [1, 4], patienceMs: 10_000, checkpointPages: 8_000, yields: false }
/** Nobody waits: people come first, and find a gap after every transaction. */
export const BACKGROUND: Manners = { looks: [15, 40], patienceMs: 120_000, checkpointPages: 1_000, yields: true }

/** What is told of each hold of the lock: `{ milliseconds }`. For measurements. */
export const WRITE_HOLDS = 'foja:write-holds'
const holds = channel(WRITE_HOLDS)

/** A save is several writes: background work begins none while somebody wrote this shortly ago … */
const SAVING_MS = 40
/** … for so long at most, so that it comes on under steady saving. */
const MAX_DEFERRED_MS = 500
/** Longest gap after one hold: a migration that takes a minute does not make the next wait another one. */
const MAX_REST_MS = 250
/** Statements that a connection keeps prepared. Knex prepares anew for each query, which costs more than a small query itself. */
const MAX_STATEMENTS = 400

/** What is special about the writes of some work. */
const special = new AsyncLocalStorage<'impatient' | 'unannounced'>()

/** Does something that is better left undone than waited for: its writes throw SQLITE_BUSY at once while another process writes. */
export function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  return special.run('impatient', work)
}

/** Does something that nobody's work hangs on: background work is not deferred for its writes. */
export function withoutSign<T>(work: () => Promise<T>): Promise<T> {
  return special.run('unannounced', work)
}

/** Whether SQLite refused since another connection writes. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test((error as { code?: string } | null)?.code ?? '')
}

/**
 * Makes a connection wait for the write lock without blocking its thread: SQLite's own waiting sleeps in the thread that answers everybody, and
 * its sleeps of up to 100 ms miss short gaps. A statement that finds the lock taken is tried again some milliseconds later, as a promise, which
 * Knex awaits. It also prepares each statement once, and begins transactions with the lock: one that reads and then writes while another
 * process commits would fail at once with SQLITE_BUSY_SNAPSHOT, whatever the patience.
 */
export function takeTurns(
  connection: Database,
  manners: Manners,
  sign: PeopleSign,
  surroundings: Surroundings = REAL
): void {
  connection.pragma(`wal_autocheckpoint=${manners.checkpointPages}`)
  const prepare = connection.prepare.bind(connection)
  const turns = new WriteTurns(connection, manners, sign, surroundings)
  const known = new Map<string, Statement>()
  connection.prepare = ((sql: string) => {
    const isBegin = /^BEGIN;?$/i.test(sql)
    const text = isBegin ? 'BEGIN IMMEDIATE;' : sql
    let statement = known.get(text)
    if (statement) return statement
    statement = turns.patient(prepare(text), isBegin)
    if (known.size >= MAX_STATEMENTS) known.delete(known.keys().next().value!)
    known.set(text, statement)
    return statement
  }) as Database['prepare']
}

type Execute = (bindings: unknown[]) => unknown

class WriteTurns {
  #heldSince: number | null = null
  /** Until when the lock is left to others. */
  #restsUntil = 0

  constructor(
    private readonly connection: Database,
    private readonly manners: Manners,
    private readonly sign: PeopleSign,
    private readonly around: Surroundings
  ) {}

  patient(statement: Statement, isBegin: boolean): Statement {
    for (const name of statement.reader ? (['all'] as const) : (['run'] as const)) {
      const execute = statement[name].bind(statement) as Execute
      const writes = isBegin || !statement.readonly
      statement[name] = ((bindings: unknown[]) => this.#execute(execute, bindings, writes)) as never
    }
    return statement
  }

  #execute(execute: Execute, bindings: unknown[], writes: boolean): unknown {
    if (this.connection.inTransaction) return this.#within(execute, bindings)
    if (writes && !this.manners.yields && special.getStore() !== 'unannounced') this.sign.raise()
    const restMs = writes ? this.#restMs() : 0
    if (restMs > 0) return this.#wait(() => this.#attempt(execute, bindings, writes), restMs)
    try {
      return this.#attempt(execute, bindings, writes)
    } catch (error) {
      if (!isBusy(error) || special.getStore() === 'impatient') throw error
      return this.#wait(() => this.#attempt(execute, bindings, writes), this.#untilNextLook())
    }
  }

  #within(execute: Execute, bindings: unknown[]): unknown {
    try {
      return execute(bindings)
    } finally {
      if (!this.connection.inTransaction) this.#release()
    }
  }

  #attempt(execute: Execute, bindings: unknown[], writes: boolean): unknown {
    const began = this.around.now()
    const answer = execute(bindings)
    if (!writes) return answer
    this.#heldSince = began
    if (!this.connection.inTransaction) this.#release()
    return answer
  }

  /** How long to leave the lock to others, before a look at it. */
  #restMs(): number {
    if (!this.manners.yields) return 0
    return Math.max(this.#restsUntil - this.around.now(), this.#isSaving() ? this.#untilNextLook() : 0)
  }

  #isSaving(): boolean {
    return this.sign.raisedAgo() < SAVING_MS
  }

  async #wait(attempt: () => unknown, firstMs: number): Promise<unknown> {
    const began = this.around.now()
    const deadline = began + this.manners.patienceMs
    for (let milliseconds = firstMs; ; milliseconds = this.#untilNextLook()) {
      await this.around.sleep(milliseconds)
      if (this.manners.yields && this.#isSaving() && this.around.now() - began < MAX_DEFERRED_MS) continue
      try {
        return attempt()
      } catch (error) {
        if (!isBusy(error) || this.around.now() >= deadline) throw error
      }
    }
  }

  /** Chance keeps two that wait from looking at the same moments for ever. */
  #untilNextLook(): number {
    const [least, most] = this.manners.looks
    return least + this.around.random() * (most - least)
  }

  #release(): void {
    if (this.#heldSince === null) return
    const now = this.around.now()
    const milliseconds = now - this.#heldSince
    this.#heldSince = null
    if (this.manners.yields) this.#restsUntil = now + Math.min(milliseconds, MAX_REST_MS)
    if (holds.hasSubscribers) holds.publish({ milliseconds })
  }
}
