// Imported before a process of the measurement: tells how long its transactions hold SQLite's write lock, those of 20 ms and more.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { isMainThread, workerData } from 'node:worker_threads'

const who = isMainThread ? process.argv.slice(1, 4).join(' ') : String(workerData?.name)
subscribe('foja:write-holds', ({ milliseconds }) => {
  if (milliseconds >= 20)
    appendFileSync(process.env.FOJA_BENCH_HOLDS, `${JSON.stringify({ who, milliseconds: Math.round(milliseconds) })}\n`)
})
