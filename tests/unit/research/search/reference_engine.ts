import type { FacetCount, IndexChange, IndexedDocument } from '#app/core/search/search_engine'
import { stem } from '#app/research/search/spanish_stemmer'
import { STOP_WORDS } from '#app/research/search/stop_words'

/** A part of a query as a reader means it; `words` as typed. */
export interface AskedPart {
  kind: 'word' | 'prefix' | 'phrase'
  words: string[]
  excluded: boolean
}

/** The query text of the parts. */
export function textOf(parts: AskedPart[]): string {
  return parts
    .map(({ kind, words, excluded }) => {
      const text = kind === 'phrase' ? `"${words.join(' ')}"` : kind === 'prefix' ? `${words[0]}*` : words[0]
      return excluded ? `-${text}` : text
    })
    .join(' ')
}

interface Scored {
  document: IndexedDocument
  score: number
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

  get size(): number {
    return this.#documents.size
  }

  /** The results of a search in order, all of them. */
  results(source: string, parts: AskedPart[], filters: Record<string, string[]>): Scored[] {
    const documents = [...this.#documents.values()].filter((document) => document.source === source)
    const asked = withoutIdleStopWords(parts)
    return documents
      .filter((document) => asked.every((part) => has(document, part) !== part.excluded))
      .filter(({ facets }) =>
        Object.entries(filters).every(
          ([name, values]) => values.length === 0 || values.some((value) => facets[name]?.includes(value))
        )
      )
      .map((document) => ({ document, score: scoreOf(document, asked, documents) }))
      .sort(inOrder)
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

function withoutIdleStopWords(parts: AskedPart[]): AskedPart[] {
  const isIdle = ({ kind, words, excluded }: AskedPart) =>
    kind === 'word' && !excluded && STOP_WORDS.has(plain(words[0])[0])
  const others = parts.filter((part) => !isIdle(part))
  return others.some(({ excluded }) => !excluded) ? others : parts
}

function has({ title, body }: IndexedDocument, { kind, words }: AskedPart): boolean {
  const asked = words.flatMap(plain)
  return [plain(title), plain(body)].some((text) => {
    if (kind === 'phrase') return ` ${text.join(' ')} `.includes(` ${asked.join(' ')} `)
    if (kind === 'prefix') return text.some((word) => word.startsWith(asked[0]))
    return text.some((word) =>
      STOP_WORDS.has(asked[0]) ? word === asked[0] : !STOP_WORDS.has(word) && stem(word) === stem(asked[0])
    )
  })
}

function inOrder(one: Scored, other: Scored): number {
  const dayOf = ({ document }: Scored) => (document.publishedOn === null ? -Infinity : Date.parse(document.publishedOn))
  return (
    other.score - one.score ||
    (dayOf(one) === dayOf(other) ? other.document.id - one.document.id : dayOf(other) - dayOf(one))
  )
}

function stemsOf(text: string): string[] {
  return plain(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
}

/** BM25 of the words and of the words of phrases, with frequencies rounded to classes; in thousandths of a point like the engine's. */
function scoreOf(document: IndexedDocument, parts: AskedPart[], documents: IndexedDocument[]): number {
  const ranking = parts.filter(({ kind, excluded }) => kind !== 'prefix' && !excluded).flatMap(({ words }) => words)
  const lengths = documents.map(({ title, body }) => stemsOf(`${title} ${body}`).length)
  const average = lengths.reduce((sum, length) => sum + length, 0) / documents.length
  const norm = 1.2 * (0.25 + (0.75 * stemsOf(`${document.title} ${document.body}`).length) / average)
  const score = [...new Set(stemsOf(ranking.join(' ')))].reduce((sum, word) => {
    const containing = documents.filter(({ title, body }) => stemsOf(`${title} ${body}`).includes(word)).length
    const frequency = rounded(4 * count(stemsOf(document.title), word) + count(stemsOf(document.body), word))
    const weight = Math.log(1 + (documents.length - containing + 0.5) / (containing + 0.5))
    return sum + (weight * 2.2 * frequency) / (frequency + norm)
  }, 0)
  return Math.round(score * 1000) / 1000
}

function count(words: string[], word: string): number {
  return words.filter((other) => other === word).length
}

function rounded(frequency: number): number {
  if (frequency < 3) return frequency
  if (frequency < 5) return 3.4
  if (frequency < 9) return 6.3
  return frequency < 17 ? 12 : 24
}
