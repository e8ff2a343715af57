/*
 * A process that delivers reminders and kills itself, by SIGKILL, before the statement of the number that it is given; without one it works to
 * the end. Started by tests of what a worker that is killed leaves behind.
 */
import { ignite } from '../../../../bin/ignitor.js'

const dieAt = Number(process.argv[2] ?? Infinity)
const now = process.argv[3]

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { clock } = await import('#app/core/clock')
const { processReminders } = await import('#app/activities/recurring_tasks')

if (now) clock.freeze(now)
let statements = 0
const client = db.connection().getWriteClient() as unknown as { client: { on(event: 'query', act: () => void): void } }
client.client.on('query', () => {
  if (++statements === dieAt) process.kill(process.pid, 'SIGKILL')
})

await processReminders(() => false)
await app.terminate()
process.exit(0)
