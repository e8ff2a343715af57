import type { Trx } from '#app/core/database/trx'
import { clientFilters } from '#app/clients/domain/client_filters'
import Client from '#app/clients/models/client'
import { narrowClients } from '#app/clients/queries/narrow_clients'
import { matterFilters } from '#app/matters/domain/matter_filters'
import Matter from '#app/matters/models/matter'
import { narrowMatters } from '#app/matters/queries/lists/narrow_matters'
import type { Subject } from '#app/transfers/records/import_field'
import type { Selection } from './bulk_change.js'

export interface Selecting {
  subject: Subject
  viewer: { userId: number; workspaceId: number }
  selection: Selection
}

/** The matters that are chosen, of those that somebody sees; in an object, since awaiting a query asks it. */
export async function selectedMatters({ viewer, selection }: Selecting, trx?: Trx) {
  const query = Matter.seenBy(viewer, trx)
  if ('ids' in selection) return { query: query.whereIn('matters.id', selection.ids) }
  return { query: narrowMatters(query, viewer, await matterFilters.validate(selection.filter)) }
}

/** The clients that are chosen. */
export async function selectedClients({ viewer, selection }: Selecting, trx?: Trx) {
  const query = Client.in({ id: viewer.workspaceId }, trx)
  if ('ids' in selection) return { query: query.whereIn('clients.id', selection.ids) }
  return { query: narrowClients(query, viewer.workspaceId, await clientFilters.validate(selection.filter)) }
}

/** The ids of the chosen records, in order. */
export async function selectedIds(selecting: Selecting, most: number, trx?: Trx): Promise<number[]> {
  const { subject } = selecting
  const { query } = await (subject === 'matters' ? selectedMatters(selecting, trx) : selectedClients(selecting, trx))
  const rows = (await query
    .select(`${subject}.id as id`)
    .orderBy(`${subject}.id`)
    .limit(most)
    .pojo<{ id: number }>()) as { id: number }[]
  return rows.map(({ id }) => Number(id))
}

export async function countSelected(selecting: Selecting): Promise<number> {
  const { query } = await (selecting.subject === 'matters' ? selectedMatters(selecting) : selectedClients(selecting))
  const row = (await query.count('* as total').pojo<{ total: number }>().firstOrFail()) as { total: number }
  return Number(row.total)
}
