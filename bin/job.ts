import { parentPort } from 'node:worker_threads'
import type { ThreadRequest } from '#app/core/jobs/threads/messages'
import { ignite } from './ignitor.js'

/** The one thread entry of the worker process: makes the application and runs the jobs that it is given, until it is told to close. */
const port = parentPort!
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { HEARTBEAT_MS, JobHost } = await import('#app/core/jobs/threads/job_host')
const host = new JobHost((report) => port.postMessage(report))
setInterval(() => host.beat(), HEARTBEAT_MS)

async function close(): Promise<void> {
  try {
    await app.terminate()
  } finally {
    process.exit(0)
  }
}

port.on('message', (request: ThreadRequest) => {
  if (request.type === 'close') void close()
  else host.receive(request)
})
