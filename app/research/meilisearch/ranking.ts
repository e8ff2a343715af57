import type { Condition, PhraseTerm, Term, WordTerm } from '#app/research/query/ast'
import type { Lexicon } from '#app/research/search/words/lexicon'

const MAX_LISTS = 5
const MAX_STEMS = 10

/**
 * By which words documents are ranked: lists of stems, those that have all of the first come first. The server ranks by words that all results have;
 * so what was typed is one list, each of its alternatives another, and what is left the last.
 */
export function rankings(condition: Condition | null, lexicon: Lexicon): string[][] {
  const parts = condition === null ? [] : condition.kind === 'and' ? condition.all : [condition]
  const needed = unique(parts.flatMap((part) => neededOf(part, lexicon)))
  const choices = parts.map((part) => alternativesOf(part, lexicon)).filter((alternatives) => alternatives.length > 1)
  const most = Math.min(MAX_LISTS, Math.max(0, ...choices.map((alternatives) => alternatives.length)))
  const lists = Array.from({ length: most }, (_, place) =>
    unique([...needed, ...choices.flatMap((alternatives) => alternatives[place] ?? alternatives[0])])
  )
  return distinct(lists, needed)
}

/** The stems that every document that meets the condition has, as far as they rank it. */
function neededOf(condition: Condition, lexicon: Lexicon): string[] {
  if (condition.kind === 'and') return condition.all.flatMap((one) => neededOf(one, lexicon))
  const alternatives = alternativesOf(condition, lexicon)
  return alternatives.length === 1 ? alternatives[0] : []
}

/** The ways to meet a condition, as the stems that rank each; what is excluded ranks nothing. */
function alternativesOf(condition: Condition, lexicon: Lexicon): string[][] {
  if (condition.kind === 'and') return [condition.all.flatMap((one) => alternativesOf(one, lexicon)[0] ?? [])]
  if (condition.kind === 'or') return condition.any.flatMap((one) => alternativesOf(one, lexicon))
  if (condition.kind === 'title') return ofTerm(condition.term, lexicon)
  return condition.kind === 'not' || condition.kind === 'facet' ? [[]] : ofTerm(condition, lexicon)
}

function ofTerm(term: Term, lexicon: Lexicon): string[][] {
  if (term.kind === 'synonyms') return term.terms.map((one) => stemsOf(one, lexicon))
  if (term.kind === 'near') return [term.terms.flatMap((one) => stemsOf(one, lexicon))]
  return term.kind === 'prefix' ? [[]] : [stemsOf(term, lexicon)]
}

function stemsOf(term: WordTerm | PhraseTerm, lexicon: Lexicon): string[] {
  const words = term.kind === 'phrase' ? term.words : [term.folded]
  if (term.kind === 'word' && term.stem !== null) return [term.stem]
  return words.flatMap((word) => lexicon.word(word).stem ?? [])
}

function unique(stems: string[]): string[] {
  return [...new Set(stems)].slice(0, MAX_STEMS)
}

/** Each list once; the last is of what all results have, and nothing before it is as wide. */
function distinct(lists: string[][], last: string[]): string[][] {
  const keyOf = (list: string[]) => [...list].sort().join(' ')
  const known = new Map(lists.map((list) => [keyOf(list), list]))
  known.delete(keyOf(last))
  known.delete('')
  return [...known.values(), last]
}
