import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { LockLost } from '#app/core/errors/lock_lost'
import { toSqlInstant } from '#app/core/models/columns'
import { isKnownDead, newHolder } from './lock_holder.js'

/** A lock is lost when its holder has not renewed it for this long: that worker was killed. */
export const LOCK_SECONDS = 30

/** A lock that this process holds in the database; the same for every worker and every web process. */
export class LockRow {
  constructor(
    readonly name: string,
    private readonly holder: string
  ) {}

  /** Extends the lock; within `trx`, the transaction is undone unless the lock is still ours. Throws LockLost when somebody else took it. */
  async renew(trx?: TransactionClientContract): Promise<void> {
    const renewed = await this.rows(trx).update({ expires_at: expiry() })
    if (countOf(renewed) === 0) throw new LockLost(`lock ${this.name} was taken over`)
  }

  async release(): Promise<void> {
    await this.rows().delete()
  }

  private rows(trx?: TransactionClientContract) {
    return (trx ?? db).from('job_locks').where({ name: this.name, holder: this.holder })
  }
}

interface Row {
  holder: string
  expires_at: string
}

const expiry = () => toSqlInstant(clock.now().plus({ seconds: LOCK_SECONDS }))
const countOf = (answer: unknown) => Number(Array.isArray(answer) ? answer[0] : answer)
const findRow = (name: string): Promise<Row | null> => db.from('job_locks').where({ name }).first()
const isOver = (row: Row) => String(row.expires_at) < toSqlInstant(clock.now()) || isKnownDead(row.holder)

/**
 * Takes a lock, or returns null while another holds it. One that has expired is taken over, and so is that of a process of this machine that died.
 * Each step is a statement of its own: on MariaDB two transactions that look for a missing row and then insert it would block each other.
 */
export async function acquireLock(name: string): Promise<LockRow | null> {
  const holder = newHolder()
  const found = await findRow(name)
  if (found && !isOver(found)) return null
  if (found) return (await takeOver(name, found, holder)) ? new LockRow(name, holder) : null

  await db.knexQuery().table('job_locks').insert({ name, holder, expires_at: expiry() }).onConflict('name').ignore()
  return (await findRow(name))?.holder === holder ? new LockRow(name, holder) : null
}

/** Whether somebody who lives holds a lock. */
export async function isLockHeld(name: string): Promise<boolean> {
  const row = await findRow(name)
  return row !== null && !isOver(row)
}

/** Whether a lock was renewed in time, whoever holds it. */
export async function isLockRenewed(name: string): Promise<boolean> {
  const row = await findRow(name)
  return row !== null && String(row.expires_at) > toSqlInstant(clock.now())
}

/** Names of the locks that somebody who lives holds. */
export async function heldLocks(): Promise<Set<string>> {
  const rows: (Row & { name: string })[] = await db.from('job_locks')
  return new Set(rows.filter((row) => !isOver(row)).map(({ name }) => name))
}

/** True unless the holder has renewed it, or another has taken it over, since it was looked at. */
async function takeOver(name: string, { holder, expires_at }: Row, heir: string): Promise<boolean> {
  const taken = await db
    .from('job_locks')
    .where({ name, holder, expires_at })
    .update({ holder: heir, expires_at: expiry() })
  return countOf(taken) > 0
}
