import { route } from '#app/core/addresses'
import type { AskedArticle, FoundArticle } from '#app/core/contributions/law_articles'
import LegalDocument from '#app/research/models/legal_document'
import { articleKey } from '#sources/citations/extract_citations'
import { candidatesFor } from '../candidates.js'
import { resolveCitation } from '../resolve_citation.js'

/** Articles of the library by their law and number, each in its place; null for what it has not, or has several of. Two queries for up to 200 articles. */
export async function findArticles(asked: readonly AskedArticle[], today: string): Promise<(FoundArticle | null)[]> {
  const keys = asked.map(({ law, article }) => articleKey(law, article))
  const candidates = await candidatesFor(keys)
  const ids = keys.map((key) => resolveCitation(candidates.get(key) ?? [], today))
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return asked.map(() => null)
  const documents = await LegalDocument.query().whereIn('id', wanted).select('id', 'source', 'slug', 'version_on')
  const found = new Map(
    documents.map(({ id, source, slug, versionOn }) => {
      const href = route('research.analyses.show', { source, slug })
      return [id, { href, versionOn }]
    })
  )
  return ids.map((id) => (id === null ? null : (found.get(id) ?? null)))
}
