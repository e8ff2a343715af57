/*
 * How long does it take to read, keep and compare a list of a court, and how does that grow? Lists of 500 and of 5,000 rows are imported into firms with 200 and with 5,000 matters,
 * each in a firm of its own, and then once more. Prints rows a second, the time of a row as a ratio to that of the shortest list in the smallest firm, what importing it again took, and
 * the most memory of the process. On SQLite:
 *
 *   node --import=@poppinss/ts-exec tests/bench/lists/run.ts
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ignite } from '../../../bin/ignitor.js'

const data = mkdtempSync(join(tmpdir(), 'foja-lists-'))
const address = { HOST: '127.0.0.1', PORT: '3592', APP_URL: 'http://127.0.0.1:3592' }
Object.assign(process.env, { NODE_ENV: 'test', FOJA_DATA: data, ...address })

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { ImportList } = await import('#app/court_lists/actions/import_list')
const { default: Task } = await import('#app/core/tasks/models/task')
const { runTask } = await import('#app/core/tasks/run_task')
const { matterOf } = await import('#database/factories/matter_factory')
const { prepareDatabase } = await import('#tests/helpers/database')
const { firm } = await import('#tests/helpers/people')

const COURT = 'Juzgado Primero Civil de Ciudad Ficticia'
const CASES = [
  { rows: 500, matters: 200 },
  { rows: 5_000, matters: 200 },
  { rows: 500, matters: 5_000 },
  { rows: 5_000, matters: 5_000 },
]
const say = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1_024)

/** A list whose every tenth case is one of the firm's, as people copy it. */
const listOf = (rows: number) =>
  [
    'Expediente;Partes;Acuerdo',
    ...Array.from({ length: rows }, (_, place) => {
      const number = place % 10 === 0 ? place / 10 + 1 : 100_000 + place
      return `${number}/2026;"Ana Ficticia ${place} vs Luz Inventada ${place}";Se admite la prueba ${place}`
    }),
  ].join('\n')

/** A firm with so many matters of the court, numbered from 1. */
async function office(matters: number) {
  const own = await firm(`Despacho de ${matters}`)
  const matter = await matterOf(own, { court: COURT, fileNumber: '1/2026', clientName: 'Ana Ficticia' })
  const { id: _, ...row } = (await db.from('matters').where('id', matter.id).firstOrFail()) as { id: number }
  for (let first = 2; first <= matters; first += 50) {
    const some = Array.from({ length: Math.min(50, matters - first + 1) }, (_none, place) => ({
      ...row,
      ...{
        number: first + place,
        reference: `L-${first + place}`,
        file_number: `${first + place}/2026`,
        case_key: `${first + place}/2026`,
      },
    }))
    await db.table('matters').multiInsert(some)
  }
  return own
}

/** Seconds of an import, with its task when it is long. */
async function imported({ owner, workspace }: Awaited<ReturnType<typeof office>>, content: string): Promise<number> {
  const author = { userId: owner.id, kind: 'user' as const, ip: null, requestId: null }
  const began = performance.now()
  await new ImportList().handle(author, workspace, {
    name: 'Lista',
    content,
    day: '2026-03-02',
    court: COURT,
    courts: [],
  })
  const tasks = await Task.query().where('workspace_id', workspace.id).whereNotIn('state', ['done', 'failed'])
  for (const { id } of tasks) await runTask(id)
  return (performance.now() - began) / 1_000
}

await prepareDatabase()
let base: number | null = null
for (const { rows, matters } of CASES) {
  const own = await office(matters)
  const content = listOf(rows)
  const seconds = await imported(own, content)
  const again = await imported(own, content)
  const kept = await db.from('court_list_rows').where('workspace_id', own.workspace.id).count('* as total').first()
  const found = await db.from('court_list_matches').where('workspace_id', own.workspace.id).count('* as total').first()
  base ??= seconds / rows
  const ratio = (seconds / rows / base).toFixed(2)
  say(
    `${rows} rows, ${matters} matters: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows a second, a row ${ratio} times the first; again ${again.toFixed(1)} s; ${kept!.total} kept, ${found!.total} matches; ${megabytes()} MB at most`
  )
}
await app.terminate()
rmSync(data, { recursive: true })
