/*
 * How much longer the pages of a firm take with 50,000 matters than with 100: p95 of each page of both, and their ratio. Build the client
 * first (npx vite build), then:
 *
 *   node --import=@poppinss/ts-exec tests/bench/practice/run.ts [--matters 50000] [--clients 20000] [--entries 500000] [--documents 200000]
 *     [--visits 60] [--only palette]
 *
 * With DB_CONNECTION=mysql and DB_SOCKET, DB_USER, DB_DATABASE the same on MariaDB; the database is emptied.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    matters: { type: 'string', default: '50000' },
    clients: { type: 'string', default: '20000' },
    entries: { type: 'string', default: '500000' },
    documents: { type: 'string', default: '200000' },
    only: { type: 'string', default: '' },
    visits: { type: 'string', default: '60' },
    port: { type: 'string', default: '3395' },
  },
})
const LIST = '/law-firm/files/list'
const PAGES: Record<string, (matterId: number, matters: number) => string> = {
  'list': () => LIST,
  'list, last page': (_, matters) => `${LIST}?page=${Math.floor((matters * 0.97) / 25)}`,
  'list, by title': () => `${LIST}?sort=title`,
  'list, concluded': () => `${LIST}?status=concluded`,
  'list, one stage': () => `${LIST}?stage=Demanda`,
  'list, search': () => `${LIST}?q=inventada+7919`,
  'board by stage': () => `${LIST}?view=kanban`,
  'board by status': () => `${LIST}?view=kanban&by=status`,
  'by next date': () => `${LIST}?view=timeline`,
  'overview': (id) => `/law-firm/files/file-overview/${id}`,
  'timeline': (id) => `/law-firm/files/file-overview/${id}?tab=timeline`,
  'tab activities': (id) => `/law-firm/files/file-overview/${id}?tab=activities`,
  'tab documents': (id) => `/law-firm/files/file-overview/${id}?tab=documents`,
  'history': (id) => `/law-firm/files/file-overview/${id}?tab=history`,
  'clients': () => '/law-firm/clients',
  'palette, a name': () => '/palette?q=inmobiliaria+inventada',
  'palette, a number': () => '/palette?q=7919',
  'palette, a slip': () => '/palette?q=inmobilaria',
  'home': () => '/main',
}
const ASKED = Object.entries(PAGES).filter(([name]) => name.includes(values.only))

const isOurs = (message: object) => 'cookie' in message || 'isReady' in message

function start<Message>(file: string, args: string[], env: NodeJS.ProcessEnv): [ChildProcess, Promise<Message>] {
  const path = join(import.meta.dirname, file)
  const child = fork(path, args, { env, execArgv: ['--import=@poppinss/ts-exec'] })
  process.once('exit', () => child.kill())
  const ready = new Promise<Message>((resolve, reject) => {
    // The framework sends a word of its own when it listens.
    child.on('message', (message) => typeof message === 'object' && isOurs(message!) && resolve(message as Message))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return [child, ready]
}

/** What one page costs: the middle and 95 of 100 visits in milliseconds, one after the other, and the queries of a visit. */
interface Cost {
  p50: number
  p95: number
  queries: number
}

async function queriesSince(server: ChildProcess): Promise<number> {
  const told = once(server, 'message') as Promise<[{ queries: number }]>
  server.send('queries')
  return (await told)[0].queries
}

async function costOf(server: ChildProcess, url: string, headers: Record<string, string>): Promise<Cost> {
  const times: number[] = []
  const visits = Number(values.visits)
  for (let visit = -5; visit < visits; visit++) {
    if (visit === 0) await queriesSince(server)
    const begun = performance.now()
    const answer = await fetch(url, { headers, redirect: 'manual' })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
    if (visit >= 0) times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1]!
  return { p50: at(0.5), p95: at(0.95), queries: Math.round((await queriesSince(server)) / visits) }
}

/** What each page costs in a firm of this size. */
async function measure(
  ...firm: [matters: number, clients: number, entries: number, documents: number]
): Promise<Record<string, Cost>> {
  const data = mkdtempSync(join(tmpdir(), 'foja-bench-'))
  const env = {
    ...process.env,
    FOJA_DATA: data,
    LOG_LEVEL: 'silent',
    DB_CONNECTION: process.env.DB_CONNECTION ?? 'sqlite',
  }
  const sizes = firm.map(String)
  const [, prepared] = start<{ cookie: string; matterId: number }>('prepare.ts', sizes, {
    ...env,
    NODE_ENV: 'development',
  })
  const { cookie, matterId } = await prepared
  const site = `http://localhost:${values.port}`
  const served = { ...env, NODE_ENV: 'production', PORT: values.port, HOST: '127.0.0.1', APP_URL: site }
  const [server, ready] = start<unknown>('server.ts', [], served)
  await ready
  const page = { cookie, accept: 'text/html' }
  const version = (await (await fetch(`${site}${LIST}`, { headers: page })).text()).match(/"version":"([^"]*)"/)![1]!
  const visit = { ...page, 'x-inertia': 'true', 'x-inertia-version': version, 'x-requested-with': 'XMLHttpRequest' }
  const found: Record<string, Cost> = {}
  for (const [name, address] of ASKED) found[name] = await costOf(server, `${site}${address(matterId, firm[0])}`, visit)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.disconnect()
  server.kill()
  await ended
  rmSync(data, { recursive: true, force: true })
  return found
}

const small = await measure(100, 50, 1_000, 400)
const sizes = [values.matters, values.clients, values.entries, values.documents].map(Number)
const large = await measure(...(sizes as Parameters<typeof measure>))
console.table(
  ASKED.map(([name]) => ({
    'page': name,
    'p95 ms with 100': small[name]!.p95.toFixed(1),
    [`p95 ms with ${values.matters}`]: large[name]!.p95.toFixed(1),
    'ratio': (large[name]!.p95 / small[name]!.p95).toFixed(2),
    'ratio of p50': (large[name]!.p50 / small[name]!.p50).toFixed(2),
    'queries': `${small[name]!.queries} / ${large[name]!.queries}`,
  }))
)
console.log('target: ratio ≤ 2')
process.exit(0)
