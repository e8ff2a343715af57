/*
 * What do ten thousand wrong passwords cost, and whom do they lock out? Three attacks: on one account from one address, on one account from
 * as many addresses as there are tries, on as many accounts from one address. Prints how many passwords were hashed and the processor's time;
 * then the owner signs in on a browser that they used before. Target: 10, 10 and 50 hashes, and the owner is in.
 *
 *   node --import=@poppinss/ts-exec tests/bench/auth/wrong_passwords.ts [--tries 10000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ignite } from '../../../bin/ignitor.js'

const { values } = parseArgs({ options: { tries: { type: 'string', default: '10000' } } })
const tries = Number(values.tries)
const data = mkdtempSync(join(tmpdir(), 'foja-wrong-'))

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
const { default: hash } = await import('@adonisjs/core/services/hash')
const { setLimitStore } = await import('#app/core/limits/rate_limiter')
const { prepareDatabase } = await import('#tests/helpers/database')
const { person, PASSWORD } = await import('#tests/helpers/people')
const { Visitor } = await import('#tests/helpers/visitor')

await prepareDatabase()
setLimitStore('database')

let hashed = 0
const verify = hash.verify
hash.verify = (...given) => {
  hashed++
  return verify.apply(hash, given)
}

const ATTACKS: [name: string, email: (n: number, victim: string) => string, address: (n: number) => string][] = [
  ['one account, one address', (_, victim) => victim, () => '203.0.113.5'],
  ['one account, many addresses', (_, victim) => victim, (n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`],
  ['many accounts, one address', (n) => `cuenta-${n}@ejemplo.mx`, () => '203.0.113.6'],
]

for (const [name, emailOf, addressOf] of ATTACKS) {
  await db.from('rate_limits').delete()
  const victim = await person({}, true)
  const own = new Visitor()
  await own.open('/login')
  await own.submit('post', '/login', { email: victim.email, password: PASSWORD })
  await own.follow('/main')
  await own.submit('delete', '/session')
  const stranger = new Visitor()
  await stranger.open('/login')
  hashed = 0
  const [cpu, start] = [process.cpuUsage(), performance.now()]
  const statuses: Record<number, number> = {}
  for (let n = 0; n < tries; n++) {
    const body = { email: emailOf(n, victim.email), password: `intento ${n}` }
    const { status } = await stranger.json('post', '/login', body, { 'x-forwarded-for': addressOf(n) })
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const spent = process.cpuUsage(cpu)
  const each = (spent.user + spent.system) / 1_000 / tries
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  const attacked = hashed
  await own.open('/login')
  const { headers } = await own.submit('post', '/login', { email: victim.email, password: PASSWORD })
  const isIn = headers.location === '/main'
  console.log(
    `${name}: ${tries} tries, ${attacked} hashed, ${JSON.stringify(statuses)}, ${seconds} s, ${each.toFixed(2)} ms of processor each; ` +
      `the owner is ${isIn ? 'in' : 'locked out'}`
  )
  if (!isIn) process.exitCode = 1
}

await app.terminate()
rmSync(data, { recursive: true, force: true })
