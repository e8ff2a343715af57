/*
 * A process that does the work of a recurring task and kills itself, by SIGKILL, before the statement of the number that it is given; without one it works to the end.
 * Started by tests of what a worker that is killed leaves behind: the key of the task, the number, the instant of its clock.
 */
import { ignite } from '../../bin/ignitor.js'

const [, , key, at, now] = process.argv
const dieAt = Number(at ?? Infinity)

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { clock } = await import('#app/core/clock')
const { recurringTasks } = await import('#app/core/contributions/registries')

if (now) clock.freeze(now)
let statements = 0
const client = db.connection().getWriteClient() as unknown as { client: { on(event: 'query', act: () => void): void } }
client.client.on('query', () => {
  if (++statements === dieAt) process.kill(process.pid, 'SIGKILL')
})

await recurringTasks.find(key!)!.run(() => false)
await app.terminate()
process.exit(0)
