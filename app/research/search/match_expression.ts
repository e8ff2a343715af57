import type { Query, Terms } from './query.js'

/** How the words of a document are written into the index: one token per stem, form and frequency class, told apart by their first character. */
export const STEM = 's'
export const FORM = 'f'

/** A document that has the token. Tokens hold letters and digits only, so nothing has to be escaped. */
export function token(kind: string, text: string): string {
  return `"${kind}${text}"`
}

/**
 * The FTS5 expression whose matches are the query's candidates: words, exact words, prefixes, and the words of phrases in any order; phrases are then
 * checked on the texts. null when nothing is wanted (every document is a candidate).
 */
export function wantedExpression({ wanted }: Query): string | null {
  const parts = [...oneWordParts(wanted), ...wanted.phrases.map(phraseExpression)]
  return parts.length > 0 ? [...new Set(parts)].join(' AND ') : null
}

/** The FTS5 expression of the documents that an excluded word or prefix rules out; null when there is none. Excluded phrases are checked on the texts. */
export function excludedExpression({ excluded }: Query): string | null {
  const parts = oneWordParts(excluded)
  return parts.length > 0 ? parts.join(' OR ') : null
}

/** Documents with all the words of a phrase, in any order. */
export function phraseExpression(phrase: string[]): string {
  return [...new Set(phrase)].map((word) => token(FORM, word)).join(' AND ')
}

function oneWordParts({ stems, exact, prefixes }: Terms): string[] {
  return [
    ...stems.map((stem) => token(STEM, stem)),
    ...exact.map((word) => token(FORM, word)),
    ...prefixes.map((prefix) => `${token(FORM, prefix)} *`),
  ]
}
