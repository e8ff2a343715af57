import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/clients/models/client'
import { rowsBy } from '#app/core/tenancy/rows'

/** Whom else a client is found by: its contacts, their e-mails and telephones. The caller saves `client`. */
export async function nameContacts(trx: TransactionClientContract, client: Client): Promise<void> {
  const rows = await rowsBy(trx, 'client_contacts', { client_id: client.id }).orderBy('id')
  const names = rows.flatMap(({ name, email, phone }) => [name, email, phone]).filter(Boolean)
  client.alsoNamed = names.length > 0 ? [...new Set(names.map(String))].join('\n') : null
}
