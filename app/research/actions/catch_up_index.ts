import { setTimeout as wait } from 'node:timers/promises'
import type { SearchEngine } from '#app/core/search/search_engine'
import { bringIndexUpToDate } from '#app/research/ingestion/indexing/index_changes'
import type { IndexingOptions } from '#app/research/ingestion/indexing/index_changes'

const LOOK_AGAIN_MS = 250

/** Brings the index up to date, waiting while another process writes it. False when it is not there within `patienceMs`. */
export class CatchUpIndex {
  constructor(private readonly engine: SearchEngine) {}

  async handle(patienceMs = 30_000, options: IndexingOptions = {}): Promise<boolean> {
    for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
      if (await bringIndexUpToDate(this.engine, options)) return true
      if (waited >= patienceMs || options.isStopping?.()) return false
      await wait(LOOK_AGAIN_MS)
    }
  }
}
