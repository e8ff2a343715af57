import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { clock } from '#app/core/clock'
import { hasRows } from '#app/core/database/until_write'
import { reasonOf } from '#app/core/errors/describe_error'
import { isContention } from '#app/core/models/contention'
import { toSqlInstant } from '#app/core/models/columns'
import { stepDone } from './progress.js'

/** Tries after which an item is set aside: from then on it is tried once a day. */
export const MAX_TRIES = 10
const FIRST_SECONDS = 15
const MAX_DELAY_SECONDS = 3_600
const SET_ASIDE_HOURS = 24

/** Items of a job, by the ids of their rows. */
export interface Items<T> {
  /** Name under which what fails is kept; each job has its own. */
  job: string
  ids: number[]
  isStopping?: () => boolean
  /** Errors that are the fault of no item, such as a server that does not answer: they end the round and count for nobody. */
  isEverybodys?: (error: unknown) => boolean
  /** Does one item, in a transaction of its own. */
  work(id: number): Promise<T>
}

/** Items that are usually done in one transaction. */
export interface Batch<T> extends Omit<Items<T>, 'work'> {
  /** Does some items, all of them or none. */
  work(ids: number[]): Promise<T>
}

/**
 * Does each item by itself and returns what those gave that went well. One that fails is kept in `job_failures` with its reason and put off for longer
 * each time; it holds up no other. Whoever reads the items leaves out those that are put off (`notPutOff`).
 */
export async function eachItem<T>({ job, ids, isStopping, isEverybodys, work }: Items<T>): Promise<T[]> {
  const tries = await triesOf(job, ids)
  const results: T[] = []
  for (const id of ids) {
    if (isStopping?.()) break
    try {
      results.push(await work(id))
      stepDone()
      if (tries.has(id)) await forgetFailure(job, id)
    } catch (error) {
      if (isEverybodys?.(error)) throw error
      await putOff({ job, id, tries: tries.get(id) ?? 0, error })
    }
  }
  return results
}

/**
 * Does all items at once, which costs less, and each by itself when that fails: what fails alone is put off, the rest is done. Returns what the work gave,
 * once or for each.
 */
export async function allAtOnceOrEach<T>({ work, ...items }: Batch<T>): Promise<T[]> {
  if (items.ids.length === 0) return []
  try {
    const result = await work(items.ids)
    stepDone()
    for (const id of (await triesOf(items.job, items.ids)).keys()) await forgetFailure(items.job, id)
    return [result]
  } catch (error) {
    if (items.isEverybodys?.(error)) throw error
    return eachItem({ ...items, work: (id) => work([id]) })
  }
}

/** Leaves out the rows whose item failed and is not due again: `query.where(notPutOff(job, 'reminders.id'))`. */
export function notPutOff(job: string, column: string) {
  return (query: { whereNotIn(column: string, values: DatabaseQueryBuilderContract): unknown }): void =>
    void query.whereNotIn(
      column,
      db.from('job_failures').where('job', job).where('due_at', '>', toSqlInstant(clock.now())).select('item_id')
    )
}

/** Items that failed and whose time has come again, for a job that reads what changed and does not come by them by itself. */
export async function dueAgain(job: string, limit = 100): Promise<number[]> {
  const due = db.from('job_failures').where('job', job).where('due_at', '<=', toSqlInstant(clock.now()))
  return (await due.orderBy('due_at').orderBy('id').limit(limit).select('item_id')).map((row) => Number(row.item_id))
}

/** Which of these jobs have items that failed and whose time has come again. */
export async function jobsDueAgain(jobs: string[]): Promise<string[]> {
  if (!(await hasRows('job failures', () => db.from('job_failures').select('id')))) return []
  const due = db.from('job_failures').whereIn('job', jobs).where('due_at', '<=', toSqlInstant(clock.now()))
  return (await due.distinct('job')).map((row) => String(row.job))
}

/** Has an item that failed tried again at once: somebody changed what it is made of. */
export async function forgetFailure(job: string, id: number): Promise<void> {
  await db.from('job_failures').where({ job, item_id: id }).delete()
}

/** Why an item failed when it was last tried; null when it did not, or went well since. */
export async function lastFailure(job: string, id: number): Promise<string | null> {
  const row = await db.from('job_failures').where({ job, item_id: id }).select('reason').first()
  return row ? String(row.reason) : null
}

async function triesOf(job: string, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.from('job_failures').where('job', job).whereIn('item_id', ids).select('item_id', 'tries')
  return new Map(rows.map((row) => [Number(row.item_id), Number(row.tries)]))
}

interface Failure {
  job: string
  id: number
  tries: number
  error: unknown
}

/** Keeps why an item failed and when it is tried again: after 30 seconds, then twice as long each time, an hour at most; once a day when set aside. */
export async function putOff({ job, id, tries: before, error }: Failure): Promise<void> {
  // Whoever had to wait for the database too long did nothing wrong.
  const tries = isContention(error) ? before : before + 1
  const isSetAside = tries >= MAX_TRIES
  logger[isSetAside ? 'error' : 'warn']({ err: error, job, item: id, tries }, 'an item of a job failed')
  const now = clock.now()
  const seconds = Math.min(FIRST_SECONDS * 2 ** tries, MAX_DELAY_SECONDS)
  const row = {
    job,
    item_id: id,
    tries,
    reason: reasonOf(error, 500),
    due_at: toSqlInstant(isSetAside ? now.plus({ hours: SET_ASIDE_HOURS }) : now.plus({ seconds })),
    set_aside_at: isSetAside ? toSqlInstant(now) : null,
    created_at: toSqlInstant(now),
    updated_at: toSqlInstant(now),
  }
  const merged = ['tries', 'reason', 'due_at', 'set_aside_at', 'updated_at']
  await db.knexQuery().table('job_failures').insert(row).onConflict(['job', 'item_id']).merge(merged)
}
