/**
 * Brings 10,000 matters in from a file, killed three times, and tells rows per second and memory. By hand:
 * `FOJA_DATA=tmp/bench node --import=@poppinss/ts-exec tests/bench/practice/import.ts [rows]` on a migrated, empty database.
 */
import { ignite } from '../../../bin/ignitor.js'

const rows = Number(process.argv[2] ?? 10_000)
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { firm } = await import('#tests/helpers/people')
const { StartImport } = await import('#app/transfers/actions/start_import')
const { RunTransfer } = await import('#app/transfers/actions/run_transfer')
const { authorOfTransfer } = await import('#app/transfers/import/import_run')
const { runTask } = await import('#app/core/tasks/run_task')
const { default: Task } = await import('#app/core/tasks/models/task')

const ours = await firm('Despacho de medida')
const head = { line: 1, cells: ['Asunto', 'Cliente', 'Materia', 'Juzgado', 'Expediente judicial'] }
const body = Array.from({ length: rows }, (_, place) => ({
  line: place + 2,
  cells: [
    `Asunto ficticio ${place}`,
    `Cliente ficticio ${place % 2_000}`,
    'Civil',
    'Juzgado ficticio',
    `${place}/2026`,
  ],
}))
const owner = { workspaceId: ours.workspace.id, userId: ours.owner.id, subject: 'matters' as const }
const transfer = await new StartImport().handle({ ...owner, fileName: 'medida.csv', language: 'es' }, [
  { name: 'CSV', rows: [head, ...body] },
])
const task = (await new RunTransfer().start(authorOfTransfer(transfer), transfer, 'expedientes:crear'))!

let most = 0
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100)
const begun = performance.now()
for (let kill = 1; kill <= 3; kill++) {
  let asked = 0
  await runTask(task.id, () => ++asked > (rows / 100) * 0.2)
}
await runTask(task.id)
clearInterval(watch)
const seconds = (performance.now() - begun) / 1_000
const [{ total }] = await db.from('matters').where('workspace_id', ours.workspace.id).count('* as total')
const { state } = (await Task.held(task.id))!
process.stdout.write(
  `${JSON.stringify({ rows, stored: Number(total), state, seconds: Math.round(seconds), rowsPerSecond: Math.round(rows / seconds), rssMb: Math.round(most / 1_048_576) })}\n`
)
await app.terminate()
