import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { firmsToldOf } from '#app/backoffice/queries/firms_told_of'

const JOB = 'impersonations.expired'
const AT_ONCE = 50

/** Writes into the logs of firms that the time of an operator is over, when they did not say themselves that they have finished. */
export class EndExpiredImpersonations {
  /** Returns how many ended. */
  async handle(isStopping = () => false): Promise<number> {
    const due = await db
      .from('impersonations')
      .whereNull('ended_at')
      .where('expires_at', '<', toSqlInstant(clock.now()))
      .where(notPutOff(JOB, 'impersonations.id'))
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id')
    const ids = due.map(({ id }) => Number(id))
    return (await eachItem({ job: JOB, ids, isStopping, work: (id) => this.end(id) })).filter(Boolean).length
  }

  /** False when somebody ended it meanwhile. */
  private end(id: number): Promise<boolean> {
    return db.transaction(async (trx) => {
      const row = await trx.from('impersonations').where('id', id).whereNull('ended_at').forUpdate().first()
      if (!row) return false
      await trx.from('impersonations').where('id', id).update({ ended_at: row.expires_at })
      const operator = { userId: Number(row.admin_id), kind: 'user' as const, ip: null, requestId: null }
      const until = fromSqlInstant(row.expires_at)!.toISO()
      const entry = {
        action: 'impersonation.ended',
        subject: { type: 'user', id: Number(row.user_id) },
        after: { because: 'expired', until },
      }
      for (const workspaceId of await firmsToldOf(row, trx)) await record(trx, operator, { ...entry, workspaceId })
      return true
    })
  }
}
