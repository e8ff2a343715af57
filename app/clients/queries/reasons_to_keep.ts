import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clientHolds } from '#app/clients/client_parts'
import type Client from '#app/clients/models/client'

/** Why a client cannot be deleted: `clients.holds.<key>` with how many there are. */
export type ReasonToKeep = { key: string; count: number }

/** What holds a client by now; nothing when it may go. */
export async function reasonsToKeep(client: Client, trx?: TransactionClientContract): Promise<ReasonToKeep[]> {
  if (!trx) return db.transaction((own) => reasonsToKeep(client, own))
  const reasons: ReasonToKeep[] = []
  for (const { key, count } of clientHolds.all()) reasons.push({ key, count: await count(trx, client) })
  return reasons.filter(({ count }) => count > 0)
}
