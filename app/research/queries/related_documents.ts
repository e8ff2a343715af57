import type { SearchEngine } from '#app/core/search/search_engine'
import { unaccented } from '#sources/text/spanish'
import { analysisAddress } from '#app/research/asking/address'
import LegalDocument from '#app/research/models/legal_document'
import { knownDate } from '#app/research/reading/known_dates'

const MAX_DOCUMENTS = 5
const MAX_WORDS = 8
const MIN_WORD_LENGTH = 6
/** Words of rubros that tell nothing of their matter. */
const COMMON = new Set(
  'amparo articulo articulos cuando contra debe derecho directo indirecto federal juicio legal procede revision sentencia tratandose'.split(
    ' '
  )
)

export interface RelatedDocument {
  href: string
  title: string
  documentType: string
  /** The clave of a thesis or the number of a case; null for what has none. */
  number: string | null
  publishedOn: string | null
}

/** Those of the same source whose words are nearest to the title's, the best first. One search and one query. */
export async function relatedDocuments(
  engine: SearchEngine,
  document: Pick<LegalDocument, 'id' | 'source' | 'title'>
): Promise<RelatedDocument[]> {
  const words = wordsOf(document.title)
  if (words.length === 0) return []
  const request = {
    source: document.source,
    text: words.join(' OR '),
    filters: {},
    page: 1,
    pageSize: MAX_DOCUMENTS + 1,
    facets: [],
  }
  const { hits } = await engine.search({ ...request, synonyms: false })
  const ids = hits.flatMap(({ id }) => (id === document.id ? [] : id)).slice(0, MAX_DOCUMENTS)
  const rows = ids.length
    ? await LegalDocument.query()
        .whereIn('id', ids)
        .select('id', 'source', 'slug', 'title', 'document_type', 'kind', 'metadata', 'published_on')
    : []
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({
      href: analysisAddress(row),
      title: row.title,
      documentType: row.documentType,
      number: factOf(row, 'thesisNumber') ?? factOf(row, 'caseNumber'),
      publishedOn: knownDate(row),
    }))
}

const factOf = ({ metadata }: LegalDocument, key: string): string | null =>
  metadata.find((fact) => fact.key === key)?.value ?? null

/** The longest words of a title: they tell most of its matter. */
function wordsOf(title: string): string[] {
  const words = new Set((title.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()))
  return [...words]
    .filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON.has(unaccented(word)))
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS)
}
