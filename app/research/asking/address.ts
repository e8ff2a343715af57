import { CONSTANTS } from '#app/core/constants'
import type { Asked } from './asked.js'

/**
 * The query string of what is asked: `q=despido&materia=Laboral&materia=Común&año=2010-&page=2`. Asking nothing is `q=`, since the bare address of a
 * source leads to the last search. The browser writes the same addresses (`inertia/features/research/address.ts`).
 */
export function queryStringOf({ text, filters, page }: Pick<Asked, 'text' | 'filters'> & { page?: number }): string {
  const params = new URLSearchParams()
  if (text) params.append('q', text)
  for (const [name, values] of Object.entries(filters)) for (const value of values) params.append(name, value)
  if (params.size === 0) params.append('q', '')
  if (page && page !== CONSTANTS.search.firstPage) params.append('page', String(page))
  return params.toString()
}

/** The address of a search. */
export function searchAddress(asked: Pick<Asked, 'source' | 'text' | 'filters'> & { page?: number }): string {
  return `/search/b-search/${asked.source}?${queryStringOf(asked)}`
}

/** The address of a document, alone or as a result of a search. */
export function analysisAddress(document: { source: string; slug: string }, asked?: Asked): string {
  const path = `/search/b-search/analysis/${document.source}/${document.slug}`
  return asked ? `${path}?${queryStringOf({ text: asked.text, filters: asked.filters })}` : path
}
