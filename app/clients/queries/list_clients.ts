import type { Viewer } from '#app/core/contributions/registries'
import type { Tenant } from '#app/core/tenancy/tenanted'
import type { ClientFilters, SortKey } from '#app/clients/domain/client_filters'
import { clientFigures } from '#app/clients/client_parts'
import Client from '#app/clients/models/client'
import { narrowClients } from './narrow_clients.js'

export const ROWS_PER_PAGE = 25

const ORDER: Record<SortKey, string> = {
  name: 'clients.name_folded',
  updated: 'clients.updated_at',
  created: 'clients.created_at',
}

/** One line of the list: a client and how many matters of theirs the reader sees. */
export interface ClientLine {
  client: Client
  matters: number
}

/** One page of a firm's clients and how many there are. A page past the end is the last one. */
export async function listClients(workspace: Tenant, viewer: Viewer, filters: ClientFilters) {
  const { total } = await narrowClients(Client.in(workspace), workspace.id, filters)
    .count('* as total')
    .pojo<{ total: number | string }>()
    .firstOrFail()
  const last = Math.max(1, Math.ceil(Number(total) / ROWS_PER_PAGE))
  const page = Math.min(filters.page, last)
  const direction = filters.descending ? 'desc' : 'asc'
  const clients = await narrowClients(Client.in(workspace), workspace.id, filters)
    .orderBy(ORDER[filters.sort], direction)
    .orderBy('clients.id', direction)
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .preload('responsible')
  const matters = await figures(viewer, clients)
  const lines: ClientLine[] = clients.map((client) => ({ client, matters: matters.get(client.id) ?? 0 }))
  return { lines, paging: { total: Number(total), page, perPage: ROWS_PER_PAGE } }
}

async function figures(viewer: Viewer, clients: Client[]): Promise<Map<number, number>> {
  const figure = clientFigures.find('matters')
  if (!figure || clients.length === 0) return new Map()
  return figure.of(
    viewer,
    clients.map(({ id }) => id)
  )
}
