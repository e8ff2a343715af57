import type { LegalDocument } from '#sources/contract/contract'
import type { FetchedRecord, Batch } from './batch.js'
import type { HeldRecord } from './known_records.js'
import type { Reading } from '#app/research/ingestion/read_page'
import type { Reason } from '#app/research/ingestion/reason'

/** An answer that became a new version of a document. */
export interface Written {
  arrival: FetchedRecord
  document: LegalDocument
  /** Of the version before; null for a new document. */
  documentId: number | null
  /** Nothing has changed; it is written again because somebody asked for it. */
  isRewrite: boolean
}

export interface Rejected {
  arrival: FetchedRecord
  reason: Reason
}

/** A batch after its answers were read and compared with what is held. */
export interface ValidatedBatch {
  written: Written[]
  /** The document is stored with the same fingerprint. */
  confirmed: FetchedRecord[]
  rejected: Rejected[]
}

/** How answers from a folder are treated; the site itself is never behind what is held, and knows what was published since. */
export interface SavedRule {
  /** Writes again what has not changed. */
  rewrite: boolean
  /** Leaves out documents published before this ISO date. */
  since: string | null
}

export interface ValidationContext {
  read(arrival: FetchedRecord): Reading
  held: Map<string, HeldRecord>
  saved: SavedRule | null
}

/** Sorts the answers of a batch. A saved one that is older than what is held is left out, and so is one published before `since`. */
export function validateBatch(batch: Batch, { read, held, saved }: ValidationContext): ValidatedBatch {
  const validated: ValidatedBatch = { written: [], confirmed: [], rejected: [] }
  for (const arrival of batch.arrivals.values()) {
    const known = held.get(arrival.page.externalId)
    if (known?.fetchedAt && arrival.savedAt && arrival.savedAt < known.fetchedAt) continue
    const reading = read(arrival)
    if ('rejection' in reading) validated.rejected.push({ arrival, reason: reading.rejection })
    else if (saved && isBefore(saved.since, reading.document)) continue
    else if (!saved?.rewrite && known?.fingerprint === reading.document.fingerprint) validated.confirmed.push(arrival)
    else validated.written.push(writtenOf(arrival, reading.document, known))
  }
  return validated
}

function writtenOf(arrival: FetchedRecord, document: LegalDocument, known: HeldRecord | undefined): Written {
  const isRewrite = known?.fingerprint === document.fingerprint
  return { arrival, document, documentId: known?.documentId ?? null, isRewrite }
}

function isBefore(since: string | null, { publishedOn }: LegalDocument): boolean {
  return since !== null && publishedOn !== null && publishedOn < since
}
