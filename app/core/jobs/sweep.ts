import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Rows of one statement, so that the writes of others never wait for long. */
const MAX_ROWS = 500

/** Which rows of a table are of no more use, by the column that names them. */
export interface Sweeping {
  table: string
  key: string
  isOver(query: DatabaseQueryBuilderContract): void
}

/** Deletes rows that are of no more use, a few hundred at a time, and returns how many there were. */
export async function sweep({ table, key, isOver }: Sweeping, isStopping = () => false): Promise<number> {
  for (let swept = 0; ;) {
    const rows = await db.from(table).select(key).where(isOver).limit(MAX_ROWS)
    if (rows.length)
      await db
        .from(table)
        .whereIn(
          key,
          rows.map((row) => row[key])
        )
        .delete()
    swept += rows.length
    if (rows.length < MAX_ROWS || isStopping()) return swept
  }
}
