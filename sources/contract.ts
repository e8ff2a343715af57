/**
 * What a legal source is, to the rest of Foja. A source lives in `sources/<slug>/source.ts`, is found by its file name and is registered nowhere else.
 * A source knows URLs, formats and its own vocabulary. It knows nothing of databases, requests or users.
 */

/** A text in the two languages of the interface. */
export interface Bilingual {
  es: string
  en: string
}

/** One kind of record of a source, e.g. `tesis`. `documentType` is the value that searches filter by. */
export interface RecordKind {
  slug: string
  name: Bilingual
  documentType: string
}

/** A dated note of what was learnt about a site; the memory of whoever mends the source next. */
export interface HistoryNote {
  date: string
  note: string
}

export interface Manifest {
  /** `scjn`: folder, address segment and value of `legal_documents.source`. */
  slug: string
  name: Bilingual
  kinds: RecordKind[]
  homePage: string
  contact: string
  /** Polite requests per second, and why that many. */
  rate: { perSecond: number; reason: string }
  history: HistoryNote[]
}

/** How a filter behaves: `facet` = list of values with counts; `year` = number, shown as a histogram; `text` = exact value typed by the user; `date` = ISO range; `flag` = yes/no. */
export type FilterType = 'facet' | 'year' | 'text' | 'date' | 'flag'

/** A filter of `tests/spec/filters.json`: one definition for validator, form field and index. */
export interface Filter {
  name: string
  label: Bilingual
  type: FilterType
  /** Values in force when the reader has chosen none. */
  defaults?: string[]
}

/** An answer of the site as it came: stored before it is parsed. */
export interface RawPage {
  kind: string
  externalId: string
  url: string
  contentType: string
  body: Uint8Array
  /** Validator for the next conditional request, when the site gave one. */
  etag: string | null
}

/** What a mapper makes of a record, in our vocabulary. */
export interface LegalDocument {
  kind: string
  documentType: string
  externalId: string
  /** Address segment, unique within the source: `tesis-2024494`. Lower case ASCII letters, digits and hyphens. */
  slug: string
  title: string
  /** Plain text, paragraphs separated by one `\n`. */
  body: string
  /** ISO date (`2024-01-31`) when the document was published or decided; orders equal scores. `null` when unknown. */
  publishedOn: string | null
  /** The source's own change detector (`huellaDigital`), or a hash of the record. */
  fingerprint: string
  /** Official page for a person, or null. */
  url: string | null
  /** Filter name → values. Every name is one of `source.filters`. */
  facets: Record<string, string[]>
  /** Shown on the analysis page in this order: label key (`research.scjn.<key>` in the catalogues) → text. */
  metadata: { key: string; value: string }[]
  /** Ready to paste, as the profession writes it. */
  citation: string
  /** Keys by which other documents cite this one, normalised (`1a./J. 45/2023 (11a.)`, `2024494`). */
  citationKeys: string[]
}

/** Why a raw page did not become a document. `code` is a key of the catalogues, `detail` a short technical text without private data. */
export class RecordRejected extends Error {
  constructor(
    public readonly code:
      | 'notJson'
      | 'notAnObject'
      | 'wrongEncoding'
      | 'missingId'
      | 'idMismatch'
      | 'emptyTitle'
      | 'emptyText'
      | 'impossibleDate'
      | 'duplicateId',
    public readonly detail = ''
  ) {
    super(`${code}${detail ? `: ${detail}` : ''}`)
  }
}

/** What the ingestion already knows of a record. */
export interface KnownRecord {
  etag: string | null
}

/** What the ingestion asks of a source. */
export interface CrawlWindow {
  kind: string
  /** Looks a record up in what was already fetched; undefined means new. */
  known(externalIds: string[]): Promise<Map<string, KnownRecord>>
  /** How many of the newest known records are asked again with their etag. `Infinity` = all of them. */
  recheck: number
  /** Only records published on or after this ISO date, when the site can tell; else null. */
  since: string | null
  /** At most this many pages are yielded; null = no limit. */
  limit: number | null
  /** Told once the ids are listed: how many requests there will be. */
  onPlan(plan: { listed: number; fresh: number; recheck: number }): void
  /** Told of each answer 304 and of each record that could not be had after all retries. */
  onUnchanged(externalId: string): void
  onFailed(externalId: string, reason: string): void
  /** Told of each id that one page of a listing names again; it counts once. */
  onDuplicate?(externalId: string): void
  signal?: AbortSignal
}

/** The only door to the network that a source gets. See `sources/http.ts`. */
export interface Http {
  /** Requests that a client may keep in flight; one when the door does not say. */
  readonly concurrency?: number
  get(url: string, options?: { etag?: string | null; accept?: string; signal?: AbortSignal }): Promise<HttpAnswer>
}

export interface HttpAnswer {
  status: number
  contentType: string
  etag: string | null
  body: Uint8Array
}

export interface Source<Rec = unknown> {
  manifest: Manifest
  filters: Filter[]
  /** Yields raw pages of one kind; one record each. */
  pages(http: Http, window: CrawlWindow): AsyncGenerator<RawPage>
  /** Pure. Throws RecordRejected. */
  parse(page: RawPage): Rec
  /** Pure. */
  map(record: Rec, page: RawPage): LegalDocument
  /** Writes invented answers of this source where `readRaw(dir, …)` finds them, and says how many of each kind. For the demo. */
  writeDemo?(dir: string): Promise<Record<string, number>>
}

export function defineSource<Rec>(source: Source<Rec>): Source<Rec> {
  return source
}
