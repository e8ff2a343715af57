/*
 * How long does the server take for the calendar and for the list of deadlines: for a month with nothing, with 40 things and with 2,000, in a firm with 100 matters and in one with
 * 50,000 and 20,000 deadlines. Prints the middle of the visits by the clock, the time of the processor of the server, which others on the machine disturb less, the queries of a
 * visit, and how many times as long as the calendar without anything in the small firm (or the same page of it) that is. On SQLite; build the client first (npx vite build), then:
 *
 *   node --import=@poppinss/ts-exec tests/bench/calendar/run.ts [--matters 50000] [--visits 40]
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const options = { matters: { type: 'string', default: '50000' }, visits: { type: 'string', default: '40' } } as const
const { values } = parseArgs({ options })
const visits = Number(values.visits)
const SITE = 'http://localhost:3396'
/** What the view of a month asks for. */
const days = (month: string) => `/calendar/days?from=${month}-01&to=${month}-28&person=all&most=8`
const PAGES = {
  'calendar, page': '/calendar',
  'days, nothing': days('2026-02'),
  'days, 40 things': days('2026-04'),
  'days, 2,000 things': days('2026-03'),
  'days, 2,000 things, agenda': days('2026-03').replace('most=8', 'most=10'),
  'days, one of 70 things': '/calendar/days?from=2026-03-03&to=2026-03-03&person=all&most=100',
  'deadlines, first page': '/law-firm/deadlines',
  'deadlines, ended': '/law-firm/deadlines?state=closed',
  'deadlines of two years': '/law-firm/deadlines?from=2026-01-01&to=2027-12-31',
}
type Name = keyof typeof PAGES
const NAMES = Object.keys(PAGES) as Name[]

/** Of a visit: milliseconds by the clock and of the processor, queries. */
interface Cost {
  clock: number
  processor: number
  queries: number
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

/** Milliseconds of the processor that a process took; Linux tells them in hundredths of a second. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function queriesSince(server: ChildProcess): Promise<number> {
  const told = once(server, 'message') as Promise<[{ queries: number }]>
  server.send('queries')
  return (await told)[0].queries
}

async function costOf(server: ChildProcess, url: string, headers: Record<string, string>): Promise<Cost> {
  const times: number[] = []
  let processor = 0
  for (let visit = -5; visit < visits; visit++) {
    if (visit === 0) {
      await queriesSince(server)
      processor = processorOf(server.pid!)
    }
    const began = performance.now()
    const answer = await fetch(url, { headers, redirect: 'manual' })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
    if (visit >= 0) times.push(performance.now() - began)
  }
  processor = (processorOf(server.pid!) - processor) / visits
  const clock = times.toSorted((one, other) => one - other)[Math.floor(visits / 2)]!
  return { clock, processor, queries: Math.round((await queriesSince(server)) / visits) }
}

async function measure(matters: string): Promise<Record<Name, Cost>> {
  const data = mkdtempSync(join(tmpdir(), 'foja-calendar-'))
  const env = { ...process.env, FOJA_DATA: data, LOG_LEVEL: 'silent', DB_CONNECTION: 'sqlite' }
  const [, { cookie }] = await start<{ cookie: string }>('seed.ts', [matters], { ...env, NODE_ENV: 'development' })
  const served = { ...env, NODE_ENV: 'production', PORT: '3396', HOST: '127.0.0.1', APP_URL: SITE }
  const [server] = await start<object>('../practice/server.ts', [], served)
  const page = { cookie, accept: 'text/html' }
  const version = /"version":"([^"]*)"/.exec(
    await (await fetch(`${SITE}/law-firm/deadlines`, { headers: page })).text()
  )![1]!
  const visit = { ...page, 'x-inertia': 'true', 'x-inertia-version': version, 'x-requested-with': 'XMLHttpRequest' }
  const found = {} as Record<Name, Cost>
  for (const name of NAMES) {
    const isData = name.startsWith('days')
    const headers = isData ? { cookie, accept: 'application/json' } : visit
    found[name] = await costOf(server, `${SITE}${PAGES[name]}`, headers)
  }
  const ended = once(server, 'exit')
  server.disconnect()
  server.kill()
  await ended
  rmSync(data, { recursive: true, force: true })
  return found
}

const small = await measure('100')
const large = await measure(values.matters)
const inSmall = (name: Name) => small[name.startsWith('days') ? 'days, nothing' : name]
const ms = ({ clock, processor }: Cost) => `${clock.toFixed(1)} / ${processor.toFixed(1)}`
const ratio = (one: Cost, other: Cost) =>
  `${(one.clock / other.clock).toFixed(2)} / ${(one.processor / other.processor).toFixed(2)}`
console.table(
  NAMES.map((name) => ({
    'clock / processor': name,
    'ms with 100': ms(small[name]),
    [`ms with ${values.matters}`]: ms(large[name]),
    'ratio with 100': ratio(small[name], inSmall(name)),
    [`ratio with ${values.matters}`]: ratio(large[name], inSmall(name)),
    'queries': `${small[name].queries} / ${large[name].queries}`,
  }))
)
process.exit(0)
