/*
 * Requests per second and p99 of the matter list, as JSON visit and as first load, against bare node:http and against an empty page of
 * the same build behind the same middleware, all in one run. Build first (npm run build), then:
 *
 *   node --import=@poppinss/ts-exec tests/bench/web/run.ts [--matters 10000] [--seconds 8] [--connections 32]
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

async function measure(name: string, url: string, headers: Record<string, string>) {
  const options = { url, headers, connections: Number(values.connections) }
  await autocannon({ ...options, duration: 2 })
  const result = await autocannon({ ...options, duration: Number(values.seconds) })
  if (result.non2xx || result.errors)
    throw new Error(`${name}: ${result.non2xx} answers were not 200, ${result.errors} failed`)
  return { name, rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

const { cookie } = await start<{ cookie: string }>('prepare.ts', [values.matters], { NODE_ENV: 'development' })

const bare = start<{ port: number }>('bare_server.ts', [], {})
const foja = start<{ port: number }>('foja_server.ts', [], {
  NODE_ENV: 'production',
  PORT: '3391',
  HOST: '127.0.0.1',
  APP_URL: 'http://localhost:3391',
})
const [bareAt, fojaAt] = [`http://127.0.0.1:${(await bare).port}`, `http://127.0.0.1:${(await foja).port}`]
const page = { cookie, accept: 'text/html' }
const firstLoad = await fetch(`${fojaAt}/law-firm/files/list`, { headers: page })
const version = (await firstLoad.text()).match(/"version":"([^"]*)"/)![1]!
const visit = { ...page, 'x-inertia': 'true', 'x-inertia-version': version, 'x-requested-with': 'XMLHttpRequest' }

const rows = [
  await measure('bare node:http, 1 kB of JSON', bareAt, {}),
  await measure('empty page, JSON visit', `${fojaAt}/law-firm/bench-empty`, visit),
  await measure('matter list, JSON visit', `${fojaAt}/law-firm/files/list`, visit),
  await measure('empty page, first load', `${fojaAt}/law-firm/bench-empty`, page),
  await measure('matter list, first load', `${fojaAt}/law-firm/files/list`, page),
]
rmSync(data, { recursive: true, force: true })

const [base, emptyVisit, listVisit, emptyLoad, listLoad] = rows
console.table(
  rows.map(({ name, rate, p50, p99 }) => ({
    'case': name,
    'req/s': Math.round(rate),
    'p50 ms': p50,
    'p99 ms': p99,
    'bare ÷ this': (base!.rate / rate).toFixed(1),
  }))
)
console.log(
  `list ÷ empty page: ${(listVisit!.rate / emptyVisit!.rate).toFixed(2)} (visit), ${(listLoad!.rate / emptyLoad!.rate).toFixed(2)} (first load); target ≥ 0.5`
)
console.log(`bare ÷ list visit: ${(base!.rate / listVisit!.rate).toFixed(1)}; target ≤ 60, stretch 35`)
process.exit(0)
