import type { IndexedDocument } from '#app/core/search/search_engine'
import { publishedDay } from '#app/research/search/index/entry'
import type { Lexicon } from '#app/research/search/words/lexicon'
import { wordsOf } from '#app/research/search/words/word_scanner'
import { commonPhrases } from './common_phrases.js'
import { codeOf, facetKey } from './facet_codes.js'
import { phraseToken, searchedToken } from './tokens.js'
import { valuesOf } from './word_values.js'

/** What of a document is shown and marked. */
export interface StoredText {
  title: string
  body: string
  names: string[]
}

/** A document as the server keeps it. */
export interface StoredDocument extends StoredText {
  id: number
  source: string
  tier: string | null
  /** Days since 1970. */
  published: number | null
  /** Codes of the values of each filter. */
  facets: Record<string, string[]>
  /** Values that are too long to be written as codes, and what stands for them. */
  longValues?: string[]
  longCodes?: string[]
  /** See `word_values.ts`. */
  words: string[]
  titleWords: string[]
  /** Common phrases that it has. */
  phrases: string[]
  /** Stems, each once. */
  titleTokens: string
  bodyTokens: string
}

/** A document that was removed: of no source, and so in no list; the server forgets it soon. */
export interface Gone {
  id: number
  gone: true
}

/** What the server is given of a document. Names count as title. */
export function storedDocument(document: IndexedDocument, lexicon: Lexicon): StoredDocument {
  const title = readable(document.title)
  const body = readable(document.body)
  const names = (document.names ?? []).map(readable)
  const ofTitle = new Words([title, ...names], lexicon)
  const ofBody = new Words([body], lexicon)
  const facets = Object.entries(document.facets)
  const longValues = facets.flatMap(([, values]) => values.filter((value) => codeOf(value).startsWith('#')))
  return {
    id: document.id,
    source: codeOf(document.source),
    tier: document.tier === undefined ? null : codeOf(document.tier),
    published: publishedDay(document.publishedOn),
    facets: Object.fromEntries(facets.map(([name, values]) => [facetKey(name), [...new Set(values.map(codeOf))]])),
    ...(longValues.length > 0 ? { longValues, longCodes: longValues.map(codeOf) } : {}),
    words: [...new Set([...ofTitle.values, ...ofBody.values])],
    titleWords: [...ofTitle.values],
    phrases: commonPhrases.in([...ofTitle.texts, ...ofBody.texts]).map(phraseToken),
    titleTokens: mostFrequentFirst(ofTitle.stems),
    bodyTokens: mostFrequentFirst(ofBody.stems),
    ...{ title, body, names },
  }
}

/** The server takes no halves of characters. */
function readable(text: string): string {
  return text.normalize('NFC').toWellFormed()
}

/** How often each stem stands in texts, the values of their words, and their folded words in order. */
class Words {
  readonly stems = new Map<string, number>()
  readonly values = new Set<string>()
  readonly texts: string[][]

  constructor(texts: string[], lexicon: Lexicon) {
    const seen = new Set<string>()
    this.texts = texts.map((text) =>
      wordsOf(text).map((written) => {
        const { folded, stem } = lexicon.word(written)
        if (stem !== null) this.stems.set(stem, (this.stems.get(stem) ?? 0) + 1)
        if (!seen.has(written)) for (const value of valuesOf(written, lexicon)) this.values.add(value)
        seen.add(written)
        return folded
      })
    )
  }
}

/** The server ranks a word by where it first stands and not by how often: so what stands often is put in front. */
function mostFrequentFirst(stems: Map<string, number>): string {
  return [...stems]
    .sort(([, one], [, other]) => other - one)
    .map(([stem]) => searchedToken(stem))
    .join(' ')
}
