import { SearchEngine } from '#app/core/search/search_engine'
import LegalDocument from '#app/research/models/legal_document'
import app from '@adonisjs/core/services/app'

const SOURCE = 'scjn'
const MOST = 12
/** A library of three letters holds half of everything. */
const LEAST_LETTERS = 3

/** Theses and rulings of the Suprema Corte that a text finds, as the box that picks them offers them. */
export async function thesisOptions(text: string) {
  if (text.length < LEAST_LETTERS) return []
  const engine = await app.container.make(SearchEngine)
  const { hits } = await engine.search({ source: SOURCE, text, filters: {}, page: 1, pageSize: MOST, facets: [] })
  const ids = hits.map(({ id }) => id)
  const found = await LegalDocument.query().whereIn('id', ids).select('id', 'title', 'citation')
  const byId = new Map(found.map((document) => [document.id, document]))
  return ids.flatMap((id) => {
    const document = byId.get(id)
    return document ? [{ value: String(id), label: document.title, description: document.citation }] : []
  })
}
