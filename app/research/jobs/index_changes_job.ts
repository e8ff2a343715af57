import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { Job } from '#app/core/jobs/job'
import { SearchEngine } from '#app/core/search/search_engine'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { followCitations } from '#app/research/citations/follow_citations'
import { bringIndexUpToDate } from '#app/research/ingestion/index_changes'

/** A search server that does not answer is waited for. */
function unlessUnavailable(error: unknown): void {
  if (!(error instanceof SearchUnavailable)) throw error
  logger.warn({ err: error }, 'the search server does not answer; the index waits')
}

/**
 * Long-lived: each second, what has changed in the library is brought into the search index, and read for what it cites. One thread for both: either waits
 * for the database most of the time, and a thread holds an application of its own.
 */
export default class IndexChangesJob extends Job {
  static readonly lockName = 'index-changes'
  static readonly longLived = true

  async handle() {
    await Promise.all([this.index(), this.followCitations()])
  }

  private async index() {
    const engine = await app.container.make(SearchEngine)
    while (!this.stopped) {
      await bringIndexUpToDate(engine, { isStopping: () => this.stopped }).catch(unlessUnavailable)
      await this.rest(1_000)
    }
  }

  private async followCitations() {
    while (!this.stopped) {
      await followCitations({ isStopping: () => this.stopped })
      await this.rest(2_000)
    }
  }
}
