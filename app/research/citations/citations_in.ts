import type { Citation } from '#sources/citations/extract_citations'
import { treatmentIn, type Treatment } from '#app/research/authority/treatment'
import { citationsOf } from './citations_of.js'
import type { OwnLaw } from './own_law.js'

/** What of a document is read for citations. */
export interface CitingDocument {
  id: number
  body: string
  citationKeys: string[]
  /** The law that it is, or is a part of. */
  ownLaw?: OwnLaw | null
}

/** A citation as the graph keeps it. */
export interface FoundCitation extends Omit<Citation, 'keys'> {
  key: string
  /** Where it begins, in characters as databases count them. */
  place: number
  /** What it says of the thesis that it cites; null when it only cites it. */
  stance: Treatment | null
}

/** The citations of a document in their order, except those of itself. */
export function citationsIn(document: Omit<CitingDocument, 'id'>): FoundCitation[] {
  const own = new Set(document.citationKeys)
  let at = 0
  let place = 0
  return citationsOf(document.body, document.ownLaw).flatMap(({ keys, ...citation }) => {
    place += charactersOf(document.body.slice(at, citation.start))
    at = citation.start
    const [key] = keys
    if (key === undefined || keys.some((one) => own.has(one))) return []
    return [{ ...citation, key, place, stance: treatmentOf(document.body, citation) }]
  })
}

/** Only theses are spoken of so. */
function treatmentOf(body: string, { kind, start }: Pick<Citation, 'kind' | 'start'>): Treatment | null {
  return kind === 'article' || kind === 'case' ? null : treatmentIn(body.slice(Math.max(0, start - 400), start))
}

/** A character beyond the basic plane takes two units of a string. */
function charactersOf(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF](?=[\uDC00-\uDFFF])/g)?.length ?? 0)
}
