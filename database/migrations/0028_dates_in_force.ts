import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Migration } from '#database/table'

/** Laws that were stored as being in force since their publication. */
export default class extends Migration {
  async up() {
    this.defer(forgetUnreadDates)
  }
}

const SOURCES = ['federal_laws', 'state_laws']

/**
 * Forgets the days of entry into force of laws and articles for which no transitory provision was read: they were those of the publication. Reading the saved
 * answers again (`sources:ingest … --from=DIR --full`) gives the true ones. Laws that are abrogated without a date are watched as such, so that nobody is told
 * of it as of news. What is right already stays.
 */
export async function forgetUnreadDates(db: QueryClientContract) {
  await db
    .from('legal_documents')
    .whereIn('source', SOURCES)
    .whereNotNull('in_force_from')
    .whereNot('metadata', 'like', '%"entryIntoForce"%')
    .update({ in_force_from: null })
  const abrogated = db.from('legal_documents').where('facets', 'like', '%"is_abrogated":["true"]%').select('id')
  await db
    .from('watched_documents')
    .where('force', 'standing')
    .whereIn('document_id', abrogated)
    .update({ force: 'ended' })
}
