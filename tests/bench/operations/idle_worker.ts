/*
 * What does the worker process cost when there is nothing to do? Starts the worker of a production build on a new, migrated SQLite folder (or on
 * `--data`), and prints how long it takes until the first outbox message has been tried and, after a minute of rest, what the whole process tree takes
 * during another minute: memory (RSS), processor, processes and threads. Linux only. Build first, then:
 *
 *   node --import=./bin/bootstrap/typescript.mjs tests/bench/operations/idle_worker.ts [--build build] [--data FOLDER] [--settle 60] [--seconds 60]
 *
 * Target: 350 MB, 1 % of a core, 6 seconds.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'

const TICKS_PER_SECOND = 100
const LOOK_MS = 20
const PATIENCE_MS = 120_000
const MEGABYTE_IN_KILOBYTES = 1_024

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    data: { type: 'string' },
    settle: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '60' },
  },
})
const build = resolve(values.build)
const data = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'foja-idle-worker-'))
const env: NodeJS.ProcessEnv = {
  ...process.env,
  FOJA_DATA: data,
  DB_CONNECTION: 'sqlite',
  NODE_ENV: 'production',
  TZ: 'UTC',
  PORT: '3397',
  HOST: '127.0.0.1',
  APP_URL: 'http://localhost:3397',
  LOG_LEVEL: 'error',
}

interface Use {
  kilobytes: number
  ticks: number
  processes: number
  threads: number
}

/** The process, its children and theirs. */
function treeOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean)
  )
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))]
}

function useOf(pid: number): Use {
  const use: Use = { kilobytes: 0, ticks: 0, processes: 0, threads: 0 }
  for (const each of treeOf(pid)) {
    const status = readFileSync(`/proc/${each}/status`, 'utf8')
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1].split(' ')
    use.kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
    use.threads += Number(/Threads:\s+(\d+)/.exec(status)?.[1] ?? 0)
    use.ticks += Number(fields[11]) + Number(fields[12])
    use.processes++
  }
  return use
}

/** A message that nobody handles: its first try shows that jobs run. */
function putMessage(): number {
  const connection = new Database(join(data, 'foja.sqlite'), { timeout: 5_000 })
  const past = '2020-01-01 00:00:00.000'
  const { lastInsertRowid } = connection
    .prepare(
      `INSERT INTO outbox_messages (topic, payload, tries, due_at, created_at, updated_at) VALUES ('nobody.listens', '{}', 0, ?, ?, ?)`
    )
    .run(past, past, past)
  connection.close()
  return Number(lastInsertRowid)
}

async function untilTried(message: number): Promise<void> {
  const connection = new Database(join(data, 'foja.sqlite'), { readonly: true, timeout: 5_000 })
  const tries = connection.prepare('SELECT tries FROM outbox_messages WHERE id = ?').pluck()
  for (const end = performance.now() + PATIENCE_MS; tries.get(message) === 0; await wait(LOOK_MS))
    if (performance.now() > end) throw new Error('the worker ran no job')
  connection.close()
}

try {
  if (!values.data)
    execFileSync(process.execPath, ['ace.js', 'migration:run', '--force'], { cwd: build, env, stdio: 'ignore' })
  const message = putMessage()
  const began = performance.now()
  const worker = spawn(process.execPath, ['bin/worker.js'], {
    cwd: build,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    await untilTried(message)
    const first = (performance.now() - began) / 1_000
    const start = useOf(worker.pid!)
    await wait(Number(values.settle) * 1_000)
    const before = useOf(worker.pid!)
    await wait(Number(values.seconds) * 1_000)
    const after = useOf(worker.pid!)
    const seconds = (after.ticks - before.ticks) / TICKS_PER_SECOND
    console.table({
      'first job, seconds': first.toFixed(1),
      'processor until then, seconds': (start.ticks / TICKS_PER_SECOND).toFixed(1),
      'memory at rest, MB': Math.round(after.kilobytes / MEGABYTE_IN_KILOBYTES),
      'processor at rest, % of a core': ((100 * seconds) / Number(values.seconds)).toFixed(2),
      'processes': after.processes,
      'threads': after.threads,
    })
  } finally {
    worker.kill('SIGTERM')
    await once(worker, 'exit')
  }
} finally {
  if (!values.data) rmSync(data, { recursive: true, force: true })
}
