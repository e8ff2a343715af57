import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { takeChangeSeqs } from './change_seq.js'
import { documentRow } from './document_row.js'
import { partByAddress } from './free_addresses.js'
import type { Rejected, Written } from './validated_batch.js'
import { storeVersions } from './store_versions.js'
import type { Collection } from './known_records.js'
import { idsOf, storeKeys } from './store_keys.js'
import { storeParts } from './store_parts.js'
import { upsertRows } from './upsert_rows.js'

/**
 * Upserts documents with their parts, with the keys by which others cite them, and keeps the states that they lose. Returns those that were refused,
 * because another document has their address.
 */
export async function storeDocuments(
  trx: TransactionClientContract,
  collection: Collection,
  written: Written[]
): Promise<{ stored: Written[]; refused: Rejected[] }> {
  if (!written.length) return { stored: [], refused: [] }
  const nextSeq = await seqsFor(trx, written)
  const { stored, refused } = await partByAddress(trx, collection, written)
  await storeVersions(
    trx,
    stored.flatMap(({ documentId, document }) => (documentId === null ? [] : { documentId, document }))
  )
  const { source } = collection
  await upsertRows(
    trx,
    stored.map(({ document }) => documentRow(document, { source, seq: nextSeq() }))
  )
  const ids = await idsOf(
    trx,
    collection,
    stored.map(({ document }) => document.externalId)
  )
  await storeKeys(
    trx,
    stored.map(({ document }) => ({ id: ids.get(document.externalId)!, document }))
  )
  for (const { document, isRewrite } of stored) {
    if (!document.parts) continue
    const whole = { id: ids.get(document.externalId)!, document, rewrite: isRewrite }
    await storeParts(trx, source, { whole, nextSeq })
  }
  return { stored, refused }
}

/** Numbers for all changes that may come of this: each document, each part, and as many parts withdrawn as there were. */
async function seqsFor(trx: TransactionClientContract, written: Written[]): Promise<() => number> {
  const parents = written.flatMap(({ documentId, document }) =>
    document.parts && documentId !== null ? documentId : []
  )
  const row = parents.length
    ? await trx.from('legal_documents').whereIn('parent_id', parents).count('* as count').first()
    : null
  const parts = written.reduce((all, { document }) => all + 1 + (document.parts?.length ?? 0), Number(row?.count ?? 0))
  let seq = await takeChangeSeqs(trx, parts)
  return () => seq++
}
