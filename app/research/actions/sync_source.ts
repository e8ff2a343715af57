import logger from '@adonisjs/core/services/logger'
import research from '#config/research'
import type { SearchEngine } from '#app/core/search/search_engine'
import { DEFAULT_ORDER } from '#app/research/ingestion/ingest_order'
import { findSource } from '#app/research/sources'
import { IngestSource } from './ingest_source.js'

/** Reads kinds of a source at its polite rate, as the night job does. Stops after the batch at hand when told to. */
export class SyncSource {
  constructor(private readonly engine: SearchEngine) {}

  /** All kinds when none is named. Throws when there is no such source, or with the failure of a run; the other kinds are read all the same. */
  async handle(slug: string, kinds: string[], signal: AbortSignal): Promise<void> {
    const source = await findSource(slug)
    if (!source) throw new Error(`there is no source ${slug}`)
    const failures: string[] = []
    const asked = source.manifest.kinds.filter((kind) => kinds.length === 0 || kinds.includes(kind.slug))
    for (const { slug: kind } of asked) {
      if (signal.aborted || failures.some((failure) => failure.startsWith('blocked'))) break
      const order = { ...DEFAULT_ORDER, kind, mirror: research.mirror, signal }
      const run = await new IngestSource(this.engine).handle(source, order)
      if (run?.failure) failures.push(run.failure)
      logger.info(
        {
          source: slug,
          kind,
          state: run?.state ?? 'busy',
          stored: run?.stored,
          rejected: run?.rejected,
          failed: run?.failed,
        },
        'source read'
      )
    }
    if (failures.length) throw new Error(failures.join('; '))
  }
}
