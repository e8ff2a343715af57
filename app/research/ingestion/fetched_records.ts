import type { CrawlWindow, Http, Source } from '#sources/contract/contract'
import { readRaw } from '#sources/raw/raw_store'
import type { FetchedRecord } from '#app/research/ingestion/storing/batch'
import type { Collection } from '#app/research/ingestion/storing/known_records'

/** What a site answers, as it comes. */
export async function* fromSite(source: Source, http: Http, window: CrawlWindow): AsyncGenerator<FetchedRecord> {
  for await (const page of source.pages(http, window)) yield { page, savedAt: null }
}

/** What a folder holds that somebody filled by hand. Throws when the source reads none: an order for one is refused before. */
export async function* fromHand(source: Source, folder: string, window: CrawlWindow): AsyncGenerator<FetchedRecord> {
  if (!source.readFolder) throw new Error(`${source.manifest.slug} reads no folders`)
  for await (const page of source.readFolder(folder, window)) yield { page, savedAt: null }
}

export interface SavedOptions {
  limit: number | null
  signal: AbortSignal
  /** Told of each damaged file. */
  onDamage(file: string, reason: string): void
}

/** What a folder in the layout of the raw store holds. */
export async function* fromFolder(
  folder: string,
  collection: Collection,
  { limit, signal, onDamage }: SavedOptions
): AsyncGenerator<FetchedRecord> {
  let left = limit ?? Infinity
  if (left <= 0) return
  for await (const page of readRaw(folder, collection, onDamage)) {
    signal.throwIfAborted()
    yield { page, savedAt: new Date(page.fetchedAt) }
    if (--left <= 0) return
  }
}
