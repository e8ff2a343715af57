import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { Job, JobClass } from './job.js'
import { LOCK_SECONDS, acquireLock } from './lock.js'

/** Runs a job once under its lock and writes when it ran. Returns false when another process is running it. */
export async function runJob(job: JobClass, args: string[] = [], onStart: (instance: Job) => void = () => {}): Promise<boolean> {
  const lock = await acquireLock(job.lockName)
  if (!lock) return false
  const instance = new job(lock)
  const renewal = setInterval(() => lock.renew().catch(() => instance.stop()), (LOCK_SECONDS * 1_000) / 3)
  onStart(instance)
  const startedAt = clock.now()
  let failure: string | null = null
  try {
    await instance.handle(...args)
  } catch (error) {
    failure = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    throw error
  } finally {
    clearInterval(renewal)
    await writeRun(job.lockName, toSqlInstant(startedAt), failure).catch((error) => logger.error({ err: error }, 'job run not written'))
    await lock.release()
  }
  return true
}

/** Keeps the last run of each job, for the page that operators read. */
async function writeRun(name: string, startedAt: string, failure: string | null): Promise<void> {
  const row = { name, started_at: startedAt, finished_at: toSqlInstant(clock.now()), failure }
  await db.knexQuery().table('job_runs').insert(row).onConflict('name').merge()
}
