import app from '@adonisjs/core/services/app'
import { Job } from '#app/core/jobs/job'
import { SearchEngine } from '#app/core/search/search_engine'
import { SyncSource } from '#app/research/actions/sync_source'

/** Reads a source, e.g. every night. */
export default class SyncSourceJob extends Job {
  static readonly lockName = 'sync-source'

  async handle(slug: string) {
    await new SyncSource(await app.container.make(SearchEngine)).handle(slug, this.stopping)
  }
}
