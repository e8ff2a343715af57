import { clock } from '#app/core/clock'
import { translate } from '#app/core/messages/catalogue'
import { slugOf } from '#app/core/text/slug'
import type Task from '#app/core/tasks/models/task'
import { storeTaskFile } from '#app/core/tasks/task_files'
import type { TaskKind, TaskResult, TaskWork } from '#app/core/tasks/task_kinds'
import { EXPORTED } from '#app/transfers/exported_tables'
import { todayIn } from '#app/workspaces/queries/today_in'
import { ArchiveWriter } from './archive_writer.js'
import { FORMAT, MANIFEST, SCHEMA_VERSION } from './manifest.js'
import { countRows } from './read_table.js'
import { withSnapshot, type Snapshot } from './snapshot.js'
import { Ticker } from './ticker.js'
import { writeWorkspace } from './write_workspace.js'

/** The full export of a firm: one ZIP, made in the background from one moment of the database. Killed, it begins anew. */
export const workspaceExport: TaskKind = {
  key: 'transfers.workspace_export',
  title: 'transfers.task.workspace_export',
  isLong: true,

  async run(task, work): Promise<TaskResult> {
    return withSnapshot(async (snapshot) => {
      const { name } = await snapshot.knex('workspaces').where('id', task.workspaceId).first('name')
      const today = await todayIn(task.workspaceId)
      const file = `foja-${slugOf(name) || 'despacho'}-${today}.zip`
      const archive = new ArchiveWriter(clock.now().toJSDate())
      const stored = storeTaskFile(task, file, archive.output)
      const counts = await fill(archive, { task, work, snapshot, name, today }).catch(async (error: Error) => {
        archive.fail(error)
        await stored.catch(() => undefined)
        throw error
      })
      await stored
      const subject = { type: 'firm', id: task.workspaceId, place: { page: 'archive' } }
      return { message: 'transfers.workspace_export.done', values: counts, subject }
    })
  },
}

interface Filling {
  task: Task
  work: TaskWork
  snapshot: Snapshot
  name: string
  today: string
}

async function fill(archive: ArchiveWriter, { task, work, snapshot, name, today }: Filling) {
  const firm = task.workspaceId
  const madeAt = clock.now().toUTC().toISO()!
  for (const [language, file] of [
    ['es', 'LEEME.txt'],
    ['en', 'README.txt'],
  ] as const)
    await archive.add(file, translate(language, 'transfers.readme', { firm: name, date: today }))
  const ticker = new Ticker(work, await expected(snapshot, firm))
  const parts = await writeWorkspace({ firm, snapshot, archive, tick: () => ticker.tick() })
  const manifest = { format: FORMAT, schema: SCHEMA_VERSION, madeAt, firm: name, ...parts }
  await archive.add(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`)
  archive.end()
  await ticker.settle()
  const rows = Object.values(parts.tables).reduce((sum, each) => sum + each.rows, 0)
  return { rows, files: parts.files.count, missing: parts.files.missing }
}

/** How many rows and files there will be. */
async function expected({ knex }: Snapshot, firm: number): Promise<number> {
  let total = 0
  for (const spec of EXPORTED) total += await countRows(knex, spec, firm)
  for (const [table, column] of [
    ['audit_entries', 'chain'],
    ['document_versions', 'workspace_id'],
  ] as const)
    total += Number((await knex(table).where(column, firm).count({ total: '*' }))[0].total)
  return total
}
