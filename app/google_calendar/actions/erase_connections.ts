import type { Trx } from '#app/core/database/trx'
import GoogleChange from '#app/google_calendar/models/google_change'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import GoogleItem from '#app/google_calendar/models/google_item'
import GoogleRun from '#app/google_calendar/models/google_run'

/** Deletes connections with their tokens and all that was remembered of them: by their id, of a person, or of a person in a firm. */
export async function eraseConnections(
  trx: Trx,
  of: { id: number } | { user_id: number } | { user_id: number; workspace_id: number }
): Promise<void> {
  const connections = await GoogleConnection.everywhere(trx).where(of).select('id')
  const ids = connections.map(({ id }) => id)
  if (ids.length === 0) return
  const runs = GoogleRun.query({ client: trx }).whereIn('connection_id', ids).select('id')
  await GoogleChange.query({ client: trx }).whereIn('run_id', runs).delete()
  await GoogleRun.query({ client: trx }).whereIn('connection_id', ids).delete()
  await GoogleItem.query({ client: trx }).whereIn('connection_id', ids).delete()
  await GoogleConnection.byKey('id', ids, trx).delete()
}
