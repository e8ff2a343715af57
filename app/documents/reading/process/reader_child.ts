import { Worker } from 'node:worker_threads'
import { ReadingFault } from '../extraction/fault.js'
import { tasks, type TaskName } from './tasks.js'

/** What the reader is asked: one thing at a time. */
interface Question {
  id: number
  task: TaskName
  bytes: Uint8Array
  options: never
}

/** The process that opens files of strangers: it knows neither the configuration nor the database, and may be killed at any moment. */
process.on('message', async ({ id, task, bytes, options }: Question) => {
  try {
    const value = await tasks[task](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options)
    process.send!({ id, value })
  } catch (error) {
    process.send!({ id, fault: error instanceof ReadingFault ? error.reason : faultOf(error) })
  }
})
process.on('disconnect', () => process.exit(0))

/** A file that never ends must not outlive whoever asked: a thread looks, since this one may be held up. */
const WATCH = `
  const { workerData } = require('node:worker_threads')
  setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), 1000)
`
new Worker(WATCH, { eval: true, execArgv: [], workerData: process.ppid }).unref()
process.send!({ ready: true })

/** A library that gives up on a file has found it broken; a heap that is full is said as such. */
const faultOf = (error: unknown) =>
  /memory|allocation|array length/i.test(String(error)) ? 'tooMuchMemory' : 'corrupted'
