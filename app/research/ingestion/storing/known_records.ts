import db from '@adonisjs/lucid/services/db'
import type { KnownRecord } from '#sources/contract/contract'
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
  const rows: KnownRow[] = await db
    .from('source_records as r')
    .leftJoin('legal_documents as d', (join) =>
      join.on('d.source', 'r.source').on('d.kind', 'r.kind').on('d.external_id', 'r.external_id')
    )
    .where({ 'r.source': source, 'r.kind': kind })
    .whereIn('r.state', ['stored', 'rejected'])
    .whereIn('r.external_id', externalIds)
    .select('r.external_id', 'r.etag', 'r.checked_at', 'd.published_on')
  return new Map(rows.map((row) => [row.external_id, knownOf(row)]))
}

interface KnownRow {
  external_id: string
  etag: string | null
  checked_at: string | Date
  published_on: string | null
}

function knownOf({ etag, checked_at: checkedAt, published_on: publishedOn }: KnownRow): KnownRecord {
  return { etag, publishedOn, checkedAt: fromSqlInstant(checkedAt)!.toISO()! }
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
