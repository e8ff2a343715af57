import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { allAtOnceOrEach, notPutOff } from '#app/core/jobs/each_item'
import { watchSaved } from './watch_saved.js'

/** The job under which documents that cannot be compared are put off. */
export const JOB = 'alerts.watch'
/** Documents of one transaction. */
export const BATCH = 200

/** What came to be kept without being watched at once, such as with the files of a firm: it begins with the text that was kept. */
export async function beginWatching(): Promise<void> {
  for (const table of ['favorites', 'collection_items', 'matter_pins'] as const) {
    await beginAll(async (last) => {
      const rows = await unwatched(table, last).max(`${table}.id as row_id`)
      const prints = await printsOf(
        table,
        rows.map(({ row_id: id }) => Number(id))
      )
      return { ids: rows.map(({ id }) => Number(id)), prints }
    })
  }
  await beginAll(async (last) => {
    const rows = await unwatched('alerts', last)
    return { ids: rows.map(({ id }) => Number(id)), prints: new Map() }
  })
}

const unwatched = (table: string, last: number) =>
  db
    .from(table)
    .leftJoin('watched_documents', 'watched_documents.document_id', `${table}.document_id`)
    .where(`${table}.document_id`, '>', last)
    .whereNull('watched_documents.document_id')
    .where(notPutOff(JOB, `${table}.document_id`))
    .groupBy(`${table}.document_id`)
    .orderBy(`${table}.document_id`)
    .select(`${table}.document_id as id`)
    .limit(BATCH)

interface Unwatched {
  ids: number[]
  prints: Map<number, string>
}

async function beginAll(find: (last: number) => Promise<Unwatched>): Promise<void> {
  for (let last = 0; ;) {
    const { ids, prints } = await find(last)
    const work = (some: number[]) => db.transaction((trx) => watch(trx, some, prints))
    await allAtOnceOrEach({ job: JOB, ids, work })
    if (ids.length < BATCH) return
    last = ids.at(-1)!
  }
}

async function printsOf(table: string, ids: number[]): Promise<Map<number, string>> {
  const rows = ids.length > 0 ? await db.from(table).whereIn('id', ids).select('document_id', 'fingerprint') : []
  return new Map(rows.map((row) => [Number(row.document_id), String(row.fingerprint)]))
}

async function watch(trx: Trx, ids: number[], prints: Map<number, string>): Promise<void> {
  await watchSaved(
    trx,
    ids.map((id) => ({ id, fingerprint: prints.get(id) ?? null }))
  )
}
