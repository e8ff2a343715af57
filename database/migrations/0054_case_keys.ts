import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { caseKey } from '#app/courts/case_number'
import { Migration } from '#database/table'

const BATCH = 500
/** Characters of the column; a key is shorter. */
const LENGTH = 60

/** What courts publish is compared with matters by the key of their case number. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('matters', (table) => {
      table.string('case_key', LENGTH).nullable()
      table.index(['workspace_id', 'case_key'], 'matters_of_case')
    })
    this.defer(keyMatters)
  }
}

/** Writes the keys of the matters that are there already. Safe to run again. */
export async function keyMatters(db: QueryClientContract) {
  for (let last = 0; ;) {
    const rows: { id: number; file_number: string }[] = await db
      .from('matters')
      .where('id', '>', last)
      .whereNotNull('file_number')
      .whereNull('case_key')
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'file_number')
    for (const { id, file_number: said } of rows) {
      const key = caseKey(said)
      if (key) await db.from('matters').where({ id }).update({ case_key: key })
    }
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)!.id)
  }
}
