import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Pace } from '#app/core/database/pace'
import { columnsOf } from '#app/transfers/export/columns'
import { countRows } from '#app/transfers/export/read_table'
import { EXPORTED } from '#app/transfers/exported_tables'
import type { ExportedTable } from '#app/transfers/exported/shape'
import { Ticker } from '#app/transfers/export/ticker'
import { notAnArchive } from './archive_reader.js'
import { checkArchive } from './check_archive.js'
import { checkMoney } from './check_money.js'
import { checkPlaces } from './check_places.js'
import { insertRows, linkRows, type Target } from './insert_rows.js'
import { rowsIn } from './json_rows.js'
import { restoreFiles } from './restore_files.js'
import { firmOf, restoreFirm, restoreHistory } from './restore_firm.js'
import { mapMembers, mapRoles } from './restore_given.js'
import { recomputeNames } from './recompute_names.js'
import { recomputeTimes } from './recompute_times.js'
import { restorePeople } from './restore_people.js'
import { saveProgress, totalOf, type Restoring } from './restoring.js'
import type { Knex } from 'knex'

const AT_ONCE = 200

/** What every firm has from its first day, or what is put back in a way of its own. */
const GIVEN = new Set(['roles', 'members', 'sequences', 'invitations'])

const brought = EXPORTED.filter(({ table, exportOnly }) => !exportOnly && !GIVEN.has(table))

/** Whether a firm has no records yet. */
export async function isEmpty(firm: number): Promise<boolean> {
  const knex = db.connection().getWriteClient() as unknown as Knex
  for (const spec of brought) if ((await countRows(knex, spec, firm)) > 0) return false
  return true
}

/** The import step by step; a killed one goes on in the step that it was in. */
export const PHASES: ((here: Restoring) => Promise<void>)[] = [
  check,
  people,
  rows,
  links,
  restoreFiles,
  restoreHistory,
  derive,
  restoreFirm,
]

async function check(here: Restoring): Promise<void> {
  if (!(await isEmpty(here.firm))) throw notAnArchive('not_empty')
  const ticker = new Ticker(here.work, totalOf(here.manifest))
  await checkArchive(here.archive, here.manifest, () => ticker.tick())
  await ticker.settle()
}

async function people(here: Restoring): Promise<void> {
  await db.transaction(async (trx) => {
    const strangers = await restorePeople(trx, here)
    await mapRoles(trx, here)
    await mapMembers(trx, here)
    await saveProgress(here, trx, { phase: 2, part: 0, line: 0, counts: { ...here.progress.counts, strangers } })
  })
}

/** All rows, table by table, some at a time. */
async function rows(here: Restoring): Promise<void> {
  for (let part = here.progress.part ?? 0; part < brought.length; part++) {
    const spec = brought[part]!
    await inChunks(here, spec, async (trx, target, chunk) => {
      const { counts, done = 0 } = here.progress
      await insertRows(trx, target, chunk)
      const total = (counts.rows ?? 0) + chunk.length
      await saveProgress(here, trx, {
        part,
        line: chunk.at(-1)![0],
        done: done + chunk.length,
        counts: { ...counts, rows: total },
      })
    })
    here.progress = { ...here.progress, part: part + 1, line: 0 }
  }
}

/** Columns that name rows which came later. */
async function links(here: Restoring): Promise<void> {
  const linked = brought.filter(({ references }) => Object.values(references).some(({ later }) => later))
  for (let part = here.progress.part ?? 0; part < linked.length; part++) {
    await inChunks(here, linked[part]!, async (trx, target, chunk) => {
      await linkRows(trx, target, chunk)
      await saveProgress(here, trx, { part, line: chunk.at(-1)![0] })
    })
    here.progress = { ...here.progress, part: part + 1, line: 0 }
  }
}

/** What follows from the rows is worked out again: a file says when something comes, not whether it was told. */
async function derive({ firm, manifest, archive }: Restoring): Promise<void> {
  const { time_zone: zone } = await firmOf(archive)
  await checkPlaces(firm)
  await checkMoney(firm)
  await recomputeTimes(firm, { madeAt: DateTime.fromISO(manifest.madeAt), zone })
  await recomputeNames(firm)
}

type Chunk = Parameters<typeof insertRows>[2]
type Act = (trx: Parameters<typeof insertRows>[0], target: Target, chunk: Chunk) => Promise<void>

async function inChunks(here: Restoring, spec: ExportedTable, act: Act): Promise<void> {
  if (!here.manifest.tables[spec.table]) return
  const knex = db.connection().getWriteClient() as unknown as Knex
  const target = { firm: here.firm, remap: here.remap, spec, columns: await columnsOf(knex, spec.table) }
  const pace = new Pace(AT_ONCE)
  let chunk: Chunk = []
  const flush = async () => {
    if (chunk.length > 0) await pace.transaction((trx) => act(trx, target, chunk), chunk.length)
    chunk = []
  }
  for await (const row of rowsIn(here.archive, spec.table, here.progress.line ?? 0)) {
    chunk.push(row)
    if (chunk.length >= pace.size) await flush()
  }
  await flush()
}
