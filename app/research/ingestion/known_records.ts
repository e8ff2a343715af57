import db from '@adonisjs/lucid/services/db'
import type { KnownRecord } from '#sources/contract'
import { fromSqlInstant } from '#app/core/models/columns'

/** One kind of one source. */
export interface Collection {
  source: string
  kind: string
}

/** What the library holds of a record before a batch is written. */
export interface HeldRecord {
  /** Of the stored document; null when there is none. */
  fingerprint: string | null
  documentId: number | null
  /** When the answer that it was read from was given; null when none was. */
  fetchedAt: Date | null
}

/** The records among these that need not be fetched whole: stored ones and rejected ones, with their etags. One that failed to arrive is not known. */
export async function knownAmong(
  { source, kind }: Collection,
  externalIds: string[]
): Promise<Map<string, KnownRecord>> {
  const rows: { external_id: string; etag: string | null }[] = await db
    .from('source_records')
    .where({ source, kind })
    .whereIn('state', ['stored', 'rejected'])
    .whereIn('external_id', externalIds)
    .select('external_id', 'etag')
  return new Map(rows.map(({ external_id, etag }) => [external_id, { etag }]))
}

/** What is held of these records; those of which nothing is are missing. */
export async function heldAmong({ source, kind }: Collection, externalIds: string[]): Promise<Map<string, HeldRecord>> {
  const held = new Map<string, HeldRecord>()
  const records = db.from('source_records').where({ source, kind }).whereIn('external_id', externalIds)
  for (const { external_id, fetched_at } of await records.select('external_id', 'fetched_at'))
    held.set(external_id, {
      fingerprint: null,
      documentId: null,
      fetchedAt: fromSqlInstant(fetched_at)?.toJSDate() ?? null,
    })

  const documents = db.from('legal_documents').where({ source, kind }).whereIn('external_id', externalIds)
  for (const { external_id, id, fingerprint } of await documents.select('external_id', 'id', 'fingerprint'))
    held.set(external_id, { fetchedAt: null, ...held.get(external_id), fingerprint, documentId: Number(id) })
  return held
}
