import type { Condition, Query, Term, WordTerm } from '#app/research/query/ast'
import type { FacetCount, IndexChange, IndexedDocument, SearchRequest } from '#app/core/search/search_engine'
import { stem } from '#app/research/search/words/spanish_stemmer'
import { STOP_WORDS } from '#app/research/search/words/stop_words'

interface Scored {
  document: IndexedDocument
  score: number
}

/** Where something stands in a document: in which of its texts, from which word to which. */
interface Place {
  field: number
  start: number
  end: number
}

/** The search engine as its description reads, without an index: reads every document for every search. */
export class ReferenceEngine {
  #documents = new Map<number, IndexedDocument>()
  #lastSeq = 0

  apply(changes: IndexChange[]): void {
    const fresh = changes.filter(({ seq }) => seq > this.#lastSeq).sort((one, other) => one.seq - other.seq)
    for (const { seq, id, document } of fresh) {
      if (document === null) this.#documents.delete(id)
      else this.#documents.set(id, { ...document, id })
      this.#lastSeq = seq
    }
  }

  /** The results of a query in order, all of them. */
  results(query: Query, request: SearchRequest): Scored[] {
    const documents = [...this.#documents.values()].filter(({ source }) => source === request.source)
    const { condition, ranked } = query
    return documents
      .filter((document) => condition === null || meets(document, condition))
      .filter(({ facets }) =>
        Object.entries(request.filters).every(
          ([name, values]) => values.length === 0 || values.some((value) => facets[name]?.includes(value))
        )
      )
      .filter(({ id }) => request.afterId === undefined || id > request.afterId)
      .map((document) => ({ document, score: scoreOf(document, ranked, documents) }))
      .sort((one, other) => order(one, other, request))
  }

  /** In how many documents of a source each folded word that begins so is. */
  wordsBeginning(source: string, prefix: string): Map<string, number> {
    const counts = new Map<string, number>()
    for (const document of this.#documents.values()) {
      if (document.source !== source) continue
      for (const word of new Set(textsOf(document).flat()))
        if (word.startsWith(prefix)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    return counts
  }
}

/** Counts of a facet over results. */
export function countsOf(results: Scored[], name: string): FacetCount[] {
  const counts = new Map<string, number>()
  for (const { document } of results) {
    for (const value of new Set(document.facets[name])) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

/** Small letters without accents, ñ kept. */
function plain(text: string): string[] {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '')
  return letters.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of the body, of the title and of each name: only the first is not the title. */
function textsOf({ title, body, names = [] }: IndexedDocument): string[][] {
  return [body, title, ...names].map(plain)
}

function meets(document: IndexedDocument, condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.all.every((each) => meets(document, each))
    case 'or':
      return condition.any.some((each) => meets(document, each))
    case 'not':
      return !meets(document, condition.condition)
    case 'title':
      return placesOf(document, condition.term).some(({ field }) => field > 0)
    case 'facet':
      return (document.facets[condition.filter] ?? []).some((value) =>
        condition.words.every((word) => plain(value).includes(word))
      )
    default:
      return placesOf(document, condition).length > 0
  }
}

function isWord({ folded, stem: asked }: WordTerm, word: string): boolean {
  return asked === null ? word === folded : !STOP_WORDS.has(word) && stem(word) === asked
}

function placesOf(document: IndexedDocument, term: Term): Place[] {
  if (term.kind === 'near') return endsOfChains(document, term)
  if (term.kind === 'synonyms') return term.terms.flatMap((each) => placesOf(document, each))
  return textsOf(document).flatMap((words, field) =>
    words.flatMap((_, start) => {
      const end = endOf(words, start, term)
      return end === -1 ? [] : [{ field, start, end }]
    })
  )
}

function endOf(words: string[], start: number, term: Exclude<Term, { kind: 'near' | 'synonyms' }>): number {
  if (term.kind === 'prefix') return words[start].startsWith(term.folded) ? start : -1
  if (term.kind === 'word') return isWord(term, words[start]) ? start : -1
  const isMatch = term.words.every((word, index) => words[start + index] === word)
  return isMatch ? start + term.words.length - 1 : -1
}

/** The places at which a chain of one occurrence of each term ends, by trying all. */
function endsOfChains(document: IndexedDocument, { terms, distance }: Extract<Term, { kind: 'near' }>): Place[] {
  const places = terms.map((term) => placesOf(document, term))
  const ends = new Map<string, Place>()
  const extend = (last: Place | null, left: number[]): void => {
    if (left.length === 0 && last !== null) ends.set(JSON.stringify([last, last.start]), last)
    for (const index of left)
      for (const place of places[index]) {
        const gap = last === null ? 0 : place.start - last.end - 1
        if (last !== null && (place.field !== last.field || gap < 0 || gap > distance)) continue
        const marked = { ...place, term: index }
        extend(
          marked,
          left.filter((other) => other !== index)
        )
      }
  }
  extend(
    null,
    terms.map((_, index) => index)
  )
  return [...ends.values()]
}

function order(one: Scored, other: Scored, { tiers, order: by }: SearchRequest): number {
  const tierOf = ({ document: { tier } }: Scored) => {
    const rank = (tiers ?? []).findIndex((list) => tier !== undefined && list.includes(tier))
    return rank === -1 ? Infinity : rank
  }
  const dayOf = ({ document }: Scored) => (document.publishedOn === null ? -Infinity : Date.parse(document.publishedOn))
  if (tierOf(one) !== tierOf(other)) return tierOf(one) - tierOf(other)
  if (by !== 'newest' && one.score !== other.score) return other.score - one.score
  return dayOf(one) === dayOf(other) ? other.document.id - one.document.id : dayOf(other) - dayOf(one)
}

/** How often a document has a term: titles four times, synonyms of what was typed half, other words of its stem five eighths. NEAR counts once a place. */
function frequencyOf(document: IndexedDocument, term: Term): number {
  if (term.kind === 'synonyms')
    return term.terms.reduce((sum, each, index) => sum + frequencyOf(document, each) * (index === 0 ? 1 : 0.5), 0)
  const texts = textsOf(document)
  const places = placesOf(document, term)
  const worthOf = ({ field, start }: Place) => (term.kind === 'word' && texts[field][start] !== term.folded ? 0.625 : 1)
  if (term.kind === 'near') return places.length
  return places.reduce((sum, place) => sum + (place.field > 0 ? 4 : 1) * worthOf(place), 0)
}

/** What binds counts an eighth more; what has a class, the more the later its época began. */
function priorOf({ tier, publishedOn }: IndexedDocument): number {
  const kind = /^\w+\.(\w+)/.exec(tier ?? '')?.[1]
  if (kind === undefined) return 1
  const on = publishedOn ?? ''
  const recent = on >= '2021-05-01' ? 1.09 : on >= '2011-10-04' ? 1.06 : on >= '1995-02-04' ? 1.03 : 1
  return (kind === 'binding' ? 1.125 : 1) * recent
}

function lengthOf(document: IndexedDocument): number {
  return textsOf(document)
    .flat()
    .filter((word) => !STOP_WORDS.has(word)).length
}

/** BM25 of the ranked terms, in thousandths of a point like the engine's; a stop word ranks nothing. */
function scoreOf(document: IndexedDocument, ranked: readonly Term[], documents: IndexedDocument[]): number {
  const average = documents.reduce((sum, each) => sum + lengthOf(each), 0) / documents.length
  const norm = 1.2 * (0.25 + (average === 0 ? 0 : (0.75 * lengthOf(document)) / average))
  const telling = ranked.filter((term) => term.kind !== 'word' || term.stem !== null || !STOP_WORDS.has(term.folded))
  const score = telling.reduce((sum, term) => {
    const containing = documents.filter((each) => placesOf(each, term).length > 0).length
    const frequency = frequencyOf(document, term)
    const weight = Math.log(1 + (documents.length - containing + 0.5) / (containing + 0.5))
    return frequency === 0 ? sum : sum + (weight * 2.2 * frequency) / (frequency + norm)
  }, 0)
  return Math.round(score * priorOf(document) * 1000) / 1000
}
