import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Migration } from '#database/table'

/** Names are found with and without the tilde of ñ: what is searched is kept without it. */
export default class extends Migration {
  async up() {
    this.defer(searchWithoutTilde)
  }
}

/** Takes the tilde out of the search texts that are there already. */
export async function searchWithoutTilde(db: QueryClientContract) {
  for (const table of ['clients', 'matters'])
    await db.rawQuery(`UPDATE ${table} SET search_text = REPLACE(search_text, 'n~', 'n') WHERE search_text LIKE '%n~%'`)
}
