import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { reasonOf } from '#app/core/errors/describe_error'
import { toSqlInstant } from '#app/core/models/columns'
import type { Job, JobClass } from './job.js'
import { LockLost } from '#app/core/errors/lock_lost'
import { LOCK_SECONDS, acquireLock, type LockRow } from './lock.js'

/** The lock and the row of runs of a job with its arguments: `sync-source:scjn`. */
export function nameOf(job: JobClass, args: string[] = []): string {
  return [job.lockName, ...args].join(':')
}

/** Runs a job once under its lock and writes when it ran. Returns false when another process is running it. Throws what the job throws. */
export async function runJob(
  job: JobClass,
  args: string[] = [],
  onStart: (instance: Job) => void = () => {}
): Promise<boolean> {
  const name = nameOf(job, args)
  const lock = await acquireLock(name)
  if (!lock) return false
  const instance = new job()
  const stopRenewing = renewPeriodically(lock, () => instance.stop())
  const startedAt = toSqlInstant(clock.now())
  let failure: string | null = null
  try {
    onStart(instance)
    await instance.handle(...args)
  } catch (error) {
    failure = reasonOf(error, 500)
    throw error
  } finally {
    stopRenewing()
    await quietly('job run not written', () => writeRun(name, startedAt, failure))
    await quietly('lock not released', () => lock.release())
  }
  return true
}

/** Renews a lock three times within its life until told to stop; tells when somebody else took it. A renewal that only fails is tried again. */
export function renewPeriodically(lock: LockRow, onLost: () => void): () => void {
  const renew = () =>
    lock.renew().catch((error) => {
      if (error instanceof LockLost) onLost()
      else logger.warn({ err: error, lock: lock.name }, 'lock not renewed')
    })
  const timer = setInterval(renew, (LOCK_SECONDS * 1_000) / 3)
  return () => clearInterval(timer)
}

/** Keeps the last run of each job, for the page that operators read. */
async function writeRun(name: string, startedAt: string, failure: string | null): Promise<void> {
  const row = { name, started_at: startedAt, finished_at: toSqlInstant(clock.now()), failure }
  await db.knexQuery().table('job_runs').insert(row).onConflict('name').merge()
}

/** What follows the work must not hide how the work ended. */
async function quietly(problem: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error) => logger.error({ err: error }, problem))
}
