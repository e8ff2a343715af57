import type { Trx } from '#app/core/database/trx'
import GoogleItem from '#app/google_calendar/models/google_item'

/** What is remembered of an event at Google. */
export type StoredItem = Partial<Pick<GoogleItem, 'item' | 'eventId' | 'state' | 'base' | 'etag'>>

/** Remembers an event at Google, in the transaction of what follows from it. */
export async function storeItem(
  trx: Trx,
  connectionId: number,
  row: GoogleItem | null,
  kept: StoredItem
): Promise<void> {
  const found =
    row && (await GoogleItem.query({ client: trx }).where({ id: row.id, connection_id: connectionId }).first())
  if (found) await found.merge(kept).save()
  else await GoogleItem.create({ connectionId, ...kept } as never, { client: trx })
}
