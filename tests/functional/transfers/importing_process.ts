/*
 * A process that works on a task and kills itself, by SIGKILL, before the statement of the number that it is given; without one it works to
 * the end. Started by tests of what a worker that is killed leaves behind.
 */
import { ignite } from '../../../bin/ignitor.js'

const task = Number(process.argv[2])
const dieAt = Number(process.argv[3] ?? Infinity)

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { runTask } = await import('#app/core/tasks/run_task')

let statements = 0
const client = db.connection().getWriteClient() as unknown as { client: { on(event: 'query', act: () => void): void } }
client.client.on('query', () => {
  if (++statements === dieAt) process.kill(process.pid, 'SIGKILL')
})

await runTask(task)
await app.terminate()
process.exit(0)
