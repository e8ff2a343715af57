import type { NearTerm, PhraseTerm, WordTerm } from '#app/research/query/ast'
import type { Lexicon } from '#app/research/search/words/lexicon'
import { wordsOf } from '#app/research/search/words/word_scanner'

/** Whether the terms of a NEAR stand in a text so that each follows another with at most `distance` words between, in any order. */
export function standsNear({ terms: all, distance }: NearTerm, text: string, lexicon: Lexicon): boolean {
  const terms = all.slice(0, MAX_TERMS)
  const words = wordsOf(text).map((written) => lexicon.word(written))
  const occurrences = terms.flatMap((term, number) =>
    placesOf(term, words).map((start) => ({ term: number, start, end: start + lengthOf(term) }))
  )
  occurrences.sort((one, other) => one.start - other.start || one.end - other.end)
  const whole = 2 ** terms.length - 1
  const reached = occurrences.map(() => new Set<number>())
  return occurrences.some((occurrence, place) => {
    const masks = reached[place].add(1 << occurrence.term)
    for (let before = place - 1; before >= 0; before--) {
      const gap = occurrence.start - occurrences[before].end
      if (gap > distance + MAX_WORDS) break
      if (gap < 0 || gap > distance) continue
      for (const mask of reached[before])
        if ((mask & (1 << occurrence.term)) === 0) masks.add(mask | (1 << occurrence.term))
    }
    return masks.has(whole)
  })
}

/** The longest phrase that a NEAR may hold: what began so far before may still end within the distance. */
const MAX_WORDS = 32

/** Terms beyond these only have to be in the document, as for the embedded engine. */
const MAX_TERMS = 5

function lengthOf(term: WordTerm | PhraseTerm): number {
  return term.kind === 'phrase' ? term.words.length : 1
}

function placesOf(term: WordTerm | PhraseTerm, words: { folded: string; stem: string | null }[]): number[] {
  const fits = (place: number) => {
    if (term.kind === 'phrase') return term.words.every((word, index) => words[place + index]?.folded === word)
    return term.stem === null ? words[place].folded === term.folded : words[place].stem === term.stem
  }
  return [...words.keys()].filter(fits)
}
