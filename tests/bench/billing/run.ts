/*
 * How much longer do the pages of money take in a firm with 100,000 charges and 150,000 payments than in one with 1,000 and 1,500? The same 200 clients in both. Both are asked in turn, as
 * data for a page that is open already; milliseconds by the clock, p50 and p95. «First» is the one visit after the start of the server; before each visit «after a write» something is
 * written, so that nothing is kept of the visits before; «again» nothing is. On SQLite; build the client first (npx vite build), then:
 *
 *   node --import=@poppinss/ts-exec tests/bench/billing/run.ts [--charges 100000] [--visits 40]
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { DateTime } from 'luxon'

const options = { charges: { type: 'string', default: '100000' }, visits: { type: 'string', default: '40' } } as const
const { values } = parseArgs({ options })
const visits = Number(values.visits)
const ago = (days: number) => DateTime.utc().minus({ days }).toISODate()

const CHARGES = '/law-firm/e-collections'
const STATEMENTS = '/law-firm/account-statements'
const PAGES: Record<string, (clientId: number) => string> = {
  'charges, pending': () => CHARGES,
  'charges, all': () => `${CHARGES}?tab=all`,
  'charges, the last page of all': () => `${CHARGES}?tab=all&page=100000`,
  'charges of a client': (id) => `${CHARGES}?tab=all&client=${id}`,
  'charges with a word that many have': () => `${CHARGES}?tab=all&q=honorarios`,
  'charges with a word that few have': () => `${CHARGES}?tab=all&q=777`,
  'payments': () => '/law-firm/payments',
  'payments with a word': () => '/law-firm/payments?q=777',
  'who owes what, by age': () => STATEMENTS,
  'who owed what a month ago': () => `${STATEMENTS}?on=${ago(30)}`,
  'who owed what a year ago': () => `${STATEMENTS}?on=${ago(365)}`,
  'statement of three months': (id) => `${STATEMENTS}/${id}?from=${ago(90)}&to=${ago(0)}`,
}

interface Firm {
  server: ChildProcess
  data: string
  database: Database.Database
  headers: Record<string, string>
  site: string
  clientId: number
}

async function start<Message>(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<[ChildProcess, Message]> {
  const child = fork(join(import.meta.dirname, file), args, { env, execArgv: ['--import=@poppinss/ts-exec'] })
  process.once('exit', () => child.kill())
  for (;;) {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${String(code)}`))),
    ])) as [Message]
    if (typeof message === 'object' && ('cookie' in message! || 'isReady' in message!)) return [child, message]
  }
}

async function open(charges: string, port: string): Promise<Firm> {
  const data = mkdtempSync(join(tmpdir(), 'foja-billing-'))
  const site = `http://localhost:${port}`
  const env = { ...process.env, FOJA_DATA: data, LOG_LEVEL: 'silent', DB_CONNECTION: 'sqlite' }
  type Seed = { cookie: string; clientId: number }
  const [, { cookie, clientId }] = await start<Seed>('seed.ts', [charges], { ...env, NODE_ENV: 'development' })
  const served = { ...env, NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1', APP_URL: site }
  const [server] = await start<object>('../practice/server.ts', [], served)
  const page = { cookie, accept: 'text/html' }
  const html = await (await fetch(`${site}/law-firm/clients`, { headers: page })).text()
  const version = /"version":"([^"]*)"/.exec(html)![1]!
  const headers = { ...page, 'x-inertia': 'true', 'x-inertia-version': version, 'x-requested-with': 'XMLHttpRequest' }
  return { server, data, database: new Database(join(data, 'foja.sqlite')), headers, site, clientId }
}

async function queriesSince({ server }: Firm): Promise<number> {
  const told = once(server, 'message') as Promise<[{ queries: number }]>
  server.send('queries')
  return (await told)[0].queries
}

/** Milliseconds of a visit. */
async function visit({ site, headers, clientId }: Firm, page: string): Promise<number> {
  const url = site + PAGES[page]!(clientId)
  const began = performance.now()
  const answer = await fetch(url, { headers, redirect: 'manual' })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - began
}

let written = 0
/** What somebody else writes; SQLite leaves out what changes nothing. */
const write = ({ database }: Firm) =>
  database.prepare('UPDATE charges SET internal_notes = ? WHERE id = 1').run(String(++written))

interface Times {
  p50: number
  p95: number
}

/** Visits both firms in turn, some times more at first that are not counted. */
async function timesOf(firms: Firm[], page: string, writes: boolean): Promise<Times[]> {
  const times = firms.map(() => [] as number[])
  for (let at = -3; at < visits; at++)
    for (const [index, firm] of firms.entries()) {
      if (writes) write(firm)
      const took = await visit(firm, page)
      if (at >= 0) times[index]!.push(took)
    }
  return times.map((own) => {
    own.sort((one, other) => one - other)
    const share = (part: number) => own[Math.min(own.length - 1, Math.floor(own.length * part))]!
    return { p50: share(0.5), p95: share(0.95) }
  })
}

const firms = [await open('1000', '3394'), await open(values.charges, '3395')]
const rows: Record<string, string>[] = []
const both = ([small, large]: number[], digits = 1) => `${small!.toFixed(digits)} → ${large!.toFixed(digits)}`
for (const page of Object.keys(PAGES)) {
  const first: number[] = []
  for (const firm of firms) first.push(await visit(firm, page))
  const row: Record<string, string> = { [`ms, 1000 → ${values.charges}`]: page, first: both(first) }
  for (const [name, writes] of [
    ['after a write', true],
    ['again', false],
  ] as const) {
    for (const firm of firms) await queriesSince(firm)
    const times = await timesOf(firms, page, writes)
    for (const share of ['p50', 'p95'] as const) row[`${name}, ${share}`] = both(times.map((each) => each[share]))
    row[`ratios, ${name}`] = (['p50', 'p95'] as const)
      .map((share) => (times[1]![share] / times[0]![share]).toFixed(2))
      .join(' / ')
    const queries: number[] = []
    for (const firm of firms) queries.push(Math.round((await queriesSince(firm)) / (visits + 3)))
    if (writes) row.queries = both(queries, 0)
  }
  rows.push(row)
}
console.table(rows)
for (const { server, database, data } of firms) {
  const ended = once(server, 'exit')
  database.close()
  server.disconnect()
  server.kill()
  await ended
  rmSync(data, { recursive: true, force: true })
}
process.exit(0)
