import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { taskKinds } from './task_kinds.js'
import { runTask } from './run_task.js'

/** How long a task works before those that wait have their turn. */
const TURN_MS = 20_000
const AT_ONCE = 100

/** Gives every open task one turn, the one that has waited longest first, and returns how many came further. `lane`: only the long ones, or the others. */
export async function runDueTasks(isStopping: () => boolean = () => false, lane?: 'short' | 'long'): Promise<number> {
  const long = taskKinds.all().flatMap(({ key, isLong }) => (isLong ? [key] : []))
  const open = await db
    .from('tasks')
    .whereIn('state', ['queued', 'running'])
    .if(lane === 'long', (query) => query.whereIn('kind', long))
    .if(lane === 'short', (query) => query.whereNotIn('kind', long))
    .orderBy('heartbeat_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id')
  let moved = 0
  for (const { id } of open) {
    if (isStopping()) break
    const end = clock.now().toMillis() + TURN_MS
    const isTurnOver = () => open.length > 1 && clock.now().toMillis() > end
    if (await runTask(Number(id), () => isStopping() || isTurnOver())) moved++
  }
  return moved
}
