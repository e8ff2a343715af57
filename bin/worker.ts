import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import Bree from 'bree'
import { ignite } from './ignitor.js'

/** Jobs finish their batch within this time; what has not is ended, which every job withstands. */
const GRACE_MS = 8_000

const isTypeScript = import.meta.url.endsWith('.ts')
const entry = fileURLToPath(new URL(isTypeScript ? './job.ts' : './job.js', import.meta.url))

const app = ignite().createApp('console')
await app.init()
await app.boot()

const { default: logger } = await import('@adonisjs/core/services/logger')
const { workBehindPeople } = await import('#app/core/console/behind_people')
const { RestartDelay } = await import('#app/core/jobs/restart_delay')
const { assertMigrated } = await import('#app/core/system/schema_state')
const { schedule } = await import('#start/schedule')

workBehindPeople()
await assertMigrated().catch(async (error: Error) => {
  process.stderr.write(`${error.message}\n`)
  await app.terminate()
  process.exit(1)
})

const jobs = schedule.map(({ job, args = [], cron }) => ({
  name: [job.split('/').at(-1), ...args].join(' '),
  path: entry,
  worker: { workerData: { module: job, args } },
  ...(cron ? { cron, timeout: false as const } : { timeout: 0 }),
}))

const bree = new Bree({
  root: false,
  doRootCheck: false,
  acceptedExtensions: ['.js', '.ts'],
  timezone: 'America/Mexico_City',
  logger: {
    info: (text: string) => logger.debug(text),
    warn: (text: string) => logger.warn(text),
    error: (text: string) => logger.error(text),
  },
  errorHandler: (error, { name }) => logger.error({ err: error, job: name }, 'job failed'),
  worker: isTypeScript ? { execArgv: [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] } : {},
  jobs,
})

let isEnding = false

/** Starts a long-lived job again whenever it ends. */
function keepAlive(name: string): void {
  const delay = new RestartDelay()
  let bornAt = performance.now()
  bree.on('worker deleted', async (ended: string) => {
    if (ended !== name || isEnding) return
    const waitMs = delay.after(performance.now() - bornAt)
    logger.warn({ job: name, waitMs }, 'long-lived job ended; it is started again')
    await wait(waitMs)
    if (isEnding) return
    bornAt = performance.now()
    await bree.run(name)
  })
}

async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  const inTime = await Promise.race([bree.stop().then(() => true), wait(GRACE_MS, false)])
  if (!inTime) logger.warn('jobs did not finish in time and were ended')
  await app.terminate()
  process.exit(0)
}

for (const { name, cron } of jobs as { name: string; cron?: string }[]) if (!cron) keepAlive(name)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
await bree.start()
logger.info({ jobs: jobs.map(({ name }) => name) }, 'worker started')
