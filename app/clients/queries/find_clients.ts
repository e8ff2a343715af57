import { NotFound } from '#app/core/errors/no_access'
import type { Tenant } from '#app/core/tenancy/tenanted'
import Client from '#app/clients/models/client'

/** The clients of a firm with these ids. Throws NotFound when one of them is not there, as if it did not exist. */
export async function findClients(workspace: Tenant, ids: number[]): Promise<Client[]> {
  const clients = await Client.in(workspace).whereIn('id', ids).orderBy('id')
  if (clients.length !== ids.length) throw new NotFound('clients')
  return clients
}
