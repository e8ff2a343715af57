import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import type { Json } from '#app/core/contributions/registries'
import type Task from '#app/core/tasks/models/task'
import TaskFile from '#app/core/tasks/models/task_file'
import { queueTask } from '#app/core/tasks/queue_task'
import { runTask } from '#app/core/tasks/run_task'
import { readTaskFile } from '#app/core/tasks/task_files'
import TaskModel from '#app/core/tasks/models/task'
import type { Manifest } from '#app/transfers/export/manifest'
import { CATALOGUES, EXPORTED } from '#app/transfers/exported_tables'
import { ArchiveReader } from '#app/transfers/restore/archive_reader'
import type { Firm } from '#tests/helpers/people'

/** Runs a task of a firm's owner to its end. */
export async function done(
  { workspace, owner }: Firm,
  kind: string,
  payload: Record<string, Json> = {}
): Promise<Task> {
  const order = { workspaceId: workspace.id, userId: owner.id, kind, payload }
  const { id } = await db.transaction((trx) => queueTask(trx, order))
  await runTask(id)
  return (await TaskModel.held(id))!
}

/** Makes the full export of a firm and puts the ZIP into a folder of its own. */
export async function exported(ours: Firm): Promise<{ path: string; task: Task; remove(): Promise<void> }> {
  const task = await done(ours, 'transfers.workspace_export')
  const file = await TaskFile.in(ours.workspace).where('task_id', task.id).firstOrFail()
  const folder = await mkdtemp(join(tmpdir(), 'foja-archive-'))
  const path = join(folder, file.name)
  await pipeline(await readTaskFile(file), createWriteStream(path))
  return { path, task, remove: () => rm(folder, { recursive: true, force: true }) }
}

type Row = Record<string, unknown>

/** What an archive says, with places in the lists instead of ids, so that two archives of the same content are equal. */
export async function contentOf(path: string) {
  const archive = await ArchiveReader.open(path)
  try {
    const manifest = JSON.parse(await archive.text('manifiesto.json', 1e6)) as Manifest
    const people = JSON.parse(await archive.text('datos/personas.json', 1e6)) as Row[]
    const tables: Record<string, Row[]> = {}
    for (const { table } of EXPORTED) tables[table] = JSON.parse(await archive.text(`datos/json/${table}.json`, 1e7))
    const files: Row[] = []
    for await (const line of archive.lines('archivos.jsonl')) files.push(JSON.parse(line))
    return {
      manifest,
      people,
      tables: Object.fromEntries(EXPORTED.map(({ table }) => [table, canonical(table, tables, people)])),
      files: files.map((file) => canonicalFile(file, tables)),
    }
  } finally {
    archive.close()
  }
}

const emailOf = (people: Row[], id: unknown) => people.find((person) => person.id === id)!.email
const placeIn = (rows: Row[], id: unknown) => rows.findIndex((row) => row.id === id)

function canonical(table: string, tables: Record<string, Row[]>, people: Row[]): Row[] {
  const spec = EXPORTED.find((each) => each.table === table)!
  return tables[table]!.map((row) => {
    const shown: Row = {}
    for (const [name, value] of Object.entries(row)) {
      const reference = spec.references[name]
      if (name === 'id' || name === spec.file?.column) continue
      if (!reference || value === null || CATALOGUES[reference.to]) shown[name] = value
      else if (reference.to === 'people') shown[name] = emailOf(people, value)
      else if (reference.to === 'members')
        shown[name] = emailOf(people, tables.members!.find(({ id }) => id === value)!.user_id)
      else shown[name] = placeIn(tables[reference.to]!, value)
    }
    return shown
  })
}

function canonicalFile({ table, id, path, sha256, bytes }: Row, tables: Record<string, Row[]>) {
  const place = table === 'workspaces' ? 0 : placeIn(tables[String(table)]!, id)
  return {
    table,
    place,
    path: String(path).replace(/\[\d+\]|cliente-\d+/g, ''),
    sha256: table === 'clients' ? '' : sha256,
    bytes: table === 'clients' ? 0 : bytes,
  }
}
