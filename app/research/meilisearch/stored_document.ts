import type { IndexedDocument } from '#app/core/search/search_engine'
import { publishedDay } from '#app/research/search/entry'
import type { Lexicon } from '#app/research/search/lexicon'
import { wordsOf } from '#app/research/search/word_scanner'
import { codeOf, facetKey } from './facet_codes.js'
import { accentedToken, searchedToken, wordToken } from './tokens.js'
import { sequenceFields } from './sequences.js'

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
  kind: string
  tier: string | null
  /** Days since 1970. */
  published: number | null
  /** Codes of the values of each filter. */
  facets: Record<string, string[]>
  /** Values that are too long to be written as codes, and what stands for them. */
  longValues?: string[]
  longCodes?: string[]
  stems: string[]
  forms: string[]
  /** Words that are written with accents: without them and with them. */
  accented: string[]
  titleStems: string[]
  titleForms: string[]
  titleTokens: string
  bodyTokens: string
  sequences: Record<string, string>
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
    kind: codeOf(document.kind),
    tier: document.tier === undefined ? null : codeOf(document.tier),
    published: publishedDay(document.publishedOn),
    facets: Object.fromEntries(facets.map(([name, values]) => [facetKey(name), [...new Set(values.map(codeOf))]])),
    ...(longValues.length > 0 ? { longValues, longCodes: longValues.map(codeOf) } : {}),
    stems: both(ofTitle.stems, ofBody.stems).map(wordToken),
    forms: both(ofTitle.forms, ofBody.forms).map(wordToken),
    accented: both(ofTitle.accented, ofBody.accented),
    titleStems: [...ofTitle.stems.keys()].map(wordToken),
    titleForms: [...ofTitle.forms.keys()].map(wordToken),
    titleTokens: mostFrequentFirst(ofTitle.stems),
    bodyTokens: mostFrequentFirst(ofBody.stems),
    sequences: sequenceFields({ title: ofTitle.texts, body: ofBody.texts }),
    ...{ title, body, names },
  }
}

/** The server takes no halves of characters. */
function readable(text: string): string {
  return text.normalize('NFC').toWellFormed()
}

/** How often each stem and each folded word stands in texts, and the folded words in their order. */
class Words {
  readonly stems = new Map<string, number>()
  readonly forms = new Map<string, number>()
  readonly accented = new Map<string, number>()
  readonly texts: string[][]

  constructor(texts: string[], lexicon: Lexicon) {
    this.texts = texts.map((text) =>
      wordsOf(text).map((written) => {
        const { folded, stem } = lexicon.word(written)
        count(this.forms, folded)
        if (stem !== null) count(this.stems, stem)
        const small = written.toLowerCase()
        if (small !== folded) count(this.accented, accentedToken(folded, small))
        return folded
      })
    )
  }
}

function count(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1)
}

function both(one: Map<string, number>, other: Map<string, number>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
}

/** The server ranks a word by where it first stands and not by how often: so what stands often is put in front. */
function mostFrequentFirst(stems: Map<string, number>): string {
  return [...stems]
    .sort(([, one], [, other]) => other - one)
    .map(([stem]) => searchedToken(stem))
    .join(' ')
}
