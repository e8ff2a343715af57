import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import research from '#config/research'
import type { SearchEngine } from '#app/core/search/search_engine'
import { DEFAULT_ORDER } from '#app/research/ingestion/ingest_order'
import type SourceOrder from '#app/research/models/source_order'
import { findSource } from '#app/research/sources'
import { IngestSource } from './ingest_source.js'

/** Reads what an operator asked for, at the polite rate of its source. */
export class ReadOrdered {
  constructor(private readonly engine: SearchEngine) {}

  /** The order is done when the reading ended, well or not; one that was told to stop is gone on with later. */
  async handle({ id, source: slug, kind }: SourceOrder, signal: AbortSignal): Promise<void> {
    const source = await findSource(slug)
    if (source?.manifest.kinds.some((one) => one.slug === kind)) {
      const order = { ...DEFAULT_ORDER, kind, mirror: research.mirror, signal }
      const run = await new IngestSource(this.engine).handle(source, order)
      logger.info({ source: slug, kind, state: run?.state ?? 'busy' }, 'source read for an operator')
    }
    if (!signal.aborted) await db.from('source_orders').where({ id }).delete()
  }
}
