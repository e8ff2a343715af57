/*
 * Requests per second and p99 of the pages that are open all day, as JSON visit and as first load, against bare node:http and against an empty page of
 * the same build behind the same middleware, all in one run. Build first (npm run build), then:
 *
 *   node --import=@poppinss/ts-exec tests/bench/web/run.ts [--matters 10000] [--theses 5000] [--seconds 8] [--connections 32]
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'

const { values } = parseArgs({
  options: {
    matters: { type: 'string', default: '10000' },
    theses: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '32' },
  },
})
const here = (file: string) => join(import.meta.dirname, file)
const data = mkdtempSync(join(tmpdir(), 'foja-bench-'))
const env = { ...process.env, FOJA_DATA: data, LOG_LEVEL: 'silent', DB_CONNECTION: 'sqlite' }

/** Starts a script and waits for its first message. */
function start<Message>(file: string, args: string[], extra: Record<string, string>) {
  const child = fork(here(file), args, { env: { ...env, ...extra }, execArgv: ['--import=@poppinss/ts-exec'] })
  process.once('exit', () => child.kill())
  const ready = new Promise<Message>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return ready
}

type Headers = Record<string, string>

async function measure(name: string, urls: string[], headers: Headers) {
  const requests = urls.map((url) => ({ path: new URL(url).pathname + new URL(url).search }))
  const options = { url: urls[0]!, requests, headers, connections: Number(values.connections) }
  await autocannon({ ...options, duration: 2 })
  const result = await autocannon({ ...options, duration: Number(values.seconds) })
  if (result.non2xx || result.errors)
    throw new Error(`${name}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed`)
  return { name, rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

const sizes = [values.matters, values.theses]
const { cookie, matterId } = await start<{ cookie: string; matterId: number }>('prepare.ts', sizes, {
  NODE_ENV: 'development',
})

const bare = start<{ port: number }>('bare_server.ts', [], {})
const foja = start<{ port: number }>('foja_server.ts', [], {
  NODE_ENV: 'production',
  PORT: '3391',
  HOST: '127.0.0.1',
  APP_URL: 'http://localhost:3391',
})
const [bareAt, fojaAt] = [`http://127.0.0.1:${(await bare).port}/`, `http://127.0.0.1:${(await foja).port}`]
const page = { cookie, accept: 'text/html' }
const firstLoad = await fetch(`${fojaAt}/law-firm/files/list`, { headers: page })
const version = (await firstLoad.text()).match(/"version":"([^"]*)"/)![1]!
const visit = { ...page, 'x-inertia': 'true', 'x-inertia-version': version, 'x-requested-with': 'XMLHttpRequest' }

const WORDS = ['arrendamiento', 'garantía', 'despido', 'amparo', 'alimentos']
const SEARCHED = WORDS.flatMap((one) => WORDS.map((other) => `${one} ${other}`))
const PAGES: [name: string, paths: string[]][] = [
  ['empty page', ['/law-firm/bench-empty']],
  ['matter list', ['/law-firm/files/list']],
  ['home', ['/main']],
  ['a matter', [`/law-firm/files/file-overview/${matterId}`]],
  ['clients', ['/law-firm/clients']],
  ['search results', SEARCHED.map((words) => `/search/b-search/scjn?q=${encodeURIComponent(words)}`)],
]

const base = await measure('bare node:http, 1 kB of JSON', [bareAt], {})
const visits = new Map<string, Awaited<ReturnType<typeof measure>>>()
const loads = new Map<string, Awaited<ReturnType<typeof measure>>>()
for (const [name, paths] of PAGES) {
  const urls = paths.map((path) => fojaAt + path)
  visits.set(name, await measure(`${name}, JSON visit`, urls, visit))
  loads.set(name, await measure(`${name}, first load`, urls, page))
}
rmSync(data, { recursive: true, force: true })

console.table(
  [base, ...[visits, loads].flatMap((measured) => [...measured.values()])].map(({ name, rate, p50, p99 }) => ({
    'case': name,
    'req/s': Math.round(rate),
    'p50 ms': p50,
    'p99 ms': p99,
    'bare ÷ this': (base.rate / rate).toFixed(1),
  }))
)
const ofEmpty = (measured: typeof visits) =>
  (measured.get('matter list')!.rate / measured.get('empty page')!.rate).toFixed(2)
console.log(`matter list ÷ empty page: ${ofEmpty(visits)} (visit), ${ofEmpty(loads)} (first load); target ≥ 0.5`)
console.log(`bare ÷ matter list: ${(base.rate / visits.get('matter list')!.rate).toFixed(1)}; target ≤ 60, stretch 35`)
process.exit(0)
