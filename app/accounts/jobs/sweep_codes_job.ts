import { clock } from '#app/core/clock'
import { Job } from '#app/core/jobs/job'
import { sweep } from '#app/core/jobs/sweep'
import { toSqlInstant } from '#app/core/models/columns'

/** How long what is over still answers «expired» or «already done», in days. Requests may be for addresses that nobody has here. */
const KEPT = { mailed_codes: 30, recovery_requests: 1 } as const

/** Deletes codes and links of emails that have long been over, used or not. */
export default class SweepCodesJob extends Job {
  static readonly lockName = 'sweep-codes'

  async handle() {
    for (const [table, days] of Object.entries(KEPT)) {
      const end = toSqlInstant(clock.now().minus({ days }))
      await sweep({ table, key: 'id', isOver: (query) => void query.where('expires_at', '<', end) }, () => this.stopped)
    }
  }
}
