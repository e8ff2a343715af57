import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { takeChangeSeqs } from './change_seq.js'
import { inChunks } from './chunks.js'
import type { Collection } from './known_records.js'
import type { Rejected, Written } from './judged_batch.js'

const IDENTITY = ['source', 'kind', 'external_id']

/** Upserts documents with the keys by which others cite them. Returns those that were refused, because another document has their address. */
export async function storeDocuments(
  trx: TransactionClientContract,
  collection: Collection,
  written: Written[]
): Promise<{ stored: Written[]; refused: Rejected[] }> {
  if (!written.length) return { stored: [], refused: [] }
  const firstSeq = await takeChangeSeqs(trx, written.length)
  const { stored, refused } = await partBySlug(trx, collection, written)
  const rows = stored.map((one, place) => rowOf(one, collection, firstSeq + place))
  const changing = Object.keys(rows[0] ?? {}).filter((name) => ![...IDENTITY, 'created_at'].includes(name))
  for (const chunk of inChunks(rows))
    await trx.knexQuery().table('legal_documents').insert(chunk).onConflict(IDENTITY).merge(changing)
  await storeKeys(trx, collection, stored)
  return { stored, refused }
}

/** The address is unique in the source: the document that came first keeps it. */
async function partBySlug(trx: TransactionClientContract, collection: Collection, written: Written[]) {
  const rows: { kind: string; external_id: string; slug: string }[] = await trx
    .from('legal_documents')
    .where('source', collection.source)
    .whereIn(
      'slug',
      written.map(({ document }) => document.slug)
    )
    .select('kind', 'external_id', 'slug')
  const owners = new Map(rows.map(({ kind, external_id, slug }) => [slug, `${kind} ${external_id}`]))
  const stored: Written[] = []
  const refused: Rejected[] = []
  for (const one of written) {
    const { slug, kind, externalId } = one.document
    const owner = owners.get(slug) ?? `${kind} ${externalId}`
    owners.set(slug, owner)
    if (owner === `${kind} ${externalId}`) stored.push(one)
    else refused.push({ arrival: one.arrival, reason: { code: 'slugTaken', detail: `${slug} is ${owner}` } })
  }
  return { stored, refused }
}

function rowOf({ document }: Written, { source }: Collection, seq: number) {
  const now = toSqlInstant(clock.now())
  return {
    source,
    kind: document.kind,
    external_id: document.externalId,
    document_type: document.documentType,
    slug: document.slug,
    title: document.title,
    body: document.body,
    published_on: document.publishedOn,
    fingerprint: document.fingerprint,
    url: document.url,
    facets: JSON.stringify(document.facets),
    metadata: JSON.stringify(document.metadata),
    citation: document.citation,
    citation_keys: JSON.stringify(document.citationKeys),
    change_seq: seq,
    created_at: now,
    updated_at: now,
  }
}

async function storeKeys(
  trx: TransactionClientContract,
  { source, kind }: Collection,
  stored: Written[]
): Promise<void> {
  const changed = stored.flatMap(({ documentId }) => documentId ?? [])
  if (changed.length) await trx.from('citation_keys').whereIn('document_id', changed).delete()

  const externalIds = stored.map(({ document }) => document.externalId)
  const rows = await trx
    .from('legal_documents')
    .where({ source, kind })
    .whereIn('external_id', externalIds)
    .select('id', 'external_id')
  const ids = new Map(rows.map(({ id, external_id }) => [external_id, id]))
  const keys = stored.flatMap(({ document }) =>
    document.citationKeys.map((key) => ({ citation_key: key, document_id: ids.get(document.externalId) }))
  )
  for (const chunk of inChunks(keys)) await trx.knexQuery().table('citation_keys').insert(chunk)
}
