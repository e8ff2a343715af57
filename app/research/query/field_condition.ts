import type { Condition, PhraseTerm, PrefixTerm, WordTerm } from './ast.js'
import { valueWords, type Field } from './fields.js'

const MAX_YEARS = 200

/** What `field:term` asks of a document; null when the field cannot be asked so (a filter knows no beginnings of words). */
export function conditionOfField(
  field: Field,
  term: WordTerm | PhraseTerm | PrefixTerm,
  range: string | null
): Extract<Condition, { kind: 'title' | 'facet' | 'or' }> | null {
  if (field.kind === 'title') return { kind: 'title', term }
  if (term.kind === 'prefix') return null
  const facet = (words: string[]) => ({ kind: 'facet' as const, filter: field.filter, words })
  if (range !== null) return { kind: 'or', any: yearsOf(range).map((year) => facet([year])) }
  return facet(valueWords(field.filter, term.kind === 'phrase' ? term.words : [term.folded]))
}

/** Every year of `2010-2015`, whichever comes first; at most 200. */
function yearsOf(range: string): string[] {
  const [first, last] = range
    .split('-')
    .map(Number)
    .sort((one, other) => one - other)
  return Array.from({ length: Math.min(last - first + 1, MAX_YEARS) }, (_, place) =>
    String(first + place).padStart(4, '0')
  )
}
