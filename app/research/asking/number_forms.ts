import { extractCitations, thesisKeys } from '#sources/citations/extract_citations'

/**
 * The forms under which a typed number may be filed: as typed, as the Court writes it (`1a/j 45/2023` → `1a./J. 45/2023`), a registro without its words
 * and separators, the number of a case.
 */
export function numberForms(typed: string): string[] {
  const text = typed.trim()
  const courtsCase = text.toUpperCase().replace(/(?<=\d)\s?([AO])(?=[./\s)])/g, (letter) => letter.toLowerCase())
  const cited = extractCitations(text).flatMap(({ kind, keys }) =>
    kind === 'case' ? keys.map((key) => key.split(' ').at(-1)!) : kind === 'article' ? [] : keys
  )
  const digits = /^[\d.,\s]+$/.test(text) ? [text.replace(/\D/g, '')] : []
  return [...new Set([text, ...thesisKeys(text), ...thesisKeys(courtsCase), ...cited, ...digits])].filter(Boolean)
}
