import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { Job } from '#app/core/jobs/job'
import { toSqlInstant } from '#app/core/models/columns'
import documents from '#config/documents'
import { acrossFirms } from '#app/core/tenancy/rows'
import { dropArrival } from '#app/documents/receiving/arriving'
import { fileOwners } from '#app/documents/storage/file_owners'
import { ROOT, dropFiles } from '#app/documents/storage/stored_files'
import { forgetUpload } from '#app/documents/uploads/upload_files'

const MAX_ROWS = 200
/** A file may be kept before its row is; after a day nobody is about to write that row. */
const ORPHAN_HOURS = 24

/** Takes away files that no document and no row of another module names: of uploads that were given up, and of work that was killed between the file and its row. */
export default class SweepFilesJob extends Job {
  static readonly lockName = 'sweep-documents'

  async handle() {
    await this.sweepUploads()
    await this.sweepFolder(documents.arriving, documents.uploadHours, async (paths) => {
      for (const path of paths) await dropArrival(path)
    })
    await this.sweepFolder(join(documents.kept, ROOT), ORPHAN_HOURS, dropOrphans)
  }

  private async sweepUploads() {
    const now = toSqlInstant(clock.now())
    for (;;) {
      const rows = await acrossFirms(db, 'document_uploads')
        .where('expires_at', '<', now)
        .select('id', 'key')
        .limit(MAX_ROWS)
      for (const { key } of rows) await forgetUpload(key)
      await acrossFirms(db, 'document_uploads')
        .whereIn(
          'id',
          rows.map(({ id }) => id)
        )
        .delete()
      if (rows.length < MAX_ROWS || this.stopped) return
    }
  }

  /** Hands over the files below a folder that are older than so many hours, folder by folder. */
  private async sweepFolder(folder: string, hours: number, drop: (paths: string[]) => Promise<void>): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    const end = clock.now().minus({ hours }).toMillis()
    const old: string[] = []
    for (const entry of entries) {
      if (this.stopped) return
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await this.sweepFolder(path, hours, drop)
      else if (((await stat(path).catch(() => null))?.mtimeMs ?? end) < end) old.push(path)
    }
    for (let at = 0; at < old.length; at += MAX_ROWS) await drop(old.slice(at, at + MAX_ROWS))
  }
}

async function dropOrphans(paths: string[]): Promise<void> {
  const keys = paths.map((path) => path.slice(documents.kept.length + 1).replaceAll('\\', '/'))
  const rows = await acrossFirms(db, 'document_versions').whereIn('storage_key', keys).distinct('storage_key')
  const elsewhere = await Promise.all(fileOwners.all().map((owner) => owner.named(keys)))
  const named = new Set([...rows.map((row) => row.storage_key as string), ...elsewhere.flat()])
  await dropFiles(keys.filter((key) => !named.has(key)))
}
