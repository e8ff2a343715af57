import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Citation } from '#sources/citations/extract_citations'
import { candidatesFor } from '#app/research/citations/candidates'
import { resolveCitation } from '#app/research/citations/resolve_citation'
import { inChunks } from '#app/research/ingestion/storing/chunks'
import type { CitedDocument } from '#app/research/reading/analysis'

/** More keys than any document has; a limit for what a broken text could ask of the database. */
const MAX_KEYS = 2_000

/**
 * Which document of the library each key means, said on a day (ISO date, null = today's law). A key that several documents answer to means none for sure,
 * and is left out.
 */
export async function citedDocuments(
  citations: Pick<Citation, 'keys'>[],
  saidOn: string | null,
  trx?: TransactionClientContract
): Promise<Map<string, CitedDocument>> {
  const keys = [...new Set(citations.flatMap((citation) => citation.keys))].slice(0, MAX_KEYS)
  const ids = new Map<string, number>()
  for (const [key, candidates] of await candidatesFor(keys, trx)) {
    const id = resolveCitation(candidates, saidOn)
    if (id !== null) ids.set(key, id)
  }
  const documents = await documentsOf([...new Set(ids.values())], trx)
  return new Map([...ids].flatMap(([key, id]) => (documents.has(id) ? [[key, documents.get(id)!] as const] : [])))
}

async function documentsOf(ids: number[], trx?: TransactionClientContract): Promise<Map<number, CitedDocument>> {
  const documents = new Map<number, CitedDocument>()
  for (const chunk of inChunks(ids)) {
    const rows: CitedDocument[] = await (trx ?? db)
      .from('legal_documents')
      .whereIn('id', chunk)
      .select('id', 'source', 'slug', 'title')
    for (const { id, source, slug, title } of rows) documents.set(Number(id), { id: Number(id), source, slug, title })
  }
  return documents
}
