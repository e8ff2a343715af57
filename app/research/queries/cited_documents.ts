import db from '@adonisjs/lucid/services/db'
import type { Citation } from '#sources/citations'
import type { CitedDocument } from '#app/research/reading/analysis'

/** More keys than any document has; a limit for what a broken text could ask of the database. */
const MOST_KEYS = 5_000

/** Which document of the library each key means, with one query. A key that several documents answer to means none for sure, and is left out. */
export async function citedDocuments(citations: Citation[]): Promise<Map<string, CitedDocument>> {
  const keys = [...new Set(citations.flatMap((citation) => citation.keys))].slice(0, MOST_KEYS)
  if (keys.length === 0) return new Map()
  const rows: (CitedDocument & { citation_key: string })[] = await db
    .from('citation_keys as k')
    .join('legal_documents as d', 'd.id', 'k.document_id')
    .whereIn('k.citation_key', keys)
    .select('k.citation_key', 'd.id', 'd.source', 'd.slug', 'd.title')
  const byKey = Map.groupBy(rows, (row) => row.citation_key)
  const sure = [...byKey].filter(([, found]) => found.length === 1)
  return new Map(sure.map(([key, [{ id, source, slug, title }]]) => [key, { id: Number(id), source, slug, title }]))
}
