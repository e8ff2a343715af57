import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import env from '#start/env'
import { isBusy } from './write_turns.js'

const LOOK_MS = 100
const PATIENCE_MS = 600_000

/**
 * Does something that one process of an installation does at a time; others wait for up to ten minutes. The lock is one of SQLite on a file of its own, which
 * ends with its process however that ends. MySQL and MariaDB have a lock for it, which Lucid takes.
 */
export async function whileAlone<T>(work: () => Promise<T>, folder = env.get('FOJA_DATA')): Promise<T> {
  const lock = new Database(join(folder, 'migrating.lock'), { timeout: 0 })
  try {
    await take(lock)
    return await work()
  } finally {
    lock.close()
  }
}

async function take(lock: Database.Database): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; ;) {
    try {
      lock.exec('BEGIN EXCLUSIVE')
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await sleep(LOOK_MS)
  }
}
