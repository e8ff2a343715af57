import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import type Client from '#app/clients/models/client'
import ClientMerge from '#app/clients/models/client_merge'

const MAX_MERGES = 20

/** A merge into a client that can still be undone, with the name of who became part of it. */
export interface MergeLine {
  id: number
  name: string
  at: DateTime
  until: DateTime
}

type Row = { id: number; name: string; created_at: string; undo_until: string }

/** Merges into a client that can still be undone, the last one first. */
export async function undoableMerges({ id, workspaceId }: Client): Promise<MergeLine[]> {
  const rows = (await ClientMerge.in({ id: workspaceId })
    .join('clients', 'clients.id', 'client_merges.merged_id')
    .where('client_merges.kept_id', id)
    .whereNull('client_merges.undone_at')
    .where('client_merges.undo_until', '>', toSqlInstant(clock.now()))
    .select('client_merges.id', 'clients.name', 'client_merges.created_at', 'client_merges.undo_until')
    .orderBy('client_merges.id', 'desc')
    .limit(MAX_MERGES)
    .pojo<Row>()) as Row[]
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.name,
    at: fromSqlInstant(row.created_at)!,
    until: fromSqlInstant(row.undo_until)!,
  }))
}
