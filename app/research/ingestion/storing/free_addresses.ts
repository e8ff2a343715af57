import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inChunks } from './chunks.js'
import type { Collection } from './known_records.js'
import type { Rejected, Written } from './validated_batch.js'

/** The address is unique in the source: the document that came first keeps it. A record with a part whose address is taken is refused whole. */
export async function partByAddress(
  trx: TransactionClientContract,
  { source }: Collection,
  written: Written[]
): Promise<{ stored: Written[]; refused: Rejected[] }> {
  const owners = await ownersOf(trx, source, written.flatMap(documentsOf))
  const stored: Written[] = []
  const refused: Rejected[] = []
  for (const one of written) {
    const claims = documentsOf(one).map((document) => [document.slug, nameOf(document)] as const)
    const seen = new Map<string, string>()
    const taken = claims.find(([slug, name]) => {
      const owner = seen.get(slug) ?? owners.get(slug)
      seen.set(slug, name)
      return owner !== undefined && owner !== name
    })
    if (taken) {
      const detail = `${taken[0]} is ${owners.get(taken[0]) ?? 'named twice'}`
      refused.push({ arrival: one.arrival, reason: { code: 'slugTaken', detail } })
      continue
    }
    for (const [slug, name] of claims) owners.set(slug, name)
    stored.push(one)
  }
  return { stored, refused }
}

const documentsOf = ({ document }: Written) => [document, ...(document.parts ?? [])]
const nameOf = ({ kind, externalId }: { kind: string; externalId: string }) => `${kind} ${externalId}`

async function ownersOf(
  trx: TransactionClientContract,
  source: string,
  documents: { slug: string }[]
): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const chunk of inChunks(documents)) {
    const rows: { kind: string; external_id: string; slug: string }[] = await trx
      .from('legal_documents')
      .where({ source })
      .whereIn(
        'slug',
        chunk.map(({ slug }) => slug)
      )
      .select('kind', 'external_id', 'slug')
    for (const { kind, external_id: externalId, slug } of rows) owners.set(slug, nameOf({ kind, externalId }))
  }
  return owners
}
