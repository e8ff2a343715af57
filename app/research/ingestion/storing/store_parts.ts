import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LegalDocument } from '#sources/contract/contract'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { inChunks } from './chunks.js'
import { documentRow } from './document_row.js'
import { storeVersions } from './store_versions.js'
import { storeKeys, type Filed } from './store_keys.js'
import { upsertRows } from './upsert_rows.js'

interface HeldPart {
  id: number
  fingerprint: string
  ordinal: number
  isWithdrawn: boolean
}

/** A document whose parts are to be stored. */
export interface Whole {
  id: number
  document: LegalDocument
  /** Writes parts again that have not changed. */
  rewrite: boolean
}

/**
 * Stores the parts of a document: those that changed get a new state and the number of a change, those that the source no longer has are withdrawn but
 * kept, because notes, collections and citations lead to them. `nextSeq` gives the numbers.
 */
export async function storeParts(
  trx: TransactionClientContract,
  source: string,
  { whole, nextSeq }: { whole: Whole; nextSeq: () => number }
): Promise<void> {
  const parts = whole.document.parts ?? []
  const held = await heldParts(trx, whole.id)
  const changed = parts
    .map((document, ordinal) => ({ document, ordinal }))
    .filter(({ document }) => {
      const part = held.get(keyOf(document))
      return whole.rewrite || !part || part.isWithdrawn || part.fingerprint !== document.fingerprint
    })
  await storeVersions(
    trx,
    changed.flatMap(({ document }) => {
      const documentId = held.get(keyOf(document))?.id
      return documentId === undefined ? [] : { documentId, document }
    })
  )
  const rows = changed.map(({ document, ordinal }) =>
    documentRow(document, { source, seq: nextSeq(), parentId: whole.id, ordinal })
  )
  await upsertRows(trx, rows)
  const written = new Set(changed.map(({ document }) => document))
  await reorder(trx, movedAmong(parts, held, written))
  await storeKeys(
    trx,
    await filed(
      trx,
      whole.id,
      changed.map(({ document }) => document)
    )
  )
  await withdraw(trx, gone(held, parts), nextSeq)
}

const keyOf = ({ kind, externalId }: { kind: string; externalId: string }) => `${kind} ${externalId}`

async function heldParts(trx: TransactionClientContract, parentId: number): Promise<Map<string, HeldPart>> {
  const rows = await trx
    .from('legal_documents')
    .where('parent_id', parentId)
    .select('id', 'kind', 'external_id', 'fingerprint', 'ordinal', 'withdrawn_at')
  return new Map(
    rows.map(({ id, kind, external_id: externalId, fingerprint, ordinal, withdrawn_at: withdrawnAt }) => [
      keyOf({ kind, externalId }),
      { id: Number(id), fingerprint, ordinal: Number(ordinal), isWithdrawn: withdrawnAt !== null },
    ])
  )
}

async function filed(trx: TransactionClientContract, parentId: number, documents: LegalDocument[]): Promise<Filed[]> {
  if (documents.length === 0) return []
  const ids = await heldParts(trx, parentId)
  return documents.flatMap((document) => {
    const id = ids.get(keyOf(document))?.id
    return id === undefined ? [] : { id, document }
  })
}

interface Moved {
  id: number
  /** By how many places; an article that was added before it moves it by one. */
  by: number
}

/** The parts that were not written again and stand elsewhere now. */
function movedAmong(parts: LegalDocument[], held: Map<string, HeldPart>, written: Set<LegalDocument>): Moved[] {
  return parts.flatMap((document, ordinal) => {
    const part = held.get(keyOf(document))
    if (!part || written.has(document) || part.ordinal === ordinal) return []
    return { id: part.id, by: ordinal - part.ordinal }
  })
}

/** Those that moved by as many places go together: an article that is added at the beginning of a code moves thousands. */
async function reorder(trx: TransactionClientContract, moved: Moved[]): Promise<void> {
  for (const [by, some] of Map.groupBy(moved, (one) => one.by))
    for (const chunk of inChunks(some))
      await trx
        .from('legal_documents')
        .whereIn(
          'id',
          chunk.map(({ id }) => id)
        )
        .increment('ordinal', by)
}

function gone(held: Map<string, HeldPart>, parts: LegalDocument[]): number[] {
  const there = new Set(parts.map(keyOf))
  return [...held].filter(([key, { isWithdrawn }]) => !there.has(key) && !isWithdrawn).map(([, { id }]) => id)
}

async function withdraw(trx: TransactionClientContract, ids: number[], nextSeq: () => number): Promise<void> {
  const now = toSqlInstant(clock.now())
  for (const id of ids)
    await trx
      .from('legal_documents')
      .where({ id })
      .update({ withdrawn_at: now, change_seq: nextSeq(), updated_at: now })
  for (const chunk of inChunks(ids)) await trx.from('citation_keys').whereIn('document_id', chunk).delete()
}
