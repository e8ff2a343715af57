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
}

/** One change of the library, in the order of `legal_documents.change_seq`. `document: null` = removed. */
export interface IndexChange {
  seq: number
  id: number
  document: IndexedDocument | null
}

export interface SearchRequest {
  source: string
  /** As the reader typed it: words (AND), "phrases", -exclusions, word* prefixes. Never an error, whatever is in it. */
  text: string
  /** Filter name → accepted values. Values of one filter are OR, filters are AND. Unknown names match nothing of theirs and are ignored. */
  filters: Record<string, string[]>
  /** From 1. A page beyond the last is empty. */
  page: number
  pageSize: number
  /** Filters whose counts are wanted. */
  facets: string[]
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
}

export interface FacetCount {
  value: string
  count: number
}

export interface SearchResponse {
  /** Exact. */
  total: number
  page: number
  hits: SearchHit[]
  /** Counts describe the listed results, with all filters applied. Most frequent first, then by value; for years newest first is the page's affair. */
  facets: Record<string, FacetCount[]>
  /** The words that were searched, as understood; empty when the text had none (then every document matches). */
  understood: { words: string[]; phrases: string[]; excluded: string[]; ignored: string[] }
}

export interface IndexStatus {
  documents: number
  lastSeq: number
  /** False when another version of the program wrote it, whose words were understood otherwise: then it is due to be built anew. */
  isCurrent: boolean
  /** Bytes on disk, null when the engine cannot tell. */
  bytes: number | null
}

/** The port. Two drivers are meant to stand behind it: the embedded one (SQLite FTS5) and Meilisearch. */
export abstract class SearchEngine {
  abstract search(request: SearchRequest): Promise<SearchResponse>

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
