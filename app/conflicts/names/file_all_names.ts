import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fileNames, type FiledName } from './save_names.js'
import { acrossFirms } from '#app/core/tenancy/rows'

const AT_ONCE = 200

type Row = Record<string, unknown>
const text = (value: unknown) => (value === null || value === undefined ? null : String(value))

const clientName = (row: Row): FiledName => ({
  workspaceId: Number(row.workspace_id),
  kind: 'client',
  recordId: Number(row.id),
  name: String(row.name),
  side: 'ours',
  rfc: text(row.rfc),
  curp: text(row.curp),
})

const contactName = (row: Row): FiledName => ({
  workspaceId: Number(row.workspace_id),
  kind: 'contact',
  recordId: Number(row.id),
  name: String(row.name),
  side: 'ours',
})

const partyName = (row: Row): FiledName => ({
  workspaceId: Number(row.workspace_id),
  kind: 'party',
  recordId: Number(row.id),
  matterId: Number(row.matter_id),
  name: String(row.name),
  side: text(row.side),
  rfc: text(row.rfc),
})

const matterName = (row: Row): FiledName => ({
  workspaceId: Number(row.workspace_id),
  kind: 'matter',
  recordId: Number(row.id),
  matterId: Number(row.id),
  name: String(row.client_name),
  side: 'ours',
})

const endName =
  (kind: 'relation' | 'related', column: string) =>
  (row: Row): FiledName => ({
    workspaceId: Number(row.workspace_id),
    kind,
    recordId: Number(row.id),
    name: String(row[column]),
  })

/** Files the names of all clients, parties, matters and relations that are there and not filed yet, some hundreds at a time. */
export async function fileAllNames(client: QueryClientContract): Promise<void> {
  await fileFrom(client, 'clients', {
    kind: 'client',
    read: clientName,
    only: (query) => query.whereNull('merged_into_id'),
  })
  await fileFrom(client, 'matter_parties', { kind: 'party', read: partyName, only: (query) => query })
  const only = (query: Query) => query.whereNull('client_id').whereNotNull('client_name')
  await fileFrom(client, 'matters', { kind: 'matter', read: matterName, only })
  const ends = [endName('relation', 'name'), endName('related', 'other_name')] as const
  await fileFrom(client, 'conflict_relations', { kind: 'relation', read: ends[0], only: (query) => query })
  await fileFrom(client, 'conflict_relations', { kind: 'related', read: ends[1], only: (query) => query })
}

/** The same for the contacts of clients, whose table came later. */
export async function fileContactNames(client: QueryClientContract): Promise<void> {
  await fileFrom(client, 'client_contacts', { kind: 'contact', read: contactName, only: (query) => query })
}

type Query = ReturnType<QueryClientContract['from']>

async function fileFrom(
  client: QueryClientContract,
  table: string,
  { kind, read, only }: { kind: string; read: (row: Row) => FiledName; only: (query: Query) => Query }
): Promise<void> {
  for (let last = 0; ;) {
    const filed = acrossFirms(client, 'conflict_names').where('kind', kind).select('record_id')
    const query = only(client.from(table).where('id', '>', last)).whereNotIn('id', filed)
    const rows = (await query.orderBy('id').limit(AT_ONCE)) as Row[]
    await fileNames(client, rows.map(read))
    if (rows.length < AT_ONCE) return
    last = Number(rows.at(-1)!.id)
  }
}
