import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { fold } from '#app/core/text/fold'
import type { ClientFilters } from '#app/clients/domain/client_filters'
import type Client from '#app/clients/models/client'
import { whereClientSays } from './client_search.js'

type Query = ModelQueryBuilderContract<typeof Client>
type Narrowing = Pick<ClientFilters, 'q' | 'type' | 'access' | 'archived' | 'responsible' | 'tag'>

/** Keeps the clients of a firm that pass the filters of the list. */
export function narrowClients(query: Query, workspaceId: number, filters: Narrowing): Query {
  const { q, type, access, archived, responsible, tag } = filters
  query.where('clients.archived', Number(archived))
  if (type) query.where('clients.type', type)
  if (access === 'with') query.whereNotNull('clients.user_id')
  if (access === 'without') query.whereNull('clients.user_id')
  if (responsible > 0) query.where('clients.responsible_id', responsible)
  if (tag) {
    const named = { workspace_id: workspaceId, name_folded: fold(tag) }
    query.whereIn('clients.id', (rows) => void rows.from('client_tags').where(named).select('client_id'))
  }
  whereClientSays(query, q)
  return query
}
