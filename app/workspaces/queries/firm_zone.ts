import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { untilWrite } from '#app/core/database/until_write'

/** The time zone in which a firm's days begin and end; outside a transaction it is read once until the next write. */
export async function firmZone(workspaceId: number, client?: QueryClientContract): Promise<string> {
  const read = async (from: QueryClientContract | typeof db) => {
    const row = await from.from('workspaces').where('id', workspaceId).select('time_zone').firstOrFail()
    return String(row.time_zone)
  }
  return client ? read(client) : untilWrite(`zone of firm ${workspaceId}`, () => read(db))
}

/** The same, and nobody changes the firm until the transaction ends. Taken before what hangs on the zone, as by who changes it. */
export async function heldZone(workspaceId: number, trx: TransactionClientContract): Promise<string> {
  const row = await trx.from('workspaces').where('id', workspaceId).forShare().select('time_zone').firstOrFail()
  return String(row.time_zone)
}
