import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ignite } from './ignitor.js'

/** Jobs finish their batch within this time; what has not is ended, which every job withstands. */
const GRACE_MS = 8_000

const isTypeScript = import.meta.url.endsWith('.ts')
const entry = fileURLToPath(new URL(isTypeScript ? './job.ts' : './job.js', import.meta.url))
const loader = isTypeScript ? { execArgv: [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] } : {}

const app = ignite().createApp('console')
await app.init()
await app.boot()

const { default: logger } = await import('@adonisjs/core/services/logger')
const { workBehindPeople } = await import('#app/core/console/behind_people')
const { forgetHang, recordHang } = await import('#app/core/jobs/hung_jobs')
const { JobScheduler } = await import('#app/core/jobs/threads/job_scheduler')
const { assertMigrated } = await import('#app/core/system/schema_state')
const { schedule } = await import('#start/schedule')

workBehindPeople()
await assertMigrated().catch(async (error: Error) => {
  process.stderr.write(`${error.message}\n`)
  await app.terminate()
  process.exit(1)
})

const jobs = schedule.map(({ job, args = [], cron, heavy }) => ({
  name: [job.split('/').at(-1), ...args].join(' '),
  module: job,
  args,
  cron,
  isHeavy: heavy,
}))
const scheduler = new JobScheduler({
  jobs,
  entry,
  onHung: recordHang,
  onRecovered: forgetHang,
  startThread: (name) => new Worker(entry, { ...loader, name, workerData: { name } }),
})
let isEnding = false

async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  if (!(await scheduler.stop(GRACE_MS))) logger.warn('jobs did not finish in time and were ended')
  await app.terminate()
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
await scheduler.start()
logger.info({ jobs: jobs.map(({ name }) => name) }, 'worker started')
