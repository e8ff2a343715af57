import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { heldLocks } from '#app/core/jobs/lock'
import { toSqlInstant } from '#app/core/models/columns'
import type { Collection } from '#app/research/ingestion/storing/known_records'
import { ingestLock } from '#app/research/ingestion/open_run'

/** Asks for a reading of one kind of a source, now; the worker begins within seconds. */
export class OrderReading {
  constructor(private readonly author: Author) {}

  /** False when it is being read, or waits to be. */
  async handle({ source, kind }: Collection): Promise<boolean> {
    if ((await heldLocks()).has(ingestLock({ source, kind }))) return false
    return db.transaction(async (trx) => {
      if (await trx.from('source_orders').where({ source, kind }).first()) return false
      const row = { source, kind, created_at: toSqlInstant(clock.now()) }
      await trx.knexQuery().table('source_orders').insert(row).onConflict(['source', 'kind']).ignore()
      const subject = { type: 'source', id: `${source}/${kind}` }
      await record(trx, this.author, { workspaceId: null, action: 'source.reading_ordered', subject })
      return true
    })
  }
}
