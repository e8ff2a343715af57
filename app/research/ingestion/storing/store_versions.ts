import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LegalDocument } from '#sources/contract/contract'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { inChunks } from './chunks.js'

/** A document that is about to take the place of a stored one. */
export interface Replacement {
  documentId: number
  document: LegalDocument
}

const KEPT = ['fingerprint', 'title', 'body', 'outline', 'metadata', 'published_on', 'version_on'] as const

/** Keeps the states that documents are about to lose, when their title or text changes. The order of the rows of a document is that of its states. */
export async function storeVersions(trx: TransactionClientContract, replacements: Replacement[]): Promise<void> {
  const coming = new Map(replacements.map(({ documentId, document }) => [documentId, document]))
  // what is there is about as long as what comes
  for (const some of inChunks(replacements, ({ document }) => document.body.length)) {
    const rows = await trx
      .from('legal_documents')
      .whereIn(
        'id',
        some.map(({ documentId }) => documentId)
      )
      .select('id', 'updated_at', ...KEPT)
    const lost = rows.filter(({ id, title, body }) => {
      const next = coming.get(Number(id))!
      return next.title !== title || next.body !== body
    })
    const replaced_at = toSqlInstant(clock.now())
    const versions = lost.map(({ id, updated_at: seen_at, ...state }) => ({
      document_id: id,
      seen_at,
      replaced_at,
      ...state,
    }))
    for (const chunk of inChunks(versions, ({ body }) => body.length))
      await trx.knexQuery().table('legal_versions').insert(chunk)
  }
}
