import { analysisAddress } from '#app/research/asking/address'
import type { CitingPage, CitingRow } from './queries/citing_documents.js'

/** A page of those who cite a document, as the browser gets it. */
export function presentCitingPage({ rows, ...page }: CitingPage) {
  return { ...page, rows: rows.map(presentRow) }
}

function presentRow({ source, slug, title, documentType, publishedOn, facets, times, sentence }: CitingRow) {
  return {
    href: analysisAddress({ source, slug }),
    title,
    documentType,
    isBinding: documentType === 'tesis' && facets.tipo?.[0] === 'Jurisprudencia',
    court: facets.instancia?.at(-1) ?? null,
    publishedOn,
    times,
    sentence,
  }
}
