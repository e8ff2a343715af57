import type { Source } from '#sources/contract/contract'
import LegalDocument from '#app/research/models/legal_document'

const SLUG = /^[a-z0-9-]{1,120}$/

/** The law with this address: a document whose articles are documents of their own. Null for every other document, and for an address of none. */
export async function findLaw({ manifest }: Source, slug: string): Promise<LegalDocument | null> {
  const kinds = manifest.partKinds?.length ? manifest.kinds.map((kind) => kind.slug) : []
  if (kinds.length === 0 || !SLUG.test(slug)) return null
  return LegalDocument.query()
    .where({ source: manifest.slug, slug })
    .whereIn('kind', kinds)
    .whereNotNull('outline')
    .whereNull('parent_id')
    .first()
}
