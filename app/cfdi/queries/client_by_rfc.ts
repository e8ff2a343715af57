import type { Trx } from '#app/core/database/trx'
import { isGenericRfc } from '#app/core/tax/rfc'
import Client from '#app/clients/models/client'

/** The one client of a firm with an RFC; null when there is none, when several have it, and for one that stands for nobody. */
export async function clientIdByRfc(workspaceId: number, rfc: string, trx?: Trx): Promise<number | null> {
  if (isGenericRfc(rfc)) return null
  const found = await Client.in({ id: workspaceId }, trx).where('clients.rfc', rfc).orderBy('clients.id').limit(2)
  return found.length === 1 ? found[0]!.id : null
}
