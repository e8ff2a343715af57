/*
 * How long does a person wait while bulk work runs, on SQLite? An import of 4,000 matters, a full export, a reindex and the ingestion of a source
 * run at once, in the worker and in commands as in production, while somebody saves a client and asks `/health/live` again and again. Prints both
 * with nothing else to do and during the bulk work, and the longest holds of the write lock by who held it. Build the client first, then:
 *
 *   node --import=./bin/bootstrap/typescript.mjs tests/bench/practice/bulk.ts [--rows 4000] [--matters 2000] [--theses 20000] [--port 3396]
 *
 * Target: while they run 99 of 100 saves within 250 ms and 99 of 100 `/health/live` within 50 ms, and no answer but success.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '4000' },
    matters: { type: 'string', default: '2000' },
    theses: { type: 'string', default: '20000' },
    port: { type: 'string', default: '3396' },
  },
})
const here = import.meta.dirname
const root = resolve(here, '../../..')
const preload = (path: string) => `--import=${pathToFileURL(resolve(root, path)).href}`
const data = mkdtempSync(join(tmpdir(), 'foja-bulk-'))
const site = `http://localhost:${values.port}`
const holdsFile = join(data, 'holds.jsonl')
const env: NodeJS.ProcessEnv = {
  ...process.env,
  FOJA_DATA: data,
  FOJA_BENCH_HOLDS: holdsFile,
  LOG_LEVEL: 'error',
  DB_CONNECTION: 'sqlite',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: values.port,
  APP_URL: site,
  NODE_OPTIONS: [preload('bin/bootstrap/typescript.mjs'), preload('tests/bench/practice/write_holds.mjs')].join(' '),
}
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

function kept(child: ChildProcess): ChildProcess {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** Starts a program that says something when it is ready. */
function said<T>(file: string, args: string[], more: NodeJS.ProcessEnv = {}): [ChildProcess, Promise<T>] {
  const child = kept(fork(join(here, file), args, { env: { ...env, ...more }, execArgv: [] }))
  const message = new Promise<T>((tell, refuse) => {
    child.on('message', (told) => (typeof told === 'string' || !('isAdonisJS' in (told as object))) && tell(told as T))
    child.once('exit', (code) => refuse(new Error(`${file} ended with ${code}`)))
  })
  return [child, message]
}

async function ace(...args: string[]): Promise<void> {
  const child = kept(
    spawn(process.execPath, ['bin/console.ts', ...args], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

/** What somebody waited for, in milliseconds, and the answers that were no success. */
class Waits {
  readonly all: number[] = []
  readonly refused = new Map<string, number>()

  async time(ask: () => Promise<Response>, isSuccess: (status: number) => boolean): Promise<void> {
    const began = performance.now()
    const status = await ask().then(
      async (answer) => (await answer.text(), answer.status),
      () => 0
    )
    this.all.push(performance.now() - began)
    if (!isSuccess(status)) this.refused.set(String(status), (this.refused.get(String(status)) ?? 0) + 1)
  }

  row() {
    const sorted = this.all.toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
    const refused = [...this.refused].map(([status, times]) => `${times} × ${status}`).join(', ') || 'none'
    return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1), refused }
  }
}

/** A person who saves and a watchman who asks whether the process lives, until told to stop. */
async function watch(save: () => Promise<Response>, isOver: () => boolean) {
  const [saves, lives] = [new Waits(), new Waits()]
  const repeat = async (
    waits: Waits,
    pauseMs: number,
    ask: () => Promise<Response>,
    good: (status: number) => boolean
  ) => {
    while (!isOver()) {
      await waits.time(ask, good)
      await wait(pauseMs)
    }
  }
  await Promise.all([
    repeat(saves, 100, save, (status) => status === 302 || status === 303),
    repeat(
      lives,
      20,
      () => fetch(`${site}/health/live`),
      (status) => status === 200
    ),
  ])
  return { 'save': saves.row(), '/health/live': lives.row() }
}

const [, seeded] = said<{ cookie: string }>('prepare_bulk.ts', ['seed', values.matters], { NODE_ENV: 'development' })
const { cookie } = await seeded
const [, courtReady] = said<string>('../ingestion/serve.ts', [values.theses])
env.SOURCES_MIRROR = await courtReady
const ingest = ['sources:ingest', 'scjn', '--kind=tesis', '--rate=0']
await ace(...ingest, `--limit=${Math.floor(Number(values.theses) / 4)}`)
const [, serverReady] = said<unknown>('server.ts', [])
await serverReady

const page = await (await fetch(`${site}/law-firm/clients/add`, { headers: { cookie, accept: 'text/html' } })).text()
const found = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(page)
const { props, version } = JSON.parse(found![1]!) as { props: { csrf: string }; version: string }
let saved = 0
const save = () =>
  fetch(`${site}/law-firm/clients`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie,
      'accept': 'text/html',
      'content-type': 'application/json',
      'x-inertia': 'true',
      'x-inertia-version': version,
      'x-csrf-token': props.csrf,
      'x-idempotency-key': `bulk-${++saved}`,
    },
    body: JSON.stringify({ type: 'business', name: `Empresa Ficticia ${saved}, S.A. de C.V.` }),
  })

kept(spawn(process.execPath, ['bin/worker.ts'], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }))
const database = new Database(join(data, 'foja.sqlite'), { readonly: true })
/** The jobs that live as long as the worker hold their locks: it is at rest, as it is when people begin something. */
const LONG_LIVED = ['outbox']
const locks = database.prepare(`SELECT name FROM job_locks`).pluck()
while (LONG_LIVED.some((name) => !locks.all().includes(name))) await wait(500)

const quietUntil = performance.now() + 10_000
const quiet = await watch(save, () => performance.now() > quietUntil)

const [, queued] = said<{ tasks: number[] }>('prepare_bulk.ts', ['queue', values.rows])
const { tasks } = await queued
const began = performance.now()
const stateOf = database.prepare('SELECT state FROM tasks WHERE id = ?').pluck()
const took: Record<string, string> = {}
const seconds = () => `${Math.round((performance.now() - began) / 1_000)} s`
const isOpen = (id: number) => ['queued', 'running'].includes(String(stateOf.get(id)))
const work = Promise.all([
  ace(...ingest).then(() => (took.ingestion = seconds())),
  ace('research:reindex').then(() => (took.reindex = seconds())),
  ...['import', 'export'].map(async (name, place) => {
    while (isOpen(tasks[place]!)) await wait(500)
    took[name] = `${seconds()} (${String(stateOf.get(tasks[place]!))})`
  }),
])
let isOver = false
void work.finally(() => (isOver = true))
const busy = await watch(save, () => isOver)
await work

const name = (row: object, when: string) =>
  Object.fromEntries(Object.entries(row).map(([what, figures]) => [`${what}, ${when}`, figures]))
console.table({ ...name(quiet, 'idle'), ...name(busy, 'during bulk work') })
console.table(took)
const holds = existsSync(holdsFile)
  ? readFileSync(holdsFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { who: string; milliseconds: number })
  : []
const longest = Object.entries(Object.groupBy(holds, ({ who }) => who)).map(([who, all = []]) => {
  const sorted = all.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]
  return { who, 'holds ≥ 20 ms': sorted.length, 'p50': at(0.5), 'p99': at(0.99), 'most': at(1) }
})
console.table(longest)
const isGood = busy.save.p99 <= 250 && busy['/health/live'].p99 <= 50 && busy.save.refused === 'none'
console.log(isGood ? 'the target is met' : 'the target is missed')
process.exit(isGood ? 0 : 1)
