import type { LegalDocument } from '#sources/contract/contract'

/** What stands in the place of a name, as the courts write it. */
export const MASK = '*****'

const LETTER = '[\\p{L}\\p{N}]'
/** Each vowel is found with and without its accent, as `ñ` is with and without its tilde in capitals of old. */
const FORMS: Record<string, string> = { a: 'aáàä', e: 'eéèë', i: 'iíìï', o: 'oóòö', u: 'uúùü', n: 'nñ' }

/** Writes the mask over each of these names: whole words, whatever their capitals, accents and blanks. */
export function maskText(text: string, patterns: string[]): string {
  return patterns.reduce((masked, pattern) => masked.replace(formOf(pattern), MASK), text)
}

/** A document without these names: title, text, citation, facts and filters. Its parts too; divisions of the outline move with the text. */
export function maskWith(document: LegalDocument, patterns: string[]): LegalDocument {
  const mask = (text: string) => maskText(text, patterns)
  const { body, outline } = document
  return {
    ...document,
    title: mask(document.title),
    body: mask(body),
    citation: mask(document.citation),
    citationKeys: document.citationKeys.map(mask),
    facets: maskFacets(document.facets, patterns),
    metadata: document.metadata.map(({ key, value }) => ({ key, value: mask(value) })),
    ...(document.searchText !== undefined && { searchText: mask(document.searchText) }),
    ...(outline && { outline: maskOutline(outline, body, patterns) }),
    ...(document.parts && { parts: document.parts.map((part) => maskWith(part, patterns)) }),
  }
}

/** A filter whose value is a masked name says nothing any more, and goes. */
export function maskFacets(facets: Record<string, string[]>, patterns: string[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [
      name,
      values.map((value) => maskText(value, patterns)).filter((value) => value !== MASK),
    ])
  )
}

/** The outline of a text after the mask was written over it. */
export function maskOutline<Line extends { start: number; label: string; name: string | null }>(
  outline: Line[],
  body: string,
  patterns: string[]
): Line[] {
  return outline.map((line) => ({
    ...line,
    label: maskText(line.label, patterns),
    name: line.name && maskText(line.name, patterns),
    start: maskText(body.slice(0, line.start), patterns).length,
  }))
}

function formOf(pattern: string): RegExp {
  const words = pattern.normalize('NFC').trim().split(/\s+/).map(wordForm)
  return new RegExp(`(?<!${LETTER})${words.join('\\s+')}(?!${LETTER})`, 'giu')
}

function wordForm(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...plain]
    .map((sign) => (FORMS[sign] ? `[${FORMS[sign]}]` : sign.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')))
    .join('')
}
