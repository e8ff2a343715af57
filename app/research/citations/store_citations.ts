import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inChunks } from '#app/research/ingestion/storing/chunks'
import { candidatesFor } from './candidates.js'
import type { FoundCitation } from './citations_in.js'
import { resolveCitation } from './resolve_citation.js'

const MAX_KEY_LENGTH = 120
const MAX_LAW_LENGTH = 250
const MAX_ARTICLE_LENGTH = 40

/** A document with what it cites. */
export interface Citing {
  id: number
  /** The day that its words are of; null when it says what is law today, as laws do. */
  saidOn: string | null
  citations: FoundCitation[]
}

/** Puts the citations of documents in the place of those that were known of them, each with the document that it means. */
export async function storeCitations(trx: TransactionClientContract, documents: Citing[]): Promise<void> {
  for (const chunk of inChunks(documents))
    await trx
      .from('citations')
      .whereIn(
        'document_id',
        chunk.map(({ id }) => id)
      )
      .delete()
  const keys = documents.flatMap(({ citations }) => citations.map(({ key }) => key))
  const candidates = await candidatesFor(keys, trx)
  const rows = documents.flatMap(({ id, saidOn, citations }) =>
    citations.filter(fits).map((citation) => {
      const cited = resolveCitation(candidates.get(citation.key) ?? [], saidOn)
      return toRow(citation, { id, saidOn, cited: cited === id ? null : cited })
    })
  )
  for (const chunk of inChunks(rows)) await trx.knexQuery().table('citations').insert(chunk)
}

function toRow(
  { key, start, end, place, kind, article, stance }: FoundCitation,
  { id, saidOn, cited }: { id: number; saidOn: string | null; cited: number | null }
) {
  return {
    document_id: id,
    start,
    end,
    place,
    kind,
    citation_key: key,
    law: article?.law.slice(0, MAX_LAW_LENGTH) ?? null,
    article: article?.article ?? null,
    said_on: saidOn,
    stance,
    cited_document_id: cited,
  }
}

const fits = ({ key, article }: FoundCitation) =>
  key.length <= MAX_KEY_LENGTH && (article?.article.length ?? 0) <= MAX_ARTICLE_LENGTH
