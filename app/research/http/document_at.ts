import { NotFound } from '#app/core/errors/no_access'
import LegalDocument from '#app/research/models/legal_document'
import { sourceAt } from './source_at.js'

const SLUG = /^[a-z0-9-]{1,120}$/

/** The document at an address, `:source/:slug`. Throws NotFound. */
export async function documentAt({ source: name, slug }: Record<string, string>): Promise<LegalDocument> {
  const source = await sourceAt(name!)
  const document = SLUG.test(slug!) ? await LegalDocument.findBySlug(source.manifest.slug, slug!) : null
  if (!document) throw new NotFound('document')
  return document
}
