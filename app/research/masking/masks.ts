import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seal, unseal } from '#app/core/encryption/sealed'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { Reading } from '#app/research/ingestion/read_page'
import { maskWith } from './mask_document.js'

/** A record of a source. */
export interface MaskedRecord {
  source: string
  kind: string
  externalId: string
}

/** What is masked in these records, by their ids; those without masks are missing. Names are kept sealed: they are what nobody should read. */
export async function masksOf(
  { source, kind }: { source: string; kind: string },
  externalIds: string[],
  trx?: TransactionClientContract
): Promise<Map<string, string[]>> {
  if (!externalIds.length) return new Map()
  const rows = await (trx ?? db)
    .from('document_masks')
    .where({ source, kind })
    .whereIn('external_id', externalIds)
    .orderBy('id')
    .select('external_id', 'pattern')
  const masks = new Map<string, string[]>()
  for (const { external_id: id, pattern } of rows) {
    const opened = unseal(pattern, 'mask')
    if (opened) masks.set(id, [...(masks.get(id) ?? []), opened])
  }
  return masks
}

/** Keeps that a name is masked in a record, so that it stays so when the record comes again. */
export async function saveMask(trx: TransactionClientContract, record: MaskedRecord, pattern: string): Promise<void> {
  const now = toSqlInstant(clock.now())
  const row = {
    source: record.source,
    kind: record.kind,
    external_id: record.externalId,
    pattern: seal(pattern, 'mask'),
    pattern_hash: createHash('sha256').update(pattern.toLowerCase()).digest('hex'),
    created_at: now,
    updated_at: now,
  }
  await trx
    .knexQuery()
    .table('document_masks')
    .insert(row)
    .onConflict(['source', 'kind', 'external_id', 'pattern_hash'])
    .ignore()
}

/** Documents that were just read, with what is masked in them masked again. */
export async function maskReadings<Arrived extends { page: { externalId: string } }>(
  collection: { source: string; kind: string },
  readings: Map<Arrived, Reading>
): Promise<Map<Arrived, Reading>> {
  const masks = await masksOf(
    collection,
    [...readings.keys()].map(({ page }) => page.externalId)
  )
  for (const [arrival, reading] of readings) {
    const patterns = masks.get(arrival.page.externalId)
    if (patterns && 'document' in reading) readings.set(arrival, { document: maskWith(reading.document, patterns) })
  }
  return readings
}
