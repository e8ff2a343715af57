import app from '@adonisjs/core/services/app'
import { Job } from '#app/core/jobs/job'
import { SearchEngine } from '#app/core/search/search_engine'
import { bringIndexUpToDate } from '#app/research/ingestion/index_changes'

/** Long-lived: each second, what has changed in the library is brought into the search index. */
export default class IndexChangesJob extends Job {
  static readonly lockName = 'index-changes'
  static readonly longLived = true

  async handle() {
    const engine = await app.container.make(SearchEngine)
    while (!this.stopped) {
      await bringIndexUpToDate(engine, { isStopping: () => this.stopped })
      await this.rest(1_000)
    }
  }
}
