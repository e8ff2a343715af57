import logger from '@adonisjs/core/services/logger'
import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Source } from '#sources/contract/contract'
import type { RawWriter } from '#sources/raw/raw_store'
import { clock } from '#app/core/clock'
import type { Pace } from '#app/core/database/pace'
import { reasonOf } from '#app/core/errors/describe_error'
import { LockLost } from '#app/core/errors/lock_lost'
import type { LockRow } from '#app/core/jobs/lock'
import { isContention } from '#app/core/models/contention'
import { toSqlInstant } from '#app/core/models/columns'
import RecordsStored from '#app/research/events/records_stored'
import { maskReadings } from '#app/research/masking/masks'
import type { FetchedRecord, Batch } from './batch.js'
import { validateBatch } from './validated_batch.js'
import type { ValidatedBatch, SavedRule } from './validated_batch.js'
import { heldAmong } from './known_records.js'
import type { Collection } from './known_records.js'
import { readPrepared } from '#app/research/ingestion/read_page'
import type { Reading } from '#app/research/ingestion/read_page'
import { isDiskFull } from '#app/research/ingestion/disk_full'
import { NO_COUNTS, sum } from '#app/research/ingestion/run_counts'
import type { RunCounts } from '#app/research/ingestion/run_counts'
import { storeDocuments } from './store_documents.js'
import { storeRecords } from './store_records.js'

export interface WriterOptions {
  source: Source
  collection: Collection
  runId: number
  /** Every write is undone unless the run still holds its lock. */
  lock: LockRow
  /** Where answers are kept; null when they come from a folder and stay there. */
  raw: RawWriter | null
  saved: SavedRule | null
  pace: Pace
}

/** Writes batches: answers to the raw store first, then everything else in one transaction. A kill between the two costs a second copy of the answers. */
export class BatchWriter {
  constructor(private readonly options: WriterOptions) {}

  async write(batch: Batch): Promise<RunCounts> {
    const { source, collection, saved } = this.options
    const held = await heldAmong(collection, [...batch.arrivals.keys()])
    const readings = await maskReadings(collection, await readAll(source, batch))
    const validated = validateBatch(batch, { read: (arrival) => readings.get(arrival)!, held, saved })
    const now = clock.now()
    await this.#storeAnswers(validated, now)
    try {
      return await this.#storeAll({ batch, validated }, now)
    } catch (error) {
      if (validated.written.length === 0 || isOfTheRun(error)) throw error
      return this.#storeApart({ batch, validated }, now)
    }
  }

  #storeAll(work: Work, now: DateTime): Promise<RunCounts> {
    const { written, confirmed, rejected } = work.validated
    const records = written.length + confirmed.length + rejected.length
    return this.options.pace.transaction((trx) => this.#store(trx, now, work), records)
  }

  /** Each document by itself: one that cannot be stored counts as not had, with its reason, and the next run asks for it again. */
  async #storeApart({ batch, validated }: Work, now: DateTime): Promise<RunCounts> {
    let counts = NO_COUNTS
    const failures = new Map(batch.failures)
    for (const written of validated.written) {
      const alone = { batch: NO_BATCH, validated: { written: [written], confirmed: [], rejected: [] } }
      try {
        counts = sum(counts, await this.#storeAll(alone, now))
      } catch (error) {
        if (isOfTheRun(error)) throw error
        const { externalId } = written.arrival.page
        logger.warn({ err: error, record: externalId, ...this.options.collection }, 'a record was not stored')
        failures.set(externalId, `storingFailed: ${reasonOf(error)}`)
      }
    }
    const { pages, unchanged } = batch
    const rest = { batch: { pages, unchanged, failures }, validated: { ...validated, written: [] } }
    return sum(counts, await this.#storeAll(rest, now))
  }

  /** What is confirmed is there already. */
  async #storeAnswers({ written, rejected }: ValidatedBatch, now: DateTime): Promise<void> {
    await this.options.raw?.append(
      [...written, ...rejected].map(({ arrival }) => arrival.page),
      now.toJSDate()
    )
  }

  async #store(trx: TransactionClientContract, now: DateTime, { batch, validated }: Work): Promise<RunCounts> {
    const { collection, runId, lock } = this.options
    await lock.renew(trx)
    const { stored, refused } = await storeDocuments(trx, collection, validated.written)
    const kept = stored.map(({ arrival: { page }, document }) => ({ page, document }))
    await RecordsStored.dispatch(trx, collection.source, kept)
    const rejected = [...validated.rejected, ...refused]
    const { confirmed } = validated
    const { unchanged, failures } = batch
    await storeRecords(
      trx,
      { collection, runId, now },
      { stored: stored.map(({ arrival }) => arrival), confirmed, rejected, unchanged, failures }
    )
    const counts: RunCounts = {
      fetched: batch.pages,
      stored: stored.length,
      unchanged: confirmed.length + batch.unchanged.size,
      rejected: rejected.length,
      failed: batch.failures.size,
    }
    await countUp(trx, runId, counts)
    return counts
  }
}

/** One after the other: a law in a Word file takes more memory than its text. */
async function readAll(source: Source, { arrivals }: Batch): Promise<Map<FetchedRecord, Reading>> {
  const readings = new Map<FetchedRecord, Reading>()
  for (const arrival of arrivals.values()) readings.set(arrival, await readPrepared(source, arrival.page))
  return readings
}

/** The lock went to somebody else, the disk is full or the database busy: no record is at fault. */
const isOfTheRun = (error: unknown) => error instanceof LockLost || isDiskFull(error) || isContention(error)

const NO_BATCH = { pages: 0, unchanged: new Set<string>(), failures: new Map<string, string>() }

interface Work {
  batch: Pick<Batch, 'pages' | 'unchanged' | 'failures'>
  validated: ValidatedBatch
}

async function countUp(trx: TransactionClientContract, id: number, counts: RunCounts): Promise<void> {
  const sums = Object.entries(counts).map(([name, count]) => [name, trx.raw('?? + ?', [name, count])])
  await trx
    .from('source_runs')
    .where({ id })
    .update({ ...Object.fromEntries(sums), seen_at: toSqlInstant(clock.now()) })
}
