import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inChunks } from '#app/research/ingestion/chunks'
import type { Candidate } from './meant.js'

/** Nobody cites a law before it was published; when it entered into force is not always known. */
const PUBLISHED = "CASE d.kind WHEN 'ley' THEN d.published_on WHEN 'articulo' THEN w.published_on END as published_on"

interface Row {
  citation_key: string
  id: number
  in_force_from: string | null
  /** Of the law, for a law and its articles. */
  published_on: string | null
  in_force_until: string | null
  withdrawn_at: unknown
}

/** The documents that answer to each of these keys. Keys that none answers to are missing. One query for each 200 keys. */
export async function candidatesFor(
  keys: Iterable<string>,
  trx?: TransactionClientContract
): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>()
  for (const chunk of inChunks([...new Set(keys)])) {
    const rows: Row[] = await (trx ?? db)
      .from('citation_keys as k')
      .join('legal_documents as d', 'd.id', 'k.document_id')
      .leftJoin('legal_documents as w', 'w.id', 'd.parent_id')
      .whereIn('k.citation_key', chunk)
      .select('k.citation_key', 'd.id', 'd.in_force_from', 'd.in_force_until', 'd.withdrawn_at')
      .select(db.raw(PUBLISHED))
    for (const row of rows) found.set(row.citation_key, [...(found.get(row.citation_key) ?? []), candidateOf(row)])
  }
  return found
}

function candidateOf(row: Row): Candidate {
  return {
    id: Number(row.id),
    from: row.in_force_from ?? row.published_on,
    until: row.in_force_until,
    isWithdrawn: row.withdrawn_at !== null,
  }
}
