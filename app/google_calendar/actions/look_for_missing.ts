import type { GoogleEvent } from '#app/google_calendar/domain/said'
import GoogleItem from '#app/google_calendar/models/google_item'

/** Rows that are compared at once. */
const AT_ONCE = 200

/** What a whole reading of a calendar does not name was not deleted by that: it is looked for, and sent again when it is not there. */
export async function lookForMissing({ id }: { id: number }, events: GoogleEvent[]): Promise<void> {
  const named = new Set(events.map((event) => event.id))
  let last = 0
  for (;;) {
    const page = await GoogleItem.query()
      .where({ connection_id: id, state: 'live' })
      .whereNotNull('etag')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'event_id')
    const ids = page.filter(({ eventId }) => !named.has(eventId)).map((row) => row.id)
    if (ids.length > 0) await GoogleItem.query().whereIn('id', ids).update({ base: null, etag: null })
    if (page.length < AT_ONCE) return
    last = page.at(-1)!.id
  }
}
