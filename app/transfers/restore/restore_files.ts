import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import Document from '#app/documents/models/document'
import { FILE_STORES, type FileFacts } from '#app/transfers/file_stores'
import { EXPORTED } from '#app/transfers/exported_tables'
import { altered, type FileLine } from './check_archive.js'
import { parsedLine, wrongRow } from './json_rows.js'
import { saveProgress, type Restoring } from './restoring.js'

/** The files, one after the other: each is stored, weighed and then named by its row. Killed, the file at hand is stored again in its place. */
export async function restoreFiles(here: Restoring): Promise<void> {
  let line = 0
  for await (const text of here.archive.lines('archivos.jsonl')) {
    line++
    if (line <= (here.progress.line ?? 0)) continue
    await restoreFile(here, parsedLine(text, 'archivos.jsonl', line) as unknown as FileLine, line)
  }
}

async function restoreFile(here: Restoring, file: FileLine, line: number): Promise<void> {
  const { firm, remap, archive } = here
  const isLogo = file.table === 'workspaces'
  const spec = EXPORTED.find(({ table }) => table === file.table)?.file
  if (!isLogo && !spec) throw wrongRow('archivos.jsonl', line)
  const id = isLogo ? firm : (await remap.find(db.connection(), file.table, [Number(file.id)])).get(Number(file.id))
  if (id === undefined) throw wrongRow('archivos.jsonl', line)
  const { store, column } = spec ?? { store: 'pictures' as const, column: 'logo' }
  const place = { firm, id, path: file.path ?? '', table: file.table }
  const stored = file.path === null ? null : await FILE_STORES[store].keep(await archive.stream(file.path), place)
  if (stored && store !== 'pictures' && stored.sha256 !== file.sha256) throw altered(file.path!)
  await db.transaction(async (trx) => {
    if (stored)
      await trx
        .from(file.table)
        .where({ id })
        .update({ [column]: stored.storageKey, ...stored.facts })
    if (stored?.facts && store === 'documents') await sayOfDocument(trx, id, stored.facts)
    const { counts, done = 0 } = here.progress
    const files = (counts.files ?? 0) + (stored ? 1 : 0)
    await saveProgress(here, trx, { line, done: done + (stored ? 1 : 0), counts: { ...counts, files } })
  })
}

/** What a document weighs and is, by the file of its current version: what the archive says of it is not believed. */
async function sayOfDocument(
  trx: TransactionClientContract,
  versionId: number,
  { size, mime, kind }: FileFacts
): Promise<void> {
  await Document.byKey('current_version_id', versionId, trx).update({ size, mime, kind })
}
