import { clock } from '#app/core/clock'
import { Job } from '#app/core/jobs/job'
import { sweep } from '#app/core/jobs/sweep'
import { toSqlInstant } from '#app/core/models/columns'

/** For how long a link that is over still says «expired», in days. */
const KEPT_DAYS = 30
/** For how long a request that reached no firm waits, in days. */
const UNANSWERED_DAYS = 30

/** Deletes links that have long been over, and requests to firms that are not here. */
export default class SweepLinksJob extends Job {
  static readonly lockName = 'sweep-portal'

  async handle() {
    const links = toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))
    const requests = toSqlInstant(clock.now().minus({ days: UNANSWERED_DAYS }))
    const stopped = () => this.stopped
    await sweep(
      { table: 'portal_links', key: 'id', isOver: (query) => void query.where('expires_at', '<', links) },
      stopped
    )
    await sweep(
      {
        table: 'firm_requests',
        key: 'id',
        isOver: (query) => void query.whereNull('workspace_id').where('created_at', '<', requests),
      },
      stopped
    )
  }
}
