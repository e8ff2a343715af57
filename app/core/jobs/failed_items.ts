import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/** An item that a job could not do. */
export interface FailedItem {
  id: number
  job: string
  /** Id of its row. */
  item: number
  tries: number
  reason: string
  /** ISO 8601 in UTC. */
  dueAt: string
  isSetAside: boolean
}

const toIso = (instant: string) => new Date(`${instant.replace(' ', 'T')}Z`).toISOString()

/** Items that jobs put off or set aside: those set aside first, then by when they are tried again. Returns `limit` of them at most and how many there are. */
export async function failedItems(limit: number): Promise<{ total: number; items: FailedItem[] }> {
  const [{ total }] = await db.from('job_failures').count('* as total')
  const rows = await db
    .from('job_failures')
    .orderBy('set_aside_at', 'desc')
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
  const items = rows.map((row) => ({
    id: Number(row.id),
    job: row.job,
    item: Number(row.item_id),
    tries: Number(row.tries),
    reason: row.reason,
    dueAt: toIso(row.due_at),
    isSetAside: row.set_aside_at !== null,
  }))
  return { total: Number(total), items }
}

/** Has failed items tried again by the next run of their job, as if they had never failed. Returns how many; 0 when there is none of that id. */
export async function retryFailedItems(which: number | 'all'): Promise<number> {
  const now = toSqlInstant(clock.now())
  const rows = db.from('job_failures').if(which !== 'all', (query) => query.where('id', which))
  return Number(await rows.update({ tries: 0, due_at: now, set_aside_at: null, updated_at: now }))
}
