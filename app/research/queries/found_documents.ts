import type { SearchHit } from '#app/core/search/search_engine'
import type { Court } from '#app/research/asking/court'
import { forceOf } from '#app/research/asking/force'
import type { FoundDocument } from '#app/research/asking/found'
import { bindsFrom } from '#app/research/authority/binding_date'
import LegalDocument from '#app/research/models/legal_document'
import { decisionDate } from '#app/research/reading/known_dates'
import { todayInMexico } from '#app/core/mexico'
import { lightsOf } from './lights.js'

/** The documents of hits, in their order; those that went meanwhile are left out. */
export async function foundDocuments(hits: SearchHit[], court: Court | null): Promise<FoundDocument[]> {
  const ids = hits.map(({ id }) => id)
  const documents = await documentsById(ids)
  const lights = await lightsOf(ids)
  const today = todayInMexico()
  return hits.flatMap(({ id, title, snippet, why, tier }) => {
    const document = documents.get(id)
    if (!document) return []
    const force = court && tier ? forceOf(dated(document, tier), court, today) : null
    return [{ document, title, snippet, why, force, light: lights.get(id) ?? null }]
  })
}

/** When a thesis was published and since when it binds, as its note of publication tells; when a ruling was decided. */
function dated(document: LegalDocument, tier: string) {
  const { metadata, documentType, publishedOn } = document
  const note = metadata.find(({ key }) => key === 'publicationNote')?.value ?? null
  const isThesis = documentType === 'tesis'
  const days = isThesis ? { publishedOn } : { decidedOn: decisionDate(document) }
  return { tier, bindsFrom: bindsFrom(note), ...days }
}

async function documentsById(ids: number[]): Promise<Map<number, LegalDocument>> {
  if (ids.length === 0) return new Map()
  const columns = LegalDocument.$columns.filter((column) => !LONG_COLUMNS.includes(column))
  const documents = await LegalDocument.query()
    .select(...columns)
    .whereIn('id', ids)
  return new Map(documents.map((document) => [document.id, document]))
}

/** What a list does not show, and can be long. */
const LONG_COLUMNS: string[] = ['body', 'searchText', 'outline']
