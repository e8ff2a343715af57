import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import type Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'

/** A contact of a client. Throws NotFound for contacts of other clients, as if they did not exist. */
export async function findContact(
  { id: clientId, workspaceId }: Pick<Client, 'id' | 'workspaceId'>,
  id: number,
  trx?: TransactionClientContract
): Promise<ClientContact> {
  const contact = await ClientContact.findIn({ id: workspaceId }, id, trx)
  if (contact.clientId !== clientId) throw new NotFound('client_contacts')
  return contact
}
