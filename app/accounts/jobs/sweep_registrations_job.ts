import { clock } from '#app/core/clock'
import { Job } from '#app/core/jobs/job'
import { sweep } from '#app/core/jobs/sweep'
import { toSqlInstant } from '#app/core/models/columns'

const DAYS = 30

/** What was asked for in registrations that nobody confirmed: their passwords and accounts at banks are not kept for longer than 30 days. */
export default class SweepRegistrationsJob extends Job {
  static readonly lockName = 'sweep-registrations'

  async handle() {
    const end = toSqlInstant(clock.now().minus({ days: DAYS }))
    const isOver = (query: Query) => void query.where('updated_at', '<', end)
    await sweep({ table: 'registrations', key: 'id', isOver }, () => this.stopped)
  }
}

type Query = Parameters<Parameters<typeof sweep>[0]['isOver']>[0]
