import type { Http } from '#sources/contract/contract'

/** What is listed, and who hears of it. */
export interface Listing {
  kind: string
  /** Only records published on or after this ISO date are needed; a channel may list more. */
  since: string | null
  signal: AbortSignal
  onDuplicate?(id: string): void
}

/** The ids of a kind, newest first. */
export interface Listed {
  ids: number[]
  /** Those of the weekly part, which the Semanario answers only when it is told so. */
  weekly: Set<number>
}

/** One way to the records of the Court. */
export interface Channel {
  /** The kinds that it has. */
  kinds: string[]
  /** Throws `ListingRefused`, or what the client throws. */
  list(http: Http, listing: Listing): Promise<Listed>
  /** Where a record may be had; the second address is asked when the first does not give it. */
  addressesOf(kind: string, id: string, isWeekly: boolean): string[]
  /** Headers without which the site answers nobody. */
  headers?: Record<string, string>
}
