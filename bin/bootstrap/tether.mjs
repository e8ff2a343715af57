// Imported by a child before its own code: when the process that started it is gone, however it went, the child ends itself.
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
