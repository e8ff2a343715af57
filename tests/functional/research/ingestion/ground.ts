import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { Source } from '#sources/contract/contract'
import type { SearchResponse } from '#app/core/search/search_engine'
import research from '#config/research'
import { IngestSource } from '#app/research/actions/ingest_source'
import type { IngestOrder, IngestWatch } from '#app/research/ingestion/ingest_order'
import { DEFAULT_ORDER } from '#app/research/ingestion/ingest_order'
import { openSearchEngine } from '#app/research/open_search_engine'
import { findSource } from '#app/research/sources'
import { StandIn } from './stand_in.js'

/** A library and an index of a test's own, and a court to fill them from. */
export async function ground() {
  const rollback = await testUtils.db().wrapInGlobalTransaction()
  const folder = await mkdtemp(join(tmpdir(), 'foja-ingestion-'))
  const configured = { ...research }
  research.rawFolder = join(folder, 'raw')
  const engine = await openSearchEngine({ kind: 'embedded', file: join(folder, 'search.sqlite') })
  const court = await StandIn.open()
  const scjn = (await findSource('scjn'))!

  return {
    folder,
    engine,
    court,
    scjn,
    async read(order: Partial<IngestOrder> = {}, watch: IngestWatch = {}, source: Source = scjn) {
      const polite = { ...DEFAULT_ORDER, kind: 'tesis', rate: 0, mirror: court.address }
      return (await new IngestSource(engine).handle(source, { ...polite, ...order }, watch))!
    },
    search(text: string): Promise<SearchResponse> {
      return engine.search({ source: 'scjn', text, filters: {}, page: 1, pageSize: 10, facets: ['materia'] })
    },
    async close() {
      await court.close()
      await engine.close()
      Object.assign(research, configured)
      await rm(folder, { recursive: true })
      await rollback()
    },
  }
}

export type Ground = Awaited<ReturnType<typeof ground>>

/** External ids and change numbers of the documents, by id. */
export async function documents(): Promise<{ external_id: string; change_seq: number; title: string }[]> {
  const rows = await db.from('legal_documents').orderBy('external_id').select('external_id', 'change_seq', 'title')
  return rows.map((row) => ({ ...row, change_seq: Number(row.change_seq) }))
}

/** `state reason` of each record, by its id. */
export async function records(): Promise<Record<string, string>> {
  const rows = await db.from('source_records').orderBy('external_id')
  return Object.fromEntries(
    rows.map(({ external_id, state, reason }) => [external_id, [state, reason].filter(Boolean).join(' ')])
  )
}

/** The counts of a run. */
export function countsOf({
  fetched,
  stored,
  unchanged,
  rejected,
  failed,
}: Record<'fetched' | 'stored' | 'unchanged' | 'rejected' | 'failed', number>) {
  return { fetched, stored, unchanged, rejected, failed }
}
