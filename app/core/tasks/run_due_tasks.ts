import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { hasRows } from '#app/core/database/until_write'
import { toSqlInstant } from '#app/core/models/columns'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { taskKinds } from './task_kinds.js'
import { runTask } from './run_task.js'
import { acrossFirms } from '#app/core/tenancy/rows'

/** How long a task works before those that wait have their turn. */
const TURN_MS = 20_000
const AT_ONCE = 100
const JOB = 'tasks'

/** `long`: the long tasks; `short`: the others. */
export type TaskLane = 'short' | 'long'

/** Whether a task waits for its turn. */
export async function hasDueTasks(lane?: TaskLane): Promise<boolean> {
  if (!(await hasRows('tasks: open', () => openTasks().select('id')))) return false
  return (await dueTasks(lane).select('id').first()) !== null
}

/** Gives every open task one turn, the one that has waited longest first, and returns how many came further; one that fails holds up no other. `lane`: only the long ones, or the others. */
export async function runDueTasks(isStopping: () => boolean = () => false, lane?: TaskLane): Promise<number> {
  const open = await dueTasks(lane).orderBy('heartbeat_at').orderBy('id').limit(AT_ONCE).select('id')
  const work = (id: number) => {
    const end = clock.now().toMillis() + TURN_MS
    const isTurnOver = () => open.length > 1 && clock.now().toMillis() > end
    return runTask(id, () => isStopping() || isTurnOver())
  }
  const ids = open.map(({ id }) => Number(id))
  return (await eachItem({ job: JOB, ids, isStopping, work })).filter(Boolean).length
}

const openTasks = () => acrossFirms(db, 'tasks').whereIn('state', ['queued', 'running'])

function dueTasks(lane?: TaskLane) {
  const long = taskKinds.all().flatMap(({ key, isLong }) => (isLong ? [key] : []))
  return openTasks()
    .where(notPutOff(JOB, 'tasks.id'))
    .where((free) => void free.whereNull('reserved_until').orWhere('reserved_until', '<', toSqlInstant(clock.now())))
    .if(lane === 'long', (query) => query.whereIn('kind', long))
    .if(lane === 'short', (query) => query.whereNotIn('kind', long))
}
