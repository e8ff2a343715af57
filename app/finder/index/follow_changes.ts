import { setImmediate as breathe } from 'node:timers/promises'
import { clock } from '#app/core/clock'
import { allAtOnceOrEach, dueAgain, jobsDueAgain } from '#app/core/jobs/each_item'
import { recordLoaders, type IndexedRecord, type RecordLoader } from '#app/core/search/indexed_records'
import { INDEX_VERSION } from './record_file.js'
import type { RecordWriter } from './record_writer.js'
import {
  lastRecordChange,
  recordChangesAfter,
  recordChangesSince,
  type RecordChange,
} from '#app/core/search/record_changes'

const BATCH = 200
/** A transaction that took its number early may be kept late: numbers of this long are looked at again. */
const LATE_SECONDS = 120

/**
 * Brings what changed into the index; the first time, and after a change of version, everything. Safe to kill at any moment and to run again: a
 * record is always read as it is now. Returns how many records were read.
 */
export async function followChanges(writer: RecordWriter, isStopping = () => false): Promise<number> {
  const state = writer.state()
  const last = await lastRecordChange()
  // A database older than the index was restored from a copy.
  if (state.version !== INDEX_VERSION || last < state.lastSeq) return buildAnew(writer, isStopping)
  let read = 0
  for (let lastSeq = state.lastSeq; lastSeq < last && !isStopping();) {
    const changes = await recordChangesAfter(lastSeq, BATCH)
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

/** Reads once more what was numbered up to the place that was reached, but kept only afterwards. */
export async function followLateChanges(writer: RecordWriter): Promise<number> {
  const since = clock.now().minus({ seconds: LATE_SECONDS })
  return bring(writer, await recordChangesSince(since, writer.state().lastSeq, 5 * BATCH))
}

async function bring(writer: RecordWriter, changes: RecordChange[], lastSeq?: number): Promise<number> {
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

/** Has what is kept in matters that have another name, or are gone, read again: it is told with their name. */
async function bringParts(writer: RecordWriter, ids: number[], matters: IndexedRecord[]): Promise<void> {
  const names = writer.readNames('matter', ids)
  const current = new Map(matters.map((matter) => [matter.id, matter]))
  for (const id of ids) {
    const [before, after] = [names.get(id), current.get(id)]
    if (after && before?.title === after.title && before.context === after.context) continue
    for (const [kind, parts] of writer.partsOfMatter(id)) {
      const loader = recordLoaders.all().find(({ key }) => key === kind)
      for (let at = 0; loader && at < parts.length; at += BATCH) {
        await write(writer, loader, parts.slice(at, at + BATCH))
        await breathe()
      }
    }
  }
}

/** Writes records of one kind. One that cannot be read holds up no other: it stays in the index as it was and is tried again later. */
async function write(writer: RecordWriter, loader: RecordLoader, ids: number[]): Promise<void> {
  const work = async (some: number[]) => {
    const records = await loader.load(some)
    // Before the matter gets its new name: killed in between, it is seen again that the name is another.
    if (loader.key === 'matter') await bringParts(writer, some, records)
    writer.write(loader.key, some, records)
  }
  await allAtOnceOrEach({ job: jobOf(loader), ids, work })
}

async function buildAnew(writer: RecordWriter, isStopping: () => boolean): Promise<number> {
  const last = await lastRecordChange()
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
  writer.reached(last)
  return read
}
