import logger from '@adonisjs/core/services/logger'
import type { Source } from '#sources/contract/contract'
import { LockLost } from '#app/core/errors/lock_lost'
import { acquireLock } from '#app/core/jobs/lock'
import type { LockRow } from '#app/core/jobs/lock'
import { renewPeriodically } from '#app/core/jobs/run_job'
import type { SearchEngine } from '#app/core/search/search_engine'
import SourceSynced from '#app/research/events/source_synced'
import { Crawl } from '#app/research/ingestion/crawl'
import { failureReason } from '#app/research/ingestion/failure_reason'
import { bringIndexUpToDate } from '#app/research/ingestion/indexing/index_changes'
import type { IngestOrder, IngestWatch } from '#app/research/ingestion/ingest_order'
import { closeRun, ingestLock, openRun } from '#app/research/ingestion/open_run'
import type SourceRun from '#app/research/models/source_run'

/** Brings what is new or changed in one kind of a source into the library and the index. May be killed at any moment and run again. */
export class IngestSource {
  constructor(private readonly engine: SearchEngine) {}

  /** Returns the ended run, also when it ended badly: its state and failure say how. Null when another process is reading this kind of the source. */
  async handle(source: Source, order: IngestOrder, watch: IngestWatch = {}): Promise<SourceRun | null> {
    const collection = { source: source.manifest.slug, kind: order.kind }
    const lock = await acquireLock(ingestLock(collection))
    if (!lock) return null
    try {
      const run = await openRun(collection)
      const crawl = new Crawl({ source, order, watch, run, lock, afterBatch: () => this.#index() })
      const ended = await this.#close(run, await this.#outcome(crawl, lock, order))
      await SourceSynced.dispatch(ended)
      return ended
    } finally {
      await lock.release()
    }
  }

  /** What the run threw, or null; a run that was asked to stop throws that reason. */
  async #outcome(
    crawl: Crawl,
    lock: LockRow,
    { signal }: IngestOrder
  ): Promise<{ error: unknown; wasStopped: boolean }> {
    const stopRenewing = renewPeriodically(lock, () => crawl.leave(new LockLost(`lock ${lock.name} was taken over`)))
    const stop = () => crawl.leave(signal?.reason)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      if (signal?.aborted) stop()
      await crawl.run()
      return { error: null, wasStopped: false }
    } catch (error) {
      return { error, wasStopped: signal?.aborted ?? false }
    } finally {
      stopRenewing()
      signal?.removeEventListener('abort', stop)
    }
  }

  #close(run: SourceRun, { error, wasStopped }: { error: unknown; wasStopped: boolean }): Promise<SourceRun> {
    if (error === null) return closeRun(run, 'finished', null)
    return wasStopped ? closeRun(run, 'interrupted', null) : closeRun(run, 'failed', failureReason(error))
  }

  /** The index follows the library; what keeps it from following now does not keep the library from growing. */
  async #index(): Promise<void> {
    await bringIndexUpToDate(this.engine).catch((error) => logger.warn({ err: error }, 'index not brought up to date'))
  }
}
