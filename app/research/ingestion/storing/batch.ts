import type { RawPage } from '#sources/contract/contract'

/** An answer of a site. */
export interface FetchedRecord {
  page: RawPage
  /** When it was given, of one that comes from a folder; null for one that just came. */
  savedAt: Date | null
}

export const MAX_RECORDS = 200
const MAX_UNCHANGED = 500
const MAX_BYTES = 4 * 1024 * 1024

/** What a run brought since the last write: small enough not to stall the writes of others. */
export class Batch {
  /** By external id; of two answers for one record the later one counts. */
  readonly arrivals = new Map<string, FetchedRecord>()
  readonly unchanged = new Set<string>()
  /** External id → technical reason. */
  readonly failures = new Map<string, string>()
  /** Answers that came, also those for one record. */
  pages = 0
  #bytes = 0

  constructor(private readonly mostRecords = MAX_RECORDS) {}

  add(arrival: FetchedRecord): void {
    this.arrivals.set(arrival.page.externalId, arrival)
    this.pages++
    this.#bytes += arrival.page.body.byteLength
  }

  get isFull(): boolean {
    const records = this.arrivals.size + this.failures.size
    return records >= this.mostRecords || this.unchanged.size >= MAX_UNCHANGED || this.#bytes >= MAX_BYTES
  }

  get isEmpty(): boolean {
    return this.pages + this.unchanged.size + this.failures.size === 0
  }
}
