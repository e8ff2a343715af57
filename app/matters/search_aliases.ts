import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/clients/models/client'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import type Matter from '#app/matters/models/matter'

/** Whom else a matter names: its parties, their lawyers and its further clients. A search finds it by them. `matter` is saved by the caller. */
export async function updateSearchAliases(trx: TransactionClientContract, matter: Matter): Promise<void> {
  const parties = await rowsBy(trx, 'matter_parties', { matter_id: matter.id }).orderBy('id').select('name', 'rfc')
  const lawyers = await rowsBy(trx, 'matter_party_lawyers', { matter_id: matter.id }).orderBy('id').select('name')
  const clients = await rowsBy(trx, 'matter_clients', { 'matter_clients.matter_id': matter.id })
    .join(...joinOn(Client, 'matter_clients.client_id'))
    .whereNot('clients.id', matter.clientId ?? 0)
    .orderBy('matter_clients.id')
    .select('clients.name')
  const names = [...clients, ...parties, ...lawyers].flatMap(({ name, rfc }) => [name, rfc]).filter(Boolean)
  matter.alsoNamed = names.length > 0 ? [...new Set(names.map(String))].join('\n') : null
}
