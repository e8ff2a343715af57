import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { toSqlInstant } from '#app/core/models/columns'
import type { FetchedRecord } from './batch.js'
import { inChunks } from './chunks.js'
import type { Collection } from './known_records.js'
import type { Rejected } from './validated_batch.js'
import { failureReason, reasonText } from '#app/research/ingestion/reason'

const IDENTITY = ['source', 'kind', 'external_id']
const MAX_ETAG_LENGTH = 120

/** What became of the records of a batch. */
export interface Fates {
  stored: FetchedRecord[]
  confirmed: FetchedRecord[]
  rejected: Rejected[]
  /** External ids of answers 304. */
  unchanged: Iterable<string>
  /** External id → technical reason. */
  failures: Map<string, string>
}

export interface Occasion {
  collection: Collection
  runId: number
  now: DateTime
}

/** Writes what became of each record, for the next run to know and for the operator to read. */
export async function storeRecords(
  trx: TransactionClientContract,
  { collection: identity, runId, now }: Occasion,
  fates: Fates
): Promise<void> {
  const seen = { checked_at: toSqlInstant(now), run_id: runId }
  const arrived = ({ page, savedAt }: FetchedRecord) => ({
    ...identity,
    ...seen,
    external_id: page.externalId,
    etag: page.etag && page.etag.length <= MAX_ETAG_LENGTH ? page.etag : null,
    fetched_at: toSqlInstant(savedAt ? DateTime.fromJSDate(savedAt) : now),
  })
  const rejected = fates.rejected.map(({ arrival, reason }) => ({
    ...arrived(arrival),
    state: 'rejected',
    reason: reasonText(reason),
  }))
  const stored = fates.stored.map((arrival) => ({ ...arrived(arrival), state: 'stored', reason: null }))
  await upsert(trx, [...stored, ...rejected], ['state', 'reason', 'etag', 'fetched_at', 'checked_at', 'run_id'])

  const confirmed = fates.confirmed.map((arrival) => ({ ...arrived(arrival), state: 'stored', reason: null }))
  await upsert(trx, confirmed, ['state', 'reason', 'etag', 'checked_at', 'run_id'])

  const failed = [...fates.failures].map(([externalId, detail]) => ({
    ...identity,
    ...seen,
    external_id: externalId,
    state: 'failed',
    reason: reasonText(failureReason(detail)),
  }))
  await upsert(trx, failed, ['state', 'reason', 'checked_at', 'run_id'])

  for (const chunk of inChunks([...fates.unchanged]))
    await trx.from('source_records').where(identity).whereIn('external_id', chunk).update(seen)
}

async function upsert(trx: TransactionClientContract, rows: object[], changing: string[]): Promise<void> {
  for (const chunk of inChunks(rows))
    await trx.knexQuery().table('source_records').insert(chunk).onConflict(IDENTITY).merge(changing)
}
