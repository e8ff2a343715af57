import type MatterErased from '#app/matters/events/matter_erased'

/** Rows that refer to others go first. */
const OF_MATTER = [
  'portal_request_files',
  'portal_requests',
  'portal_messages',
  'portal_reads',
  'portal_updates',
  'portal_views',
  'portal_links',
]

/** What clients saw and wrote goes with the matter. */
export default class ForgetMatter {
  async handle({ trx, matterId }: MatterErased) {
    for (const table of OF_MATTER) await trx.from(table).where('matter_id', matterId).delete()
  }
}
