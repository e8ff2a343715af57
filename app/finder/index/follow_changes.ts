import { setImmediate as breathe } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { allAtOnceOrEach, dueAgain, jobsDueAgain } from '#app/core/jobs/each_item'
import { recordLoaders, type RecordLoader } from '#app/core/search/indexed_records'
import { INDEX_VERSION } from './record_file.js'
import type { RecordWriter } from './record_writer.js'

const BATCH = 200
/** A transaction that took its number early may be kept late: numbers of this long are looked at again. */
const LATE_SECONDS = 120

interface Change {
  seq: number
  kind: string
  record_id: number
}

/**
 * Brings what changed into the index; the first time, and after a change of version, everything. Safe to kill at any moment and to run again: a
 * record is always read as it is now. Returns how many records were read.
 */
export async function followChanges(writer: RecordWriter, isStopping = () => false): Promise<number> {
  const state = writer.state()
  if (state.version !== INDEX_VERSION || (await isAhead(state.lastSeq))) return buildAnew(writer, isStopping)
  let read = 0
  for (let lastSeq = state.lastSeq; !isStopping();) {
    const changes = await changesAfter(lastSeq)
    if (changes.length === 0) break
    lastSeq = changes.at(-1)!.seq
    read += await bring(writer, changes, lastSeq)
    if (changes.length < BATCH) break
    await breathe()
  }
  const again = await jobsDueAgain(recordLoaders.all().map(jobOf))
  for (const loader of recordLoaders.all())
    if (again.includes(jobOf(loader))) await write(writer, loader, await dueAgain(jobOf(loader)))
  return read
}

/** The database is older than the index: it was restored from a copy. */
async function isAhead(lastSeq: number): Promise<boolean> {
  const [{ last }] = await db.from('record_changes').max('seq as last')
  return Number(last ?? 0) < lastSeq
}

/** Reads once more what was numbered up to the place that was reached, but kept only afterwards. */
export async function followLateChanges(writer: RecordWriter): Promise<number> {
  const since = toSqlInstant(clock.now().minus({ seconds: LATE_SECONDS }))
  const rows = db.from('record_changes').where('seq', '<=', writer.state().lastSeq).where('created_at', '>=', since)
  return bring(
    writer,
    await rows
      .orderBy('seq', 'desc')
      .limit(5 * BATCH)
      .select('seq', 'kind', 'record_id')
  )
}

function changesAfter(lastSeq: number): Promise<Change[]> {
  return db
    .from('record_changes')
    .where('seq', '>', lastSeq)
    .orderBy('seq')
    .limit(BATCH)
    .select('seq', 'kind', 'record_id')
}

async function bring(writer: RecordWriter, changes: Change[], lastSeq?: number): Promise<number> {
  const byKind = Map.groupBy(changes, ({ kind }) => kind)
  let read = 0
  for (const [kind, of] of byKind) {
    const loader = recordLoaders.all().find(({ key }) => key === kind)
    const ids = [...new Set(of.map(({ record_id }) => Number(record_id)))]
    if (loader) await write(writer, loader, ids)
    read += ids.length
  }
  if (lastSeq !== undefined) writer.reached(lastSeq)
  return read
}

const jobOf = ({ key }: RecordLoader) => `record-index.${key}`

/** Writes records of one kind. One that cannot be read holds up no other: it stays in the index as it was and is tried again later. */
async function write(writer: RecordWriter, loader: RecordLoader, ids: number[]): Promise<void> {
  const work = async (some: number[]) => writer.write(loader.key, some, await loader.load(some))
  await allAtOnceOrEach({ job: jobOf(loader), ids, work })
}

async function buildAnew(writer: RecordWriter, isStopping: () => boolean): Promise<number> {
  const [{ last }] = await db.from('record_changes').max('seq as last')
  writer.clear()
  let read = 0
  for (const loader of recordLoaders.all()) {
    for (let after = 0; ;) {
      if (isStopping()) return read
      const ids = await loader.idsAfter(after, BATCH)
      if (ids.length === 0) break
      await write(writer, loader, ids)
      read += ids.length
      after = ids.at(-1)!
      await breathe()
    }
  }
  writer.reached(Number(last ?? 0))
  return read
}

const KEPT_DAYS = 30

/** Which changes are of no more use. */
export const oldChanges = {
  table: 'record_changes',
  key: 'seq',
  isOver: (query: { where(column: string, operator: string, value: string): unknown }) =>
    void query.where('created_at', '<', toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))),
}
