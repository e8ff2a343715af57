import type { Tenant } from '#app/core/tenancy/tenanted'
import { textIn } from '#app/core/validators/query'
import Client from '#app/clients/models/client'
import { whereClientSays } from './client_search.js'

const MAX_OPTIONS = 10

/** The clients among which a person picks one: those that say every word that was typed, by name. Archived ones are left out. */
export function clientOptions(workspace: Tenant, typed: unknown): Promise<Client[]> {
  const query = Client.in(workspace).where('clients.archived', 0)
  whereClientSays(query, textIn(typed))
  return query.orderBy('name_folded').orderBy('id').limit(MAX_OPTIONS).exec()
}
