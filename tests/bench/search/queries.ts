import type { SearchRequest } from '#app/core/search/search_engine'
import { Lexicon } from '#app/research/search/words/lexicon'
import { wordsOf } from '#app/research/search/words/word_scanner'
import { FIELDS, SOURCE, type Corpus } from './corpus.js'
import { Random } from './random.js'

export interface BenchQuery {
  request: SearchRequest
  /** The stems of its words, for engines that do not stem. */
  stems: string[]
  /** The words of its phrase as they stand in a text; none for a word query. */
  phrase: string[]
}

/** Different queries of one to three words with none to two filters: half of the words drawn by frequency, half together from one document. */
export function wordQueries(
  count: number,
  corpus: Corpus,
  { documents, seed }: { documents: number; seed: number }
): BenchQuery[] {
  const random = new Random(seed)
  const lexicon = new Lexicon()
  const queries = new Map<string, BenchQuery>()
  while (queries.size < count) {
    const size = 1 + (queries.size % 3)
    const text = random.next() < 0.5 ? corpus.document(1 + random.below(documents)).body : spoken(corpus, random)
    const meaningful = wordsOf(text).filter((word) => lexicon.word(word).stem !== null)
    const words = Array.from({ length: size }, () => random.pick(meaningful))
    const stems = [...new Set(words.map((word) => lexicon.word(word).stem!))].sort()
    if (stems.length !== size) continue
    queries.set(stems.join(' '), {
      request: request(words.join(' '), filtersFor(queries.size, corpus, random)),
      stems,
      phrase: [],
    })
  }
  return [...queries.values()]
}

/** Phrases of two to four words that follow each other in some document, stop words included. */
export function phraseQueries(
  count: number,
  corpus: Corpus,
  { documents, seed }: { documents: number; seed: number }
): BenchQuery[] {
  const random = new Random(seed)
  return Array.from({ length: count }, (_, index) => {
    const words = wordsOf(corpus.document(1 + random.below(documents)).title)
    const from = random.below(words.length - 4)
    const phrase = words.slice(from, from + 2 + (index % 3))
    return { request: request(`"${phrase.join(' ')}"`, {}), stems: [], phrase }
  })
}

function spoken(corpus: Corpus, random: Random): string {
  return Array.from({ length: 20 }, () => corpus.contentWord(random)).join(' ')
}

function filtersFor(index: number, corpus: Corpus, random: Random): Record<string, string[]> {
  const fields = Object.keys(FIELDS)
  const filters: Record<string, string[]> = {}
  while (Object.keys(filters).length < Math.floor(index / 3) % 3) {
    const field = random.pick(fields)
    filters[field] = [...new Set([corpus.value(field, random), corpus.value(field, random)])]
  }
  return filters
}

function request(text: string, filters: Record<string, string[]>): SearchRequest {
  return { source: SOURCE, text, filters, page: 1, pageSize: 10, facets: Object.keys(FIELDS) }
}
