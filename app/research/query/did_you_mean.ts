import { withAccent } from './accents.js'
import type { WordTerm } from './ast.js'
import type { ParsedQuery } from './parse.js'
import { beginningsOf, distance } from './spelling.js'
import { readText } from './tokens.js'

/** The words of a source, as its index knows them. */
export interface Vocabulary {
  /** Documents that have the word, by its stem (by its form when it has none). */
  documentsOf(word: WordTerm): number
  /** Folded written forms that begin so, of a length within the bounds, with the documents that have them. */
  beginningWith(prefix: string, shortest: number, longest: number): Iterable<{ word: string; documents: number }>
}

const MIN_WORD_LENGTH = 4
const MAX_WORD_LENGTH = 30
/** Words that are looked for in the vocabulary: each costs a walk through a part of it. */
const MAX_CORRECTED = 4

/**
 * The text as it was perhaps meant: each word that no document has, replaced by the likeliest that some have; null when no word is unknown, or nothing is
 * like it. Quoted words, beginnings and numbers are taken as meant.
 */
export function didYouMean(text: string, { words }: ParsedQuery, vocabulary: Vocabulary): string | null {
  const read = readText(text)
  const unknown = words.filter(({ term }) => isCorrectable(term) && vocabulary.documentsOf(term) === 0)
  let corrected = read
  for (const { term, start, end } of unknown.slice(0, MAX_CORRECTED).reverse()) {
    const likely = likeliest(term.folded, vocabulary)
    if (likely !== null) corrected = corrected.slice(0, start) + likely + corrected.slice(end)
  }
  return corrected === read ? null : corrected
}

function isCorrectable({ folded }: WordTerm): boolean {
  return folded.length >= MIN_WORD_LENGTH && folded.length <= MAX_WORD_LENGTH && !/\d/.test(folded)
}

/** The nearest word; of equals the one that most documents have, then the first by letters. */
function likeliest(folded: string, vocabulary: Vocabulary): string | null {
  const most = folded.length < 6 ? 1 : 2
  let best: { word: string; documents: number; far: number } | null = null
  for (const beginning of beginningsOf(folded)) {
    for (const { word, documents } of vocabulary.beginningWith(beginning, folded.length - 2, folded.length + 2)) {
      const far = documents > 0 && !/\d/.test(word) ? distance(folded, word, most) : Infinity
      if (far <= most && isBetter({ word, documents, far }, best)) best = { word, documents, far }
    }
  }
  return best && withAccent(best.word)
}

type Candidate = { word: string; documents: number; far: number }

function isBetter(one: Candidate, best: Candidate | null): boolean {
  if (best === null || one.far !== best.far) return best === null || one.far < best.far
  return one.documents > best.documents || (one.documents === best.documents && one.word < best.word)
}
