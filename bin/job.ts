import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Job, JobClass } from '#app/core/jobs/job'
import { ignite } from './ignitor.js'

/** How often a second worker looks whether the first one has left a long-lived job. */
const STAND_BY_MS = 5_000

/** The one thread entry of the worker process: makes the application and runs one job class. */
const { module, args } = workerData as { module: string; args: string[] }
const cancelled = new AbortController()
let running: Job | null = null

parentPort?.on('message', (message) => {
  if (message !== 'cancel') return
  cancelled.abort()
  running?.stop()
})

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: job } = (await import(module)) as { default: JobClass }
const { runJob } = await import('#app/core/jobs/run_job')

/** Runs the job; a long-lived one that another worker has waits for its turn. */
async function run(): Promise<void> {
  while (!cancelled.signal.aborted) {
    const hasRun = await runJob(job, args, (instance) => (running = instance))
    if (hasRun || !job.longLived) return
    await wait(STAND_BY_MS, undefined, { signal: cancelled.signal }).catch(() => undefined)
  }
}

try {
  await run()
} finally {
  parentPort?.close()
  await app.terminate()
}
process.exit(0)
