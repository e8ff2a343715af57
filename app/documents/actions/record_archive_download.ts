import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Chosen } from '#app/documents/queries/find_items'
import type Matter from '#app/matters/models/matter'

/** Of a larger choice only so many ids are written down; their number always is. */
const MAX_NAMED = 200

/** Writes into the log who took documents of a matter as one ZIP; `chosen` is null for all of them. */
export async function recordArchiveDownload(
  author: Author,
  { id, workspaceId }: Matter,
  chosen: Chosen | null,
  count: number
): Promise<void> {
  const told = { documents: chosen?.documents.slice(0, MAX_NAMED), folders: chosen?.folders.slice(0, MAX_NAMED) }
  await db.transaction((trx) =>
    record(trx, author, {
      workspaceId,
      matterId: id,
      action: 'document.archive_downloaded',
      subject: { type: 'matter', id },
      after: { count, ...(chosen ? told : { whole: true }) },
    })
  )
}
