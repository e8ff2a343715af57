import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/** A lock is lost when its holder has not renewed it for this long: that worker was killed. */
export const LOCK_SECONDS = 30

export class LockLost extends Error {}

/** A lock that this process holds in the database; the same for every worker and every web process. */
export class LockRow {
  constructor(
    readonly name: string,
    private readonly holder: string
  ) {}

  /** Extends the lock. Throws LockLost when somebody else took it. */
  async renew(): Promise<void> {
    const renewed = await db.from('job_locks').where({ name: this.name, holder: this.holder }).update({ expires_at: expiry() })
    if (Number(Array.isArray(renewed) ? renewed[0] : renewed) === 0) throw new LockLost(`lock ${this.name} was taken over`)
  }

  async release(): Promise<void> {
    await db.from('job_locks').where({ name: this.name, holder: this.holder }).delete()
  }
}

const expiry = () => toSqlInstant(clock.now().plus({ seconds: LOCK_SECONDS }))

/** Takes a lock, or returns null while another holds it. An expired one is taken over. */
export async function acquireLock(name: string): Promise<LockRow | null> {
  const holder = randomUUID()
  const taken = await db.transaction(async (trx) => {
    await trx.from('job_locks').where({ name }).where('expires_at', '<', toSqlInstant(clock.now())).delete()
    await trx.knexQuery().table('job_locks').insert({ name, holder, expires_at: expiry() }).onConflict('name').ignore()
    const row = await trx.from('job_locks').where({ name }).first()
    return row?.holder === holder
  })
  return taken ? new LockRow(name, holder) : null
}
