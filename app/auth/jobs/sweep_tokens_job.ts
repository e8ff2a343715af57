import { clock } from '#app/core/clock'
import { Job } from '#app/core/jobs/job'
import { sweep } from '#app/core/jobs/sweep'
import { toSqlInstant } from '#app/core/models/columns'

/** How long a spent or expired token is still known, so that a copy of it is noticed. */
const KEPT_DAYS = 31

type Query = Parameters<Parameters<typeof sweep>[0]['isOver']>[0]

/** Tokens that open nothing and whose copies nobody would bring any more. Their families stay, for the log. */
export default class SweepTokensJob extends Job {
  static readonly lockName = 'sweep-tokens'

  async handle() {
    const end = toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))
    const isOver = (query: Query) => void query.where('expires_at', '<', end).orWhere('spent_at', '<', end)
    await sweep({ table: 'tokens', key: 'id', isOver }, () => this.stopped)
  }
}
