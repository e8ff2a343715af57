import { partsOf } from '#app/core/contributions/define_module'
import { recurringTasks } from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import { eachItem } from '#app/core/jobs/each_item'
import { sweep } from '#app/core/jobs/sweep'
import { toSqlInstant } from '#app/core/models/columns'
import { SyncConnection } from '#app/google_calendar/actions/sync_connection'
import { isGoogleCalendarOn } from '#app/google_calendar/client/settings'
import GoogleConnection, { SYNC_JOB } from '#app/google_calendar/models/google_connection'
import GoogleRun from '#app/google_calendar/models/google_run'

/** Most connections of one turn; who waits longest comes first. */
const AT_ONCE = 20
/** Days for which it can be read what a sync changed. */
const KEPT_DAYS = 30

/** Syncs the calendars that are due, a turn each. One that fails stops no other. */
export async function processConnections(isStopping: () => boolean): Promise<void> {
  if (!isGoogleCalendarOn()) return
  const sync = new SyncConnection()
  const ids = await GoogleConnection.dueNow(AT_ONCE)
  await eachItem({ job: SYNC_JOB, ids, isStopping, work: (id) => sync.handle(id, isStopping) })
}

/** Forgets what was changed long ago. */
export async function forgetRuns(isStopping: () => boolean): Promise<void> {
  const over = toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))
  const runs = GoogleRun.query().where('started_at', '<', over).select('id')
  await sweep(
    { table: 'google_changes', key: 'id', isOver: (query) => void query.whereIn('run_id', runs as never) },
    isStopping
  )
  await sweep(
    { table: 'google_runs', key: 'id', isOver: (query) => void query.where('started_at', '<', over) },
    isStopping
  )
}

export const recurringTaskParts = partsOf(
  recurringTasks,
  { key: 'google_calendar.sync', everySeconds: 20, run: processConnections },
  { key: 'google_runs', everySeconds: 3_600, run: forgetRuns }
)
