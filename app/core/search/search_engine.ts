/** A document as the index holds it. `id` is `legal_documents.id`; `facets` maps filter names to values. */
export interface IndexedDocument {
  id: number
  source: string
  kind: string
  title: string
  /** Plain text, paragraphs separated by `\n`. */
  body: string
  /** ISO date or null; equal scores are ordered newest first, then by id (highest first). */
  publishedOn: string | null
  facets: Record<string, string[]>
  /** Numbers and codes it is known by: found as words of its title are, shown nowhere. */
  names?: string[]
  /** What of its class decides how it binds whom (`app/research/authority`); results may be put in an order of tiers. */
  tier?: string
}

/** One change of the library, in the order of `legal_documents.change_seq`. `document: null` = removed. */
export interface IndexChange {
  seq: number
  id: number
  document: IndexedDocument | null
}

export interface SearchRequest {
  source: string
  /** As the reader typed it: words (AND), "phrases", -exclusions, OR, NEAR/n, field:term, word* prefixes. Never an error, whatever is in it. */
  text: string
  /** Filter name → accepted values. Values of one filter are OR, filters are AND. Unknown names match nothing of theirs and are ignored. */
  filters: Record<string, string[]>
  /** From 1. A page beyond the last is empty. */
  page: number
  pageSize: number
  /** Filters whose counts are wanted. */
  facets: string[]
  /** Tiers, those of the first list before those of the second…; what is in none comes last. Within a list by score. Left out: by score alone. */
  tiers?: string[][]
  /** Newest first, whatever the score. */
  order?: 'relevance' | 'newest'
  /** Only documents whose id is greater: those that came since. */
  afterId?: number
  /** Whether synonyms count; they do unless it is false. */
  synonyms?: boolean
}

/** A run of text of a highlight: plain, `exact` (the word typed, accents and case aside) or `near` (same stem). */
export interface TextRun {
  text: string
  mark: 'exact' | 'near' | null
}

export interface SearchHit {
  id: number
  score: number
  title: TextRun[]
  /** One or two extracts of the body around the best matches. */
  snippet: TextRun[]
  /** Why it is here: each term that was asked for, as typed, with how often the title and the body have it, and the synonym by which it was found, if any. */
  why: { term: string; title: number; body: number; synonym: string | null }[]
  /** Its tier; null when it has none. */
  tier: string | null
}

export interface FacetCount {
  value: string
  count: number
}

export interface SearchResponse {
  /** Exact, unless `unread` is there. */
  total: number
  page: number
  hits: SearchHit[]
  /** Counts describe the listed results, with all filters applied. Most frequent first, then by value; for years newest first is the page's affair. */
  facets: Record<string, FacetCount[]>
  /** The words that were searched, as understood; empty when the text had none (then every document matches). */
  understood: Understood
  /** The text as it was perhaps meant, when words of it are in no document; else null. */
  didYouMean: string | null
  /** When more documents may have a phrase, or words near each other, than were read: how many were, the newest, and of how many. The others are not listed. */
  unread?: { read: number; of: number }
}

/** How a query text was understood, as shown to its reader. */
export interface Understood {
  words: string[]
  phrases: string[]
  excluded: string[]
  /** What counts for nothing: operators without terms, words beyond the limit. */
  ignored: string[]
  /** A typed word and what else counts for it. */
  synonyms: { word: string; others: string[] }[]
  /** `field:term` as read: the filter's name or `title`, and what was typed. */
  fields: { field: string; text: string }[]
}

/** How the words that a text begins with may go on. */
export interface Suggestion {
  /** The whole text to search. */
  text: string
  /** Documents that have its last word. */
  count: number
}

export interface IndexStatus {
  documents: number
  lastSeq: number
  /** False when another version of the program wrote it, whose words were understood otherwise: then it is due to be built anew. */
  isCurrent: boolean
  /** Bytes on disk, null when the engine cannot tell. */
  bytes: number | null
}

/** The port. Two drivers stand behind it, the embedded one (SQLite) and Meilisearch, and give the same answers. */
export abstract class SearchEngine {
  /** How many changes are best applied at once, and about how many characters of texts. */
  readonly batch: { changes: number; characters: number } = { changes: 500, characters: 4_000_000 }

  abstract search(request: SearchRequest): Promise<SearchResponse>

  /** At most `limit` ways in which the last word of a text may go on, the most frequent first; of one source. Cheap enough for every key stroke. */
  abstract suggest(source: string, text: string, limit: number): Promise<Suggestion[]>

  /** Neighbours of a document in the result list of a request: previous and next ids, null at the ends or when the document is not in the list. */
  abstract neighbours(
    request: SearchRequest,
    id: number
  ): Promise<{ previous: number | null; next: number | null; position: number | null; total: number }>

  /** Applies changes in one transaction with the last seq; changes at or below `lastSeq` are skipped. Visible to searches at once. */
  abstract apply(changes: IndexChange[]): Promise<void>

  abstract status(): Promise<IndexStatus>

  /**
   * Builds an index beside the one that is searched: `fill` applies everything, from seq 0. When it answers true the new one takes the place of the old
   * all at once; when it answers false or throws, the old one stays.
   */
  abstract rebuild(fill: (apply: (changes: IndexChange[]) => Promise<void>) => Promise<boolean>): Promise<boolean>

  /** Empties the index so that everything can be applied again from seq 0. */
  abstract clear(): Promise<void>

  abstract close(): Promise<void>
}
