import type { PhraseTerm, PrefixTerm, SynonymsTerm, Term, WordTerm } from '#app/research/query/ast'

/** One of the things a reader asked for, as it is looked for in texts: any of its variants is it. */
export interface MarkedTerm {
  /** As typed. */
  written: string
  /** The first is what was typed, the others count for it. */
  variants: (WordTerm | PrefixTerm | PhraseTerm)[]
}

/** The things that the ranked terms of a query ask for, each once: a NEAR is its terms. */
export function markedTerms(ranked: readonly Term[]): MarkedTerm[] {
  const terms = new Map<string, MarkedTerm>()
  for (const term of ranked.flatMap((each) => (each.kind === 'near' ? each.terms : [each]))) {
    const variants = variantsOf(term)
    const key = JSON.stringify(variants.map(keyOf))
    if (!terms.has(key)) terms.set(key, { written: termText(variants[0]), variants })
  }
  return [...terms.values()]
}

function variantsOf(term: SynonymsTerm | WordTerm | PrefixTerm | PhraseTerm): MarkedTerm['variants'] {
  return term.kind === 'synonyms' ? term.terms : [term]
}

function keyOf(variant: WordTerm | PrefixTerm | PhraseTerm): unknown[] {
  if (variant.kind === 'phrase') return variant.words
  return variant.kind === 'prefix'
    ? [`${variant.folded}*`]
    : [variant.stem === null ? `=${variant.folded}` : `~${variant.stem}`]
}

/** As a reader would write it. */
export function termText({ kind, written }: WordTerm | PrefixTerm | PhraseTerm): string {
  return kind === 'prefix' && !written.endsWith('*') ? `${written}*` : written
}
