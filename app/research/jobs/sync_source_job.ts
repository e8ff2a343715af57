import app from '@adonisjs/core/services/app'
import { Job } from '#app/core/jobs/job'
import { SearchEngine } from '#app/core/search/search_engine'
import { SyncSource } from '#app/research/actions/sync_source'

/** Reads a source at its time. */
export default class SyncSourceJob extends Job {
  static readonly lockName = 'sync-source'

  /** @param kinds only these; all, when none is named */
  async handle(slug: string, ...kinds: string[]) {
    await new SyncSource(await app.container.make(SearchEngine)).handle(slug, kinds, this.stopping)
  }
}
