import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import Client from '#app/clients/models/client'

/** Clients of one firm as they are now, in the order of their ids, held until the transaction ends: who wants to change one waits. */
export async function lockClients(trx: TransactionClientContract, clients: Client[]): Promise<Client[]> {
  const ids = clients.map(({ id }) => id)
  return Client.in({ id: clients[0]!.workspaceId }, trx).whereIn('id', ids).orderBy('id').forUpdate()
}

/** One client as it is now, held until the transaction ends. Throws NotFound when it is gone by now. */
export async function lockClient(trx: TransactionClientContract, client: Client): Promise<Client> {
  const [current] = await lockClients(trx, [client])
  if (!current) throw new NotFound('clients')
  return current
}
