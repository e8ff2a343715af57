import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { Job } from '#app/core/jobs/job'
import { SearchEngine } from '#app/core/search/search_engine'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { bringIndexUpToDate } from '#app/research/ingestion/index_changes'

/** A search server that does not answer is waited for. */
function unlessUnavailable(error: unknown): void {
  if (!(error instanceof SearchUnavailable)) throw error
  logger.warn({ err: error }, 'the search server does not answer; the index waits')
}

/** Long-lived: each second, what has changed in the library is brought into the search index. */
export default class IndexChangesJob extends Job {
  static readonly lockName = 'index-changes'
  static readonly longLived = true

  async handle() {
    const engine = await app.container.make(SearchEngine)
    while (!this.stopped) {
      await bringIndexUpToDate(engine, { isStopping: () => this.stopped }).catch(unlessUnavailable)
      await this.rest(1_000)
    }
  }
}
