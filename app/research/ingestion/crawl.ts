import type { CrawlWindow, Http, Source } from '#sources/contract/contract'
import { RawWriter } from '#sources/raw/raw_store'
import research from '#config/research'
import { Pace } from '#app/core/database/pace'
import type { LockRow } from '#app/core/jobs/lock'
import type SourceRun from '#app/research/models/source_run'
import { fromFolder, fromHand, fromSite } from './fetched_records.js'
import { MAX_RECORDS, type FetchedRecord, type Batch } from '#app/research/ingestion/storing/batch'
import { BatchWriter } from '#app/research/ingestion/storing/batch_writer'
import type { IngestOrder, IngestWatch, Plan } from './ingest_order.js'
import { Intake } from './intake.js'
import { knownAmong } from '#app/research/ingestion/storing/known_records'
import { createHttpClient } from './create_http_client.js'
import { notePlan } from './open_run.js'
import { NO_COUNTS, sum } from './run_counts.js'

export interface CrawlOptions {
  source: Source
  order: IngestOrder
  watch: IngestWatch
  run: SourceRun
  lock: LockRow
  /** After each batch was written. */
  afterBatch(): Promise<void>
}

/** One run over one kind of a source, from the first request to the last write. */
export class Crawl {
  #options: CrawlOptions
  #leave = new AbortController()
  #intake: Intake
  #seen = 0
  #pace = new Pace(MAX_RECORDS)

  constructor(options: CrawlOptions) {
    this.#options = options
    this.#intake = new Intake(
      () => options.watch.onSeen?.(++this.#seen),
      () => this.#pace.size
    )
  }

  /** Reads and writes until there is no more. Throws what the source, the client or the database throws; what came before is written. */
  async run(): Promise<void> {
    const { source, order, run, lock } = this.#options
    const collection = { source: run.source, kind: run.kind }
    const raw = order.from ? null : new RawWriter(research.rawFolder, run.source, run.kind)
    const http = createHttpClient(source.manifest, order)
    const arrivals = order.from ? this.#saved(order.from) : this.#fresh(http)
    const saved = order.from ? { rewrite: order.full, since: order.since } : null
    try {
      await this.#write(
        new BatchWriter({ source, collection, runId: run.id, lock, raw, saved, pace: this.#pace }),
        arrivals
      )
    } finally {
      this.#leave.abort()
      http.close()
      await raw?.close()
    }
  }

  /** Stops asking; `run` throws the reason once the last batch is written. */
  leave(reason: unknown): void {
    this.#leave.abort(reason)
  }

  async #write(writer: BatchWriter, arrivals: AsyncIterable<FetchedRecord>): Promise<void> {
    const { watch, afterBatch } = this.#options
    let counts = NO_COUNTS
    const batches: AsyncIterable<Batch> = this.#intake.batches(arrivals)
    for await (const batch of batches) {
      counts = sum(counts, await writer.write(batch))
      watch.onCounts?.(counts)
      await afterBatch()
    }
  }

  #fresh(http: Http) {
    const { source, order } = this.#options
    return order.folder ? fromHand(source, order.folder, this.#window()) : fromSite(source, http, this.#window())
  }

  #saved(folder: string) {
    const { order, watch, run } = this.#options
    return fromFolder(folder, run, {
      limit: order.limit,
      signal: this.#leave.signal,
      onDamage: (file, reason) => watch.onDamage?.(file, reason),
    })
  }

  #window(): CrawlWindow {
    const { order, run } = this.#options
    return {
      kind: order.kind,
      known: (externalIds) => knownAmong({ source: run.source, kind: run.kind }, externalIds),
      recheck: order.full ? Infinity : research.recheck,
      since: order.since,
      transport: order.transport,
      asked: order.asked,
      limit: order.limit,
      onPlan: ({ listed, fresh, recheck, ignored = 0 }) =>
        this.#plan({ listed, planned: Math.min(fresh + recheck, order.limit ?? Infinity), ignored }),
      onUnchanged: (externalId) => this.#intake.unchanged(externalId),
      onFailed: (externalId, reason) => this.#intake.failed(externalId, reason),
      onDuplicate: (externalId) => this.#options.watch.onDuplicate?.(externalId),
      signal: this.#leave.signal,
    }
  }

  #plan({ listed, planned, ignored }: Plan): void {
    const { watch, run } = this.#options
    watch.onPlan?.({ listed, planned, ignored })
    notePlan(run, { listed, planned }).catch((error) => this.leave(error))
  }
}
