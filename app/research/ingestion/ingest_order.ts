import type { RunCounts } from './run_counts.js'

/** What is asked of a run over one kind of a source. */
export interface IngestOrder {
  kind: string
  /** Only what was published on or after this ISO date, as far as the source can tell. */
  since: string | null
  /** At most so many answers. */
  limit: number | null
  /** Requests per second; null = the source's polite rate, 0 = no limit. */
  rate: number | null
  /** Address of a copy of the sites through which every request goes. */
  mirror: string | null
  /** Folder of saved answers to read instead of the site. */
  from: string | null
  /** Slug of a transport of the source; null = the usual one. */
  transport: string | null
  /** What to ask for, in the source's own words. */
  asked: Record<string, string>
  /** Folder that somebody filled by hand, for a source that reads such. */
  folder: string | null
  /** Asks all known records whether they changed; with `from`, writes again what has not changed. */
  full: boolean
  /** Ends the run after the batch at hand. */
  signal?: AbortSignal
}

/** A run of the site's own accord: everything new, at its rate. */
export const DEFAULT_ORDER: Omit<IngestOrder, 'kind'> = {
  since: null,
  limit: null,
  rate: null,
  mirror: null,
  from: null,
  transport: null,
  asked: {},
  folder: null,
  full: false,
}

/** What a run is about to do. */
export interface Plan {
  listed: number
  /** Records that will be asked for. */
  planned: number
  /** Of the listing, but nothing that the source keeps: reglamentos among laws. */
  ignored: number
}

/** Who watches a run is told of these. */
export interface IngestWatch {
  /** Once the ids are listed: how many there are and how many records will be asked for. */
  onPlan?(plan: Plan): void
  /** How many records have come, were unchanged or failed. */
  onSeen?(seen: number): void
  /** After each batch. */
  onCounts?(counts: RunCounts): void
  /** A saved file that cannot be read. */
  onDamage?(file: string, reason: string): void
  /** An id that the source lists twice; it is asked for once. */
  onDuplicate?(externalId: string): void
}
