import type { Term, WordTerm } from '#app/research/query/ast'

/** What an occurrence of a synonym is worth beside one of the word that was typed. */
const SYNONYM_WEIGHT = 0.5
/** What another word of the stem is worth beside the one that was typed: `fallado` is not `fallo`. */
const OTHER_FORM_WEIGHT = 0.625

/** Words and phrases that count for a term, each with what an occurrence is worth; null when they are too many to be looked for one by one. */
export type Variants = { words: string[]; weight: number }[] | null

/** What stands for a term in texts; null for beginnings of words and for NEAR. `formsOf` tells the written words of a word term. */
export function variantsOf(term: Term, formsOf: (term: WordTerm) => string[]): Variants {
  if (term.kind === 'near' || term.kind === 'prefix') return null
  if (term.kind === 'phrase') return [{ words: term.words, weight: 1 }]
  if (term.kind === 'word') return formsOf(term).map((word) => ({ words: [word], weight: formWeight(word, term) }))
  return term.terms.flatMap((one, index) =>
    (variantsOf(one, formsOf) ?? []).map(({ words, weight }) => ({ words, weight: weight * synonymWeight(index) }))
  )
}

/** What a written word counts for the one that was typed. */
export function formWeight(word: string, { folded }: WordTerm): number {
  return word === folded ? 1 : OTHER_FORM_WEIGHT
}

/** What a synonym counts for the first, which is what was typed. */
export function synonymWeight(index: number): number {
  return index === 0 ? 1 : SYNONYM_WEIGHT
}
