/*
 * Does the time of an answer tell whether an address has an account? Asks for a known and an unknown address in turn, whole requests over
 * HTTP, and prints the two medians with their ratio for sign-in, recovery and registration. Target: within 5 %.
 *
 *   node --import=@poppinss/ts-exec tests/bench/auth/sign_in_timing.ts [--tries 200]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ignite } from '../../../bin/ignitor.js'

const { values } = parseArgs({ options: { tries: { type: 'string', default: '200' } } })
const tries = Number(values.tries)
const data = mkdtempSync(join(tmpdir(), 'foja-timing-'))

const port = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address() as { port: number }
    server.close(() => resolve(address.port))
  })
})
const APP_URL = `http://127.0.0.1:${port}`
Object.assign(process.env, { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), APP_URL, FOJA_DATA: data })

await ignite().httpServer().start()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: app } = await import('@adonisjs/core/services/app')
const { setLimitStore } = await import('#app/core/limits/rate_limiter')
const { prepareDatabase } = await import('#tests/helpers/database')
const { person } = await import('#tests/helpers/people')
const { Visitor } = await import('#tests/helpers/visitor')
const { default: hash } = await import('@adonisjs/core/services/hash')

await prepareDatabase()
setLimitStore('database')
const password = await hash.make('velero trueno mesa')
const known: string[] = []
for (let n = 0; n < tries; n++) known.push((await (await person()).merge({ password }).save()).email)

/** What is measured: where it is sent, and what for an address. */
interface Question {
  name: string
  page: string
  path: string
  body(email: string): object
}
const QUESTIONS: Question[] = [
  {
    name: 'sign-in',
    page: '/login',
    path: '/login',
    body: (email) => ({ email, password: 'otra contraseña' }),
  },
  { name: 'recovery', page: '/password-recovery', path: '/password-recovery', body: (email) => ({ email }) },
  {
    name: 'registration',
    page: '/join',
    path: '/join',
    body: (email) => ({ name: 'Ana', email, password: 'cactus lluvia vidrio', type: 'lawyer', privacy: true }),
  },
]

/** Milliseconds until an address is answered. The counters are emptied first, so that none closes. */
async function ask({ page, path, body }: Question, email: string): Promise<number> {
  await db.from('rate_limits').delete()
  const visitor = new Visitor()
  await visitor.open(page)
  const start = performance.now()
  const { status } = await visitor.submit('post', path, body(email))
  const spent = performance.now() - start
  if (status !== 302) throw new Error(`${path} answered ${status}`)
  return spent
}

function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

for (const question of QUESTIONS) {
  for (let n = 0; n < 10; n++) await ask(question, `calienta-${question.name}-${n}@ejemplo.mx`)
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let n = 0; n < tries; n++) {
    // Who is first changes each time, so that what one leaves warm helps both.
    const pair = [
      ['known', known[n]!],
      ['unknown', `nadie-${question.name}-${n}@ejemplo.mx`],
    ] as const
    for (const [kind, email] of n % 2 ? pair : [pair[1], pair[0]]) times[kind].push(await ask(question, email))
  }
  const [a, b] = [median(times.known), median(times.unknown)]
  const figures = `known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ratio ${(a / b).toFixed(3)}`
  console.log(`${question.name}: ${figures} (medians of ${tries} tries each)`)
}

await app.terminate()
rmSync(data, { recursive: true, force: true })
