import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import env from '#start/env'
import { isBusy } from './write_turns.js'

const LOOK_MS = 100
const PATIENCE_MS = 600_000
const REFUSED =
  'Another process is migrating the database of this installation and has not ended. Nothing was changed. Try again when it has.'

/** How long others are waited for, and how the time passes. */
interface Waiting {
  patienceMs: number
  now(): number
  sleep(milliseconds: number): Promise<unknown>
}

const REAL: Waiting = { patienceMs: PATIENCE_MS, now: () => performance.now(), sleep }

/**
 * Does something that one process of an installation does at a time; others wait for up to ten minutes. The lock is one of SQLite on a file of its own, which
 * ends with its process however that ends. MySQL and MariaDB have a lock for it, which Lucid takes.
 * Throws a sentence for whoever waited in vain.
 */
export async function whileAlone<T>(work: () => Promise<T>, folder = env.get('FOJA_DATA'), waiting = REAL): Promise<T> {
  const lock = new Database(join(folder, 'migrating.lock'), { timeout: 0 })
  try {
    await take(lock, waiting)
    return await work()
  } finally {
    lock.close()
  }
}

async function take(lock: Database.Database, { patienceMs, now, sleep: rest }: Waiting): Promise<void> {
  for (const deadline = now() + patienceMs; ;) {
    try {
      lock.exec('BEGIN EXCLUSIVE')
      return
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    if (now() >= deadline) throw new Error(REFUSED)
    await rest(LOOK_MS)
  }
}
