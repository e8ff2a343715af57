import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inChunks } from '#app/research/ingestion/storing/chunks'
import { ofFormer } from '#sources/citations/extract_citations'
import { isOfTime, ofTimed } from './law_times.js'
import type { Candidate } from './resolve_citation.js'

/** Nobody cites a law before it was published; when it entered into force is not always known. */
const PUBLISHED = "CASE d.kind WHEN 'ley' THEN d.published_on WHEN 'articulo' THEN w.published_on END as published_on"
const LAW_FROM = "CASE d.kind WHEN 'articulo' THEN w.in_force_from ELSE d.in_force_from END as law_from"

interface Row {
  citation_key: string
  id: number
  parent_id: number | null
  in_force_from: string | null
  /** Of the law, for a law and its articles. */
  published_on: string | null
  law_from: string | null
  in_force_until: string | null
  withdrawn_at: unknown
  facets: string
}

/**
 * The documents that answer to each of these keys. Keys that none answers to are missing. What is said of an abrogated law is answered by those alone that are
 * law no more, and what tells a time by the laws of that time, whatever the day. One query for each 200 keys.
 */
export async function candidatesFor(
  keys: Iterable<string>,
  trx?: TransactionClientContract
): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>()
  const asked = Map.groupBy(new Set(keys), (key) => ofFormer(key) ?? ofTimed(key)?.key ?? key)
  for (const chunk of inChunks([...asked.keys()])) {
    const rows: Row[] = await (trx ?? db)
      .from('citation_keys as k')
      .join('legal_documents as d', 'd.id', 'k.document_id')
      .leftJoin('legal_documents as w', 'w.id', 'd.parent_id')
      .whereIn('k.citation_key', chunk)
      .select(
        'k.citation_key',
        'd.id',
        'd.parent_id',
        'd.in_force_from',
        'd.in_force_until',
        'd.withdrawn_at',
        'd.facets'
      )
      .select(db.raw(PUBLISHED), db.raw(LAW_FROM))
    for (const row of rows)
      for (const key of asked.get(row.citation_key) ?? []) {
        const candidate = candidateFor(key, row)
        if (candidate) found.set(key, [...(found.get(key) ?? []), candidate])
      }
  }
  return found
}

function candidateFor(key: string, row: Row): Candidate | null {
  if (ofFormer(key) !== null) return formerOf(row)
  const timed = ofTimed(key)
  if (!timed) return candidateOf(row)
  const { published_on: publishedOn, law_from: inForceFrom, in_force_from: from, in_force_until: until } = row
  const lawId = Number(row.parent_id ?? row.id)
  if (!isOfTime({ lawId, publishedOn, inForceFrom, from, until }, timed.time)) return null
  const { isOver, ...candidate } = candidateOf(row)
  return { ...candidate, from: null, until: null, isOver: isOver && !('lawId' in timed.time) }
}

function candidateOf(row: Row): Candidate {
  return {
    id: Number(row.id),
    from: row.in_force_from ?? row.published_on,
    until: row.in_force_until,
    isOver: row.in_force_until === null && JSON.parse(row.facets).is_abrogated?.[0] === 'true',
    isWithdrawn: row.withdrawn_at !== null,
  }
}

/** A law that has ended is the one that is called abrogated, also long after; one that is law still is not. */
function formerOf(row: Row): Candidate | null {
  const { id, until, isOver, isWithdrawn } = candidateOf(row)
  return until !== null || isOver ? { id, from: null, until: null, isOver: false, isWithdrawn } : null
}
