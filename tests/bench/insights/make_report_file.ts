/* Makes the file of a report of all activities and sends how long it took and how much memory the process had before and at most. */
import { ignite } from '../../../bin/ignitor.js'

const [workspaceId, userId] = process.argv.slice(2).map(Number) as [number, number]

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { queueTask } = await import('#app/core/tasks/queue_task')
  const { runTask } = await import('#app/core/tasks/run_task')
  const { default: TaskFile } = await import('#app/core/tasks/models/task_file')
  const { default: Task } = await import('#app/core/tasks/models/task')
  const { usualDefinition } = await import('#app/insights/domain/report_definition')
  const definition = { ...usualDefinition('activities'), sort: 'due', descending: true }
  const file = { reportId: 1, title: 'Actividades', subject: 'activities', definition, format: 'csv' }
  const payload = { ...file, zone: 'America/Mexico_City', language: 'es' } as never
  const task = await db.transaction((trx) => queueTask(trx, { workspaceId, userId, kind: 'insights.report', payload }))
  global.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
  const began = performance.now()
  await runTask(task.id, () => {
    most = Math.max(most, process.memoryUsage().rss)
    return false
  })
  const ms = performance.now() - began
  clearInterval(timer)
  most = Math.max(most, process.memoryUsage().rss)
  const [kept] = await TaskFile.in({ id: workspaceId }).where('task_id', task.id)
  const { done } = (await Task.held(task.id))!
  process.send!({ rows: done, bytes: Number(kept!.bytes), ms, before, most })
})
await app.terminate()
process.exit(0)
