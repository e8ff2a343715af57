/*
 * How long do deadlines take to be computed again after a change of calendar, with how much memory, and how long does somebody wait who saves meanwhile? A job of its own process
 * computes so many, while this one adds activities. Then the same on a copy whose job is killed five times: all rows have to end the same. Prints seconds by the
 * clock and of the processor, memory, and the waits of saves with nothing else to do and meanwhile. On SQLite:
 *
 *   node --import=@poppinss/ts-exec tests/bench/docket/recompute.ts [--deadlines 10000]
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { ignite } from '../../../bin/ignitor.js'

const { values } = parseArgs({ options: { deadlines: { type: 'string', default: '10000' } } })
const total = Number(values.deadlines)
const data = mkdtempSync(join(tmpdir(), 'foja-docket-'))
const copy = join(data, 'copy')
mkdirSync(copy)
const address = { HOST: '127.0.0.1', PORT: '3591', APP_URL: 'http://127.0.0.1:3591' }
Object.assign(process.env, { NODE_ENV: 'test', FOJA_DATA: data, ...address })

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { clock } = await import('#app/core/clock')
const { KILLED_TASK } = await import('#tests/helpers/child')
const { prepareDatabase } = await import('#tests/helpers/database')
const { activityOf, office } = await import('../../functional/law_firm/activities/scene.js')
const { closeOn } = await import('../../functional/law_firm/docket/calendars.js')
const { confirmedIn, NOON } = await import('../../functional/law_firm/docket/scene.js')

const say = (line: string) => process.stdout.write(`${line}\n`)
const SAVE_EVERY_MS = 50
/** Of Linux, in which it says what a process took. */
const TICKS_A_SECOND = 100
const KILLS = [0.1, 0.3, 0.5, 0.7, 0.9]

async function seed() {
  await prepareDatabase()
  clock.freeze(NOON)
  const { owner, workspace, matter } = await office()
  const { id } = await confirmedIn(matter, owner)
  const { id: _, ...row } = (await db.from('matter_deadlines').where('id', id).firstOrFail()) as { id: number }
  for (let made = 1; made < total; made += 500)
    await db.table('matter_deadlines').multiInsert(Array.from({ length: Math.min(500, total - made) }, () => row))
  await closeOn(workspace, '2026-03-05', '2026-03-06')
  return { owner, matter }
}

/** Runs the job in a process on the data of a folder; the statements that may pass before it is killed, if it is. */
function run(folder: string, dieAt = Infinity) {
  const args = ['--import=@poppinss/ts-exec', KILLED_TASK, 'docket.recompute', String(dieAt), NOON]
  const env = { ...process.env, FOJA_DATA: folder }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const job = { pid: child.pid!, isOver: false, ended: Promise.resolve<string | null>(null) }
  job.ended = once(child, 'exit').then(([, signal]) => {
    job.isOver = true
    return signal as string | null
  })
  return job
}

/** Most megabytes that a process held so far, and seconds of the processor that it took; zeros once it is over. */
function costOf(pid: number): { peak: number; seconds: number } {
  try {
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
    return { peak, seconds: (Number(user) + Number(system)) / TICKS_A_SECOND }
  } catch {
    return { peak: 0, seconds: 0 }
  }
}

/** All deadlines and former dates of a database, but for the numbers of rows that depend on their order. */
function digestOf(folder: string): string {
  const file = new Database(join(folder, 'foja.sqlite'), { readonly: true })
  const hash = createHash('sha256')
  for (const [table, order] of [
    ['matter_deadlines', 'id'],
    ['matter_deadline_revisions', 'deadline_id'],
  ])
    for (const row of file.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).iterate() as Iterable<{ id: number }>)
      hash.update(JSON.stringify(table === 'matter_deadlines' ? row : { ...row, id: 0 }))
  file.close()
  return hash.digest('hex')
}

const waits = (times: number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${sorted.length} saves`
}

const { owner, matter } = await seed()
await db.rawQuery('VACUUM INTO ?', [join(copy, 'foja.sqlite')])
async function save(): Promise<number> {
  const began = performance.now()
  await activityOf(matter, owner)
  return performance.now() - began
}
const alone: number[] = []
for (let nth = 0; nth < 100; nth++) {
  alone.push(await save())
  await wait(SAVE_EVERY_MS)
}
say(`alone: ${waits(alone)}`)

const began = performance.now()
const job = run(data)
const meanwhile: number[] = []
let [peak, seconds] = [0, 0]
while (!job.isOver) {
  meanwhile.push(await save())
  const cost = costOf(job.pid)
  ;[peak, seconds] = [Math.max(peak, cost.peak), Math.max(seconds, cost.seconds)]
  await wait(SAVE_EVERY_MS)
}
await job.ended
const clocked = ((performance.now() - began) / 1_000).toFixed(1)
say(`${total} deadlines: ${clocked} s, ${seconds.toFixed(1)} s of the processor, at most ${peak.toFixed(0)} MB`)
say(`meanwhile: ${waits(meanwhile)}`)

let killed = 0
// A deadline that changes takes more than four statements; each process gets so many before it is killed.
for (const share of KILLS) if ((await run(copy, Math.round(total * share * 1.5)).ended) === 'SIGKILL') killed++
await run(copy).ended
const isSame = digestOf(data) === digestOf(copy)
say(`${killed} of ${KILLS.length} kills; the rows ${isSame ? 'end the same' : 'DIFFER'}`)
await app.terminate()
rmSync(data, { recursive: true, force: true })
process.exit(isSame && killed === KILLS.length ? 0 : 1)
