/**
 * What a legal source is, to the rest of Foja. A source lives in `sources/<slug>/source.ts`, is found by its file name and is registered nowhere else.
 * A source knows URLs, formats and its own vocabulary. It knows nothing of databases, requests or users.
 */

import type { LegalDocument } from '#sources/contract/document'
import type { Http } from '#sources/contract/http'

export type { Division, DivisionKind, LegalDocument, Validity } from '#sources/contract/document'
export type { Http, HttpAnswer, HttpOptions } from '#sources/contract/http'

/** A text in the two languages of the interface. */
export type Bilingual = {
  es: string
  en: string
}

/** One kind of record of a source, e.g. `tesis`. `documentType` is the value that searches filter by. */
export interface RecordKind {
  slug: string
  name: Bilingual
  documentType: string
  /** Records published in the last so many days are asked again by every run: the site corrects them after publishing. */
  rereadDays?: number
}

/** Another way to the same records, for when the usual one does not answer. Its answers give the same documents. */
export interface Transport {
  slug: string
  name: Bilingual
  /** Why one would choose it, and what it lacks. */
  note: Bilingual
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
  /** Kinds of the parts of records: `articulo`. They are not asked for, they come with their record. */
  partKinds?: RecordKind[]
  /** The usual one first; left out when there is only one. */
  transports?: Transport[]
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
  /** What the listing told of the record and its answer does not, such as dates; kept with the answer. */
  context?: Record<string, string>
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
      | 'duplicateId'
      | 'unreadableFile'
      | 'notTheRecord',
    public readonly detail = ''
  ) {
    super(`${code}${detail ? `: ${detail}` : ''}`)
  }
}

/** What the ingestion already knows of a record. */
export interface KnownRecord {
  etag: string | null
  /** ISO date on which its document was published; null when unknown. */
  publishedOn: string | null
  /** When its answer was last fetched or confirmed, ISO instant. */
  checkedAt: string
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
  /** Slug of a transport of the manifest; null = the usual one. */
  transport: string | null
  /** What to ask for, in the source's own words (`organo=…`, `expediente=…`), when it cannot be listed whole; empty otherwise. */
  asked: Record<string, string>
  /** At most this many pages are yielded; null = no limit. */
  limit: number | null
  /** Told once the ids are listed: how many requests there will be, and how many rows of the listing are none of this source's records. */
  onPlan(plan: { listed: number; fresh: number; recheck: number; ignored?: number }): void
  /** Told of each answer 304 and of each record that could not be had after all retries. */
  onUnchanged(externalId: string): void
  onFailed(externalId: string, reason: string): void
  /** Told of each id that one page of a listing names again; it counts once. */
  onDuplicate?(externalId: string): void
  signal?: AbortSignal
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
  /** Reads records out of a folder that somebody filled by hand; its manifest is described in the source's own documentation. */
  readFolder?(dir: string, window: CrawlWindow): AsyncGenerator<RawPage>
  /** Pure or reads files only: binary answers that need time (Word, PDF) are turned into text before `parse`; left out when `parse` reads them itself. */
  prepare?(page: RawPage): Promise<RawPage>
  /** Writes invented answers of this source where `readRaw(dir, …)` finds them, and says how many of each kind. For the demo. */
  writeDemo?(dir: string): Promise<Record<string, number>>
}

export function defineSource<Rec>(source: Source<Rec>): Source<Rec> {
  return source
}
