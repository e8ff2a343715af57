import db from '@adonisjs/lucid/services/db'

const BATCH = 500

export type Row = Record<string, unknown>

/** Writes rows of a table, some hundreds in a statement and all in one transaction. Every row has the columns of the first. */
export async function fill(table: string, count: number, row: (index: number) => Row): Promise<void> {
  if (count === 0) return
  const columns = Object.keys(row(0))
  const marks = `(${columns.map(() => '?').join(',')})`
  const rowsAtOnce = Math.min(BATCH, Math.floor(30_000 / columns.length))
  const into = `INSERT INTO ${table} (${columns.map((name) => `\`${name}\``).join(',')}) VALUES `
  await db.transaction(async (trx) => {
    for (let first = 0; first < count; first += rowsAtOnce) {
      const size = Math.min(rowsAtOnce, count - first)
      const rows = Array.from({ length: size }, (_, index) => row(first + index))
      const values = rows.flatMap((each) => columns.map((name) => each[name] as string))
      await trx.rawQuery(into + Array.from({ length: size }, () => marks).join(','), values.map(storable))
    }
  })
}

/** SQLite's driver takes no booleans. */
const storable = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as string

/** The ids of a firm's rows, in the order in which they were written. */
export async function idsOf(table: string, workspaceId: number): Promise<number[]> {
  const rows = await db.from(table).where('workspace_id', workspaceId).orderBy('id').select('id')
  return rows.map(({ id }) => Number(id))
}
