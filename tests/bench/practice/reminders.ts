/*
 * Are reminders delivered exactly once when the worker is killed? So many are due; the job runs in processes that kill themselves by SIGKILL before
 * a random statement, so many times; then one runs to the end. Prints deliveries, doubles and how long the last run took. Target: 5,000 of 5,000,
 * no double, with 20 kills. On MariaDB with DB_CONNECTION=mysql, DB_SOCKET (or DB_HOST), DB_USER, DB_DATABASE: the database is emptied.
 *
 *   node --import=@poppinss/ts-exec tests/bench/practice/reminders.ts [--due 5000] [--kills 20] [--seed 1]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ignite } from '../../../bin/ignitor.js'

const { values } = parseArgs({
  options: {
    due: { type: 'string', default: '5000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})
const [due, kills] = [Number(values.due), Number(values.kills)]
const data = mkdtempSync(join(tmpdir(), 'foja-reminders-'))
const address = { HOST: '127.0.0.1', PORT: '3590', APP_URL: 'http://127.0.0.1:3590' }
Object.assign(process.env, { NODE_ENV: 'test', FOJA_DATA: data, ...address })

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { clock } = await import('#app/core/clock')
const { firm } = await import('#tests/helpers/people')
const { prepareDatabase } = await import('#tests/helpers/database')

const SET_AT = '2026-11-20T12:00:00Z'
const DUE_AT = '2026-11-20T18:00:00Z'
const DIALECT = db.connection().dialect.name

/** Numbers that look random and are the same for one seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function seed(): Promise<void> {
  await prepareDatabase()
  clock.freeze(SET_AT)
  const ours = await firm()
  const people = [ours.owner, await ours.hire('lawyer')]
  const at = '2026-11-20 12:00:00.000'
  const { id: workspace_id } = ours.workspace
  for (let first = 0; first < due; first += 500) {
    const count = Math.min(500, due - first)
    const rows = Array.from({ length: count }, (_, n) => ({
      ...{ workspace_id, created_by_id: ours.owner.id, title: `Recordatorio ficticio ${first + n}` },
      ...{ starts_on: '2026-11-20', time: '11:30', time_zone: 'America/Mexico_City', rhythm: n % 2 ? 'none' : 'daily' },
      ...{
        in_app: true,
        by_email: true,
        next_at: '2026-11-20 17:30:00.000',
        version: 1,
        created_at: at,
        updated_at: at,
      },
    }))
    await db.table('reminders').multiInsert(rows)
  }
  const ids = await db.from('reminders').select('id')
  const told = ids.flatMap(({ id }) => people.map((person) => ({ workspace_id, reminder_id: id, user_id: person.id })))
  for (let first = 0; first < told.length; first += 500)
    await db.table('reminder_people').multiInsert(told.slice(first, first + 500))
}

const SCRIPT = fileURLToPath(new URL('../../helpers/killed_task.ts', import.meta.url))

async function deliver(dieAt: number): Promise<string | null> {
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', SCRIPT, 'reminders', String(dieAt), DUE_AT], {
    env: process.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal
}

const countOf = async (table: string, where: object = {}) =>
  Number((await db.from(table).where(where).count('* as total').firstOrFail()).total)
const say = (line: string) => process.stdout.write(`${line}\n`)

await seed()
say(`${DIALECT}: ${due} reminders are due, for two people each`)
const random = randomOf(Number(values.seed))
// A reminder takes some five statements; a kill may fall anywhere within what is left of all kills.
const span = Math.floor((due * 5) / kills) * 2
let killed = 0
for (let n = 0; n < kills; n++) {
  const dieAt = 5 + Math.floor(random() * span)
  if ((await deliver(dieAt)) === 'SIGKILL') killed++
  say(`run ${n + 1}: dies before statement ${dieAt}; ${await countOf('reminder_occurrences')} delivered so far`)
}
const began = performance.now()
await deliver(Infinity)
say(`last run: ${((performance.now() - began) / 1000).toFixed(1)} s`)

const occurrences = await countOf('reminder_occurrences')
const { total: distinct } = await db.from('reminder_occurrences').countDistinct('reminder_id as total').firstOrFail()
const notices = await countOf('notices', { kind: 'reminder' })
say(
  `${killed} kills; ${occurrences} deliveries of ${due}, ${occurrences - Number(distinct)} double; ${notices} notices of ${2 * due}`
)
const isExact = killed === kills && occurrences === due && Number(distinct) === due && notices === 2 * due
await app.terminate()
rmSync(data, { recursive: true, force: true })
process.exit(isExact ? 0 : 1)
