import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { fixSemiSpaceSize, letSemiSpaceGrow } from './semi_space.js'

fixSemiSpaceSize()
const { ignite } = await import('./ignitor.js')

/** Jobs finish their batch within this time; what has not is ended, which every job withstands. */
const GRACE_MS = 8_000

const isTypeScript = import.meta.url.endsWith('.ts')
const entry = fileURLToPath(new URL(isTypeScript ? './job.ts' : './job.js', import.meta.url))
/** The same for the thread of light jobs: V8 takes a third of it for each half of the young objects, and a third for what outlives them once. */
const LIGHT_LIMITS = { maxYoungGenerationSizeMb: 6 }
const loader = isTypeScript ? { execArgv: [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] } : {}

// This thread keeps time and looks after the others: of the application it needs its log and its database alone, not 1,000 files.
const app = ignite()
  .tap((each) => {
    each.rcContents({
      providers: [
        () => import('@adonisjs/core/providers/app_provider'),
        () => import('@adonisjs/lucid/database_provider'),
      ],
    })
  })
  .createApp('console')
await app.init()
app.useConfig({
  logger: (await import('#config/logger')).default,
  database: (await import('#config/database')).default,
})
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
  startThread: (name, isHeavy) => {
    const resourceLimits = isHeavy ? {} : LIGHT_LIMITS
    return new Worker(entry, { ...loader, name, resourceLimits, workerData: { name } })
  },
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
// Threads of heavy work, which begin later, let theirs grow.
letSemiSpaceGrow()
logger.info({ jobs: jobs.map(({ name }) => name) }, 'worker started')
