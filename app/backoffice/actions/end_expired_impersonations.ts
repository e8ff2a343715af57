import db from '@adonisjs/lucid/services/db'
import Impersonation from '#app/accounts/models/impersonation'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notifiedFirms } from '#app/backoffice/queries/notified_firms'

const JOB = 'impersonations.expired'
const AT_ONCE = 50

/** Writes into the logs of firms that the time of an operator is over, when they did not say themselves that they have finished. */
export class EndExpiredImpersonations {
  /** Returns how many ended. */
  async handle(isStopping = () => false): Promise<number> {
    const due = await Impersonation.query()
      .whereNull('ended_at')
      .where('expires_at', '<', toSqlInstant(clock.now()))
      .where(notPutOff(JOB, 'impersonations.id'))
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id')
    const ids = due.map(({ id }) => id)
    return (await eachItem({ job: JOB, ids, isStopping, work: (id) => this.end(id) })).filter(Boolean).length
  }

  /** False when somebody ended it meanwhile. */
  private end(id: number): Promise<boolean> {
    return db.transaction(async (trx) => {
      const row = await Impersonation.lock(id, trx)
      if (!row) return false
      await row.merge({ endedAt: row.expiresAt }).save()
      const operator = { userId: row.adminId, kind: 'user' as const, ip: null, requestId: null }
      const until = row.expiresAt.toISO()
      const entry = {
        action: 'impersonation.ended',
        subject: { type: 'user', id: row.userId },
        after: { because: 'expired', until },
      }
      for (const workspaceId of await notifiedFirms(row, trx)) await record(trx, operator, { ...entry, workspaceId })
      return true
    })
  }
}
