import { clock } from '#app/core/clock'
import { CONSTANTS } from '#app/core/constants'
import { Job } from '#app/core/jobs/job'
import { sweep } from '#app/core/jobs/sweep'
import { toSqlInstant } from '#app/core/models/columns'

/** Sessions that are over, unused or at their end, with the leeway that reading one gives. */
export default class SweepSessionsJob extends Job {
  static readonly lockName = 'sweep-sessions'

  async handle() {
    const end = toSqlInstant(clock.now().minus({ seconds: CONSTANTS.tokenLeewaySeconds }))
    const isOver = {
      table: 'sessions',
      key: 'id',
      isOver: (query: Query) => void query.where('expires_at', '<', end).orWhere('idle_expires_at', '<', end),
    }
    await sweep(isOver, () => this.stopped)
  }
}

type Query = Parameters<Parameters<typeof sweep>[0]['isOver']>[0]
