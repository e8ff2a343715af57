import db from '@adonisjs/lucid/services/db'
import { TaskFailed } from '#app/core/tasks/task_kinds'
import { EXPORTED } from '#app/transfers/exported_tables'

const PAGE_SIZE = 1_000

const isInMatter = (table: string) =>
  EXPORTED.some((spec) => spec.table === table && spec.references.matter_id?.to === 'matters')

/** Rows of which one names the other, though they are parts of different matters, or name each other in a circle, belong to no archive of this product. */
export async function checkPlaces(firm: number): Promise<void> {
  for (const { table, references } of EXPORTED)
    for (const [column, { to, later }] of Object.entries(references)) {
      if (isInMatter(table) && isInMatter(to)) await assertSameMatter(firm, { table, column, to })
      if (later && to === table) await assertNoCircle(firm, table, column)
    }
}

const wrongPlace = (table: string) => new TaskFailed('transfers.restore.error.place', { table })

interface Link {
  table: string
  column: string
  to: string
}

/** Whoever sees a matter sees its parts: none may be reached through another matter. */
async function assertSameMatter(firm: number, { table, column, to }: Link): Promise<void> {
  const stray = await db
    .from(`${table} as part`)
    .join(`${to} as named`, 'named.id', `part.${column}`)
    .where('part.workspace_id', firm)
    .whereColumn('named.matter_id', '<>', 'part.matter_id')
    .select('part.id')
    .first()
  if (stray) throw wrongPlace(table)
}

/** Follows what rows of a table name in the same table to its end. */
async function assertNoCircle(firm: number, table: string, column: string): Promise<void> {
  const above = new Map<number, number>()
  for (let last = 0; ;) {
    const query = db.from(table).where('workspace_id', firm).whereNotNull(column).where('id', '>', last)
    const rows = await query.orderBy('id').limit(PAGE_SIZE).select('id', `${column} as above`)
    for (const row of rows) above.set(Number(row.id), Number(row.above))
    if (rows.length < PAGE_SIZE) break
    last = Number(rows.at(-1)!.id)
  }
  const ending = new Set<number>()
  for (const start of above.keys()) {
    const path = new Set<number>()
    for (let at: number | undefined = start; at !== undefined && !ending.has(at); at = above.get(at)) {
      if (path.has(at)) throw wrongPlace(table)
      path.add(at)
    }
    for (const id of path) ending.add(id)
  }
}
