import { asCsv, asJsonLines } from '#app/transfers/export/formats'
import { archivedColumns, readTable, type ArchiveRow } from '#app/transfers/export/read_table'
import type { ExportedTable } from '#app/transfers/exported/shape'
import { EXPORTED } from '#app/transfers/exported_tables'
import { FILE_STORES } from '#app/transfers/file_stores'
import type { ArchiveWriter, Written } from './archive_writer.js'
import { archivedFiles, type ArchivedFile } from './archived_files.js'
import { firmOf } from './firm_of.js'
import { historyOf } from './history.js'
import type { Manifest } from './manifest.js'
import { peopleOf } from './people_of.js'
import type { Snapshot } from './snapshot.js'

/** What is being written: the firm, from where, into what, and who wants to know how far it is. */
export interface Writing {
  firm: number
  snapshot: Snapshot
  archive: ArchiveWriter
  /** Told after each row and each file. */
  tick(): void
}

/** Writes all that a firm has into an archive, and returns what its manifest says. */
export async function writeWorkspace(writing: Writing): Promise<Pick<Manifest, 'tables' | 'files' | 'history'>> {
  const people = new Set<number>()
  const tables: Manifest['tables'] = {}
  for (const spec of EXPORTED) tables[spec.table] = await writeTable(writing, spec, people)
  const { archive, firm, snapshot } = writing
  const history = await archive.add(
    'historial/historial.jsonl',
    lines(ticking(historyOf(snapshot.knex, firm), writing))
  )
  const sealed = await writeSealed(writing)
  const named = await peopleOf(snapshot.knex, firm, people)
  await archive.add('datos/personas.json', `${JSON.stringify(named, null, 1)}\n`)
  await archive.add('datos/despacho.json', `${JSON.stringify(await firmOf(snapshot.knex, firm), null, 1)}\n`)
  return { tables, files: await writeFiles(writing), history: { sha256: history.sha256, sealed } }
}

/** One table, for programs and for spreadsheets. Adds the people whom its rows name. */
async function writeTable({ firm, snapshot, archive, tick }: Writing, spec: ExportedTable, people: Set<number>) {
  const personal = Object.entries(spec.references).flatMap(([column, { to }]) => (to === 'people' ? [column] : []))
  let rows = 0
  async function* counted(): AsyncGenerator<ArchiveRow> {
    for await (const row of readTable(snapshot.knex, spec, firm)) {
      for (const column of personal) if (row[column] !== null) people.add(Number(row[column]))
      rows++
      tick()
      yield row
    }
  }
  const { sha256 } = await archive.add(`datos/json/${spec.table}.json`, asJsonLines(counted()))
  const columns = (await archivedColumns(snapshot.knex, spec)).map(({ name }) => name)
  await archive.add(`datos/csv/${spec.table}.csv`, asCsv(columns, readTable(snapshot.knex, spec, firm)))
  return { rows, sha256 }
}

/** The files, and the list that says which row each belongs to and what it weighs. */
async function writeFiles({ firm, snapshot, archive, tick }: Writing): Promise<Manifest['files']> {
  const listed: string[] = []
  let [count, missing] = [0, 0]
  for await (const file of archivedFiles(snapshot.knex, firm)) {
    const written = await writeFile(archive, file)
    if (written) count++
    else missing++
    listed.push(`${JSON.stringify({ table: file.table, id: file.id, path: written && file.path, ...written })}\n`)
    tick()
  }
  const { sha256 } = await archive.add('archivos.jsonl', listed.join(''))
  return { count, missing, sha256 }
}

async function writeFile(archive: ArchiveWriter, { store, storageKey, path }: ArchivedFile): Promise<Written | null> {
  const content = await FILE_STORES[store].open(storageKey)
  return content && archive.add(path, content)
}

/** Histories that came with an earlier import stay as they came. */
async function writeSealed({ firm, snapshot, archive }: Writing): Promise<Manifest['history']['sealed']> {
  const rows = await snapshot.knex('sealed_histories').where('workspace_id', firm).orderBy('id')
  const sealed: Manifest['history']['sealed'] = []
  for (const { name, storage_key: key, entries } of rows) {
    const content = await FILE_STORES.histories.open(key)
    if (!content) continue
    const path = `historial/sellado-${sealed.length + 1}.jsonl`
    sealed.push({ path, name, entries: Number(entries), ...(await archive.add(path, content)) })
  }
  return sealed
}

async function* ticking<T>(rows: AsyncIterable<T>, { tick }: Writing) {
  for await (const row of rows) {
    tick()
    yield row
  }
}

async function* lines(rows: AsyncIterable<unknown>) {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}
