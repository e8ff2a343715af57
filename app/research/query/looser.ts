import { fieldOf } from './fields.js'
import { readText, tokensOf } from './tokens.js'

/** What a text asks less when it is loosened: that words stand near each other, or in the title. */
export type Looser = 'distance' | 'title'

/** The text without its NEARs, or without its `rubro:`, the words themselves kept; null when it has none. */
export function loosened(text: string, what: Looser, filters: readonly string[]): string | null {
  const read = readText(text)
  const tokens = tokensOf(read, (name) => fieldOf(name, filters) !== null)
  const cuts = tokens.flatMap((token) => {
    if (what === 'distance' && token.kind === 'near')
      return [{ start: token.start, end: token.start + token.written.length }]
    const isTitle = what === 'title' && token.kind === 'field' && fieldOf(token.written, filters)?.kind === 'title'
    return isTitle ? [{ start: token.start, end: token.start + token.written.length + 1 }] : []
  })
  if (cuts.length === 0) return null
  const left = cuts.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), read)
  return left.replace(/\s+/g, ' ').trim()
}
