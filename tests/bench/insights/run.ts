/*
 * How much longer do the statistics and reports of a firm with 50,000 matters, 100,000 charges, 150,000 payments and 500,000 activities take than those of one with 100, 200, 300 and 1,000?
 * Each number by itself and, over HTTP, the page and the three parts that follow it; cold, after a write, and warm. On SQLite; build the client first (npx vite build), then:
 *
 *   node --import=@poppinss/ts-exec tests/bench/insights/run.ts [--matters 50000] [--visits 30]
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'

type Cost = { p50: number; p95: number; queries?: number }
type Costs = Record<string, { cold: Cost; warm: Cost }>
type Seeded = { cookie: string; owner: number; workspace: number }

const options = { matters: { type: 'string', default: '50000' }, visits: { type: 'string', default: '30' } } as const
const { values } = parseArgs({ options })
const visits = Number(values.visits)
const SITE = 'http://localhost:3397'
const PAGE = `${SITE}/law-firm/statistics?period=custom&from=2025-03-11&to=2026-03-10&compare=none`
const PARTS = { 'page, first paint': null, 'page, matters': 'matters', 'page, money': 'money', 'page, work': 'work' }

async function start<T>(file: string, args: (string | number)[], env: NodeJS.ProcessEnv): Promise<[ChildProcess, T]> {
  const path = join(import.meta.dirname, file)
  const child = fork(path, args.map(String), { env, execArgv: ['--import=@poppinss/ts-exec'] })
  process.once('exit', () => child.kill())
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${String(code)}`)))
  for (;;) {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [T]
    if (typeof message === 'object') return [child, message]
  }
}

async function costOf(visit: () => Promise<unknown>, forget: () => void): Promise<Cost> {
  const times: number[] = []
  for (let at = -3; at < visits; at++) {
    forget()
    const began = performance.now()
    await visit()
    if (at >= 0) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const of = (share: number) => times[Math.min(visits - 1, Math.floor(visits * share))]!
  return { p50: of(0.5), p95: of(0.95) }
}

/** The page and its parts, as a browser asks for them. */
async function overHttp(data: string, cookie: string, env: NodeJS.ProcessEnv): Promise<Costs> {
  const served = { ...env, NODE_ENV: 'production', PORT: '3397', HOST: '127.0.0.1', APP_URL: SITE }
  const [server] = await start<object>('../practice/server.ts', [], served)
  const beside = new Database(join(data, 'foja.sqlite'))
  /** A real change of another process: one that leaves each byte as it was ends nothing that is kept. */
  const change = beside.prepare('UPDATE charges SET version = version + 1 WHERE id = (SELECT min(id) FROM charges)')
  const forget = () => {
    if (change.run().changes !== 1) throw new Error('There is no charge to change')
  }
  const document = await (await fetch(PAGE, { headers: { cookie, accept: 'text/html' } })).text()
  const version = /"version":"([^"]*)"/.exec(document)![1]!
  const common = { cookie, 'accept': 'text/html', 'x-inertia': 'true', 'x-inertia-version': version }
  const found: Costs = {}
  for (const [name, part] of Object.entries(PARTS)) {
    const partial = part && {
      'x-inertia-partial-component': 'law_firm/statistics/show',
      'x-inertia-partial-data': part,
    }
    const visit = async () => {
      const answer = await fetch(PAGE, { headers: { ...common, ...partial } })
      const { props } = (await answer.json()) as { props: Record<string, unknown> }
      if (part !== null && !(part in props)) throw new Error(`${name}: ${answer.status}`)
    }
    found[name] = { cold: await costOf(visit, forget), warm: await costOf(visit, () => {}) }
  }
  beside.close()
  const ended = once(server, 'exit')
  server.disconnect()
  server.kill()
  await ended
  return found
}

async function measure(matters: string): Promise<Costs> {
  const data = mkdtempSync(join(tmpdir(), 'foja-insights-'))
  const env = { ...process.env, FOJA_DATA: data, LOG_LEVEL: 'silent', DB_CONNECTION: 'sqlite', NODE_ENV: 'development' }
  const [, { cookie, owner, workspace }] = await start<Seeded>('seed.ts', [matters], env)
  const [measuring, numbers] = await start<Costs>('measure.ts', [workspace, owner, visits], env)
  measuring.kill()
  const found = { ...(await overHttp(data, cookie, env)), ...numbers }
  rmSync(data, { recursive: true, force: true })
  return found
}

const small = await measure('100')
const large = await measure(values.matters)
const told = ({ p50, p95 }: Cost) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`
console.table(
  Object.entries(large).map(([name, { cold, warm }]) => {
    const { cold: smallCold, warm: smallWarm } = small[name]!
    return {
      'milliseconds, p50 / p95': name,
      'cold, 100': told(smallCold),
      [`cold, ${values.matters}`]: told(cold),
      'ratio of p95, cold': (cold.p95 / smallCold.p95).toFixed(2),
      'warm, 100': told(smallWarm),
      [`warm, ${values.matters}`]: told(warm),
      'ratio, warm': (warm.p95 / smallWarm.p95).toFixed(2),
      'queries': `${smallCold.queries ?? ''} / ${cold.queries ?? ''}`,
    }
  })
)
process.exit(0)
