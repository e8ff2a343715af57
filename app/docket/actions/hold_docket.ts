import type { Trx } from '#app/core/database/trx'
import { awaitCalendars } from '#app/deadlines/actions/change_calendar'
import Matter from '#app/matters/models/matter'
import { heldZone } from '#app/workspaces/queries/firm_zone'

/**
 * Holds all that the dates of new deadlines hang on, in the order in which everybody takes it: the calendars, the firm with its zone, the matter; deadlines and the log follow. The
 * first thing in a transaction: what was read before could be older than a change that does not find the deadlines yet. Returns the zone.
 */
export async function holdDocket(trx: Trx, matter: { id: number; workspaceId: number }): Promise<string> {
  await awaitCalendars(trx, { id: matter.workspaceId })
  return holdMatter(trx, matter)
}

/** The same for who changes deadlines that are there: a change of calendars waits for them, or finds them afterwards. */
export async function holdMatter(trx: Trx, matter: { id: number; workspaceId: number }): Promise<string> {
  const zone = await heldZone(matter.workspaceId, trx)
  await Matter.hold(matter, trx)
  return zone
}
