import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { Job } from '#app/core/jobs/job'
import { SearchEngine } from '#app/core/search/search_engine'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { followCitations } from '#app/research/citations/follow_citations'
import { bringIndexUpToDate } from '#app/research/ingestion/indexing/index_changes'
import { IndexDue } from '#app/research/ingestion/indexing/index_due'

/** A search server that does not answer is waited for. */
function unlessUnavailable(error: unknown): void {
  if (!(error instanceof SearchUnavailable)) throw error
  logger.warn({ err: error }, 'the search server does not answer; the index waits')
}

/**
 * What has changed in the library is brought into the search index, and read for what it cites. One thread for both: either waits for the database most of
 * the time, and neither waits for the other.
 */
export default class IndexChangesJob extends Job {
  static readonly lockName = 'index-changes'
  static #due: IndexDue | null = null

  static override async isDue(): Promise<boolean> {
    this.#due ??= new IndexDue(await app.container.make(SearchEngine))
    return this.#due.ask()
  }

  async handle() {
    const engine = await app.container.make(SearchEngine)
    const due = new IndexDue(engine)
    const isStopping = () => this.stopped
    const parts = [
      new Part(() => bringIndexUpToDate(engine, { isStopping }).catch(unlessUnavailable)),
      new Part(() => followCitations({ isStopping })),
    ]
    try {
      await this.whileDue(
        () => due.ask(),
        () => Promise.race(parts.map((part) => part.run()))
      )
    } finally {
      this.stop()
      await Promise.allSettled(parts.map((part) => part.ended()))
    }
  }
}

/** Work that is begun anew when it has ended, and not before. One that failed fails whoever asks next. */
class Part {
  #running: Promise<void> | null = null

  constructor(private readonly work: () => Promise<unknown>) {}

  run(): Promise<void> {
    return (this.#running ??= this.work().then(() => void (this.#running = null)))
  }

  async ended(): Promise<void> {
    await this.#running
  }
}
