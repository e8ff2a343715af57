import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fold } from '#app/core/text/fold'
import { Migration } from '#database/table'

const BATCH = 500
/** Characters of the column; a title that folds to more is found by its beginning. */
const LENGTH = 420

/** Reminders are searched and sorted by their title without regard to accents and capitals. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('reminders', (table) => {
      table.string('title_folded', LENGTH).notNullable().defaultTo('')
    })
    this.defer(foldTitles)
  }
}

/** Folds the titles of the reminders that are there already. Safe to run again. */
export async function foldTitles(db: QueryClientContract) {
  for (let last = 0; ;) {
    const rows: { id: number; title: string }[] = await db
      .from('reminders')
      .where('id', '>', last)
      .where('title_folded', '')
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'title')
    for (const { id, title } of rows) {
      await db
        .from('reminders')
        .where({ id })
        .update({ title_folded: fold(title).slice(0, LENGTH) })
    }
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)!.id)
  }
}
