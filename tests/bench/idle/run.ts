/*
 * What do both processes cost when there is nothing to do? Starts the web and the worker process of a production build on new demo data (or on `--data`),
 * opens some public pages and searches twice, lets them rest, and prints for each: seconds by the clock and of the processor until it is ready (the first 200
 * of `/health/ready`; the first outbox message tried), and what its whole process tree takes during the time that is measured: memory, processor, processes
 * and threads. PSS counts a page that several processes share once among them, RSS in each. It measures twice: with the process that searches, and once that
 * has ended, ten minutes after the last search (not with `--once`). Linux only. Build first, then:
 *
 *   node --import=./bin/bootstrap/typescript.mjs tests/bench/idle/run.ts [--build build] [--data FOLDER] [--settle 240] [--seconds 120] [--once]
 *
 * Target: web 180 MB, worker 220 MB, 0.5 % of a core each, ready in 2 seconds.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
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
/** The process that searches ends ten minutes after the last search. */
const UNTIL_SEARCH_ENDS_MS = 12 * 60_000
const MEGABYTE_IN_KILOBYTES = 1_024
const PORT = '3397'
const SITE = `http://127.0.0.1:${PORT}`
const SEARCH = '/recursos-legales-gratuitos/buscador-juridico-mexico'
const PAGES = ['/login', '/join', `${SEARCH}/scjn?q=amparo`, `${SEARCH}/federal_laws?text=amparo`]

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    data: { type: 'string' },
    settle: { type: 'string', default: '240' },
    seconds: { type: 'string', default: '120' },
    once: { type: 'boolean', default: false },
  },
})
const build = resolve(values.build)
const data = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'foja-idle-'))
const env: NodeJS.ProcessEnv = {
  ...process.env,
  FOJA_DATA: data,
  DB_CONNECTION: 'sqlite',
  NODE_ENV: 'production',
  TZ: 'UTC',
  PORT,
  HOST: '127.0.0.1',
  APP_URL: SITE,
  LOG_LEVEL: 'error',
}

interface Use {
  rss: number
  pss: number
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
  const use: Use = { rss: 0, pss: 0, ticks: 0, processes: 0, threads: 0 }
  for (const each of treeOf(pid)) {
    const rollup = readFileSync(`/proc/${each}/smaps_rollup`, 'utf8')
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1].split(' ')
    use.rss += Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
    use.pss += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
    use.threads += readdirSync(`/proc/${each}/task`).length
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

function untilTried(message: number): () => boolean {
  const connection = new Database(join(data, 'foja.sqlite'), { readonly: true, timeout: 5_000 })
  const tries = connection.prepare('SELECT tries FROM outbox_messages WHERE id = ?').pluck()
  return () => tries.get(message) !== 0 && Boolean(connection.close())
}

const answers = (path: string) =>
  fetch(`${SITE}${path}`)
    .then(({ status }) => status === 200)
    .catch(() => false)

const NAMES = ['web', 'worker']

/** What the trees of both processes take while nothing happens. */
async function atRest(pids: number[]) {
  const before = pids.map(useOf)
  await wait(Number(values.seconds) * 1_000)
  const rows = pids.map((pid, place) => {
    const { rss, pss, ticks, processes, threads } = useOf(pid)
    // Of a process that ended meanwhile nothing is counted any more.
    const seconds = Math.max(0, ticks - before[place]!.ticks) / TICKS_PER_SECOND
    const row = {
      'RSS, MB': Math.round(rss / MEGABYTE_IN_KILOBYTES),
      'PSS, MB': Math.round(pss / MEGABYTE_IN_KILOBYTES),
      'processor, % of a core': ((100 * seconds) / Number(values.seconds)).toFixed(2),
      processes,
      threads,
    }
    return [NAMES[place], row]
  })
  return Object.fromEntries(rows)
}

async function searchEnded(web: number): Promise<void> {
  const began = performance.now()
  while (treeOf(web).length > 1) {
    if (performance.now() - began > UNTIL_SEARCH_ENDS_MS) throw new Error('the process that searches did not end')
    await wait(1_000)
  }
}

const children: ChildProcess[] = []

/** Starts a process and returns it with its seconds, by the clock and of the processor, until it is ready. */
async function started(script: string, isReady: () => boolean | Promise<boolean>) {
  const began = performance.now()
  const child = spawn(process.execPath, [script], { cwd: build, env, stdio: ['ignore', 'inherit', 'inherit'] })
  children.push(child)
  while (!(await isReady())) {
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${script} was never ready`)
    await wait(LOOK_MS)
  }
  return { child, clock: (performance.now() - began) / 1_000, processor: useOf(child.pid!).ticks / TICKS_PER_SECOND }
}

try {
  for (const command of values.data ? [] : [['migration:run', '--force'], ['demo:seed']])
    execFileSync(process.execPath, ['ace.js', ...command], { cwd: build, env, stdio: 'ignore' })
  const web = await started('bin/server.js', () => answers('/health/ready'))
  const worker = await started('bin/worker.js', untilTried(putMessage()))
  for (const path of PAGES) if (!(await answers(path))) throw new Error(`${path} did not answer`)

  await wait(Number(values.settle) * 1_000)
  const starts = [web, worker]
  console.table(
    Object.fromEntries(
      starts.map(({ clock, processor }, place) => [
        NAMES[place],
        { 'ready, seconds': clock.toFixed(1), 'processor until then, seconds': processor.toFixed(1) },
      ])
    )
  )
  console.table(await atRest(starts.map(({ child }) => child.pid!)))
  if (!values.once) {
    await searchEnded(web.child.pid!)
    console.table(await atRest(starts.map(({ child }) => child.pid!)))
  }
} finally {
  for (const child of children) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  if (!values.data) rmSync(data, { recursive: true, force: true })
}
