import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readName } from './reading.js'
import { rowsBy } from '#app/core/tenancy/rows'

/** Where a name stands: a client, a contact of a client, a party of a matter, a matter that only names its client, either end of a relation. */
export type NameKind = 'client' | 'contact' | 'party' | 'matter' | 'relation' | 'related'

/** A name of a record of a firm, by which conflicts are found. */
export interface FiledName {
  workspaceId: number
  kind: NameKind
  recordId: number
  matterId?: number | null
  name: string
  side?: string | null
  rfc?: string | null
  curp?: string | null
}

const FOLDED = 420
const NAME = 200

function toRow({
  workspaceId,
  kind,
  recordId,
  matterId = null,
  name,
  side = null,
  rfc = null,
  curp = null,
}: FiledName) {
  const { words, sorted, keys } = readName(name)
  const row = {
    workspace_id: workspaceId,
    kind,
    record_id: recordId,
    matter_id: matterId,
    name: name.slice(0, NAME),
    words: words.join(' ').slice(0, FOLDED),
    sorted: sorted.slice(0, FOLDED),
    side,
    rfc,
    curp,
  }
  return { row, keys }
}

/**
 * Saves a name as it reads now, in the transaction of the change itself. Only what differs is written, row by row: on MariaDB a delete of
 * what may not be there holds the gaps into which others insert.
 */
export async function saveName(client: QueryClientContract, filed: FiledName): Promise<void> {
  const { row, keys } = toRow(filed)
  const { kind, record_id, workspace_id, ...told } = row
  const known = await rowsBy(client, 'conflict_names', { kind, record_id }).first()
  if (!known) {
    const [id] = await client.table('conflict_names').insert(row)
    return saveKeys(client, [{ id: Number(id), workspace_id, keys }])
  }
  const names = Object.keys(told) as (keyof typeof told)[]
  if (names.every((name) => known[name] === told[name])) return
  const id = Number(known.id)
  await rowsBy(client, 'conflict_names', { id }).update(told)
  if (known.words !== told.words) await changeKeys(client, { id, workspace_id, keys })
}

async function changeKeys(client: QueryClientContract, { id, workspace_id, keys }: KeyedName): Promise<void> {
  const held = await rowsBy(client, 'conflict_name_keys', { name_id: id }).orderBy('id').select('id', 'key')
  const gone = held.filter(({ key }) => !keys.includes(String(key)))
  await deleteByIds(client, 'conflict_name_keys', gone)
  const filed = new Set(held.map(({ key }) => String(key)))
  await saveKeys(client, [{ id, workspace_id, keys: keys.filter((key) => !filed.has(key)) }])
}

/** Files many new names at once. */
export async function fileNames(client: QueryClientContract, filed: FiledName[]): Promise<void> {
  if (filed.length === 0) return
  const rows = filed.map(toRow)
  await client.table('conflict_names').multiInsert(rows.map(({ row }) => row))
  const kind = filed[0]!.kind
  const ids = rows.map(({ row }) => row.record_id)
  const stored = await rowsBy(client, 'conflict_names', { kind, record_id: ids }).select('id', 'record_id')
  const byRecord = new Map(stored.map(({ id, record_id: record }) => [Number(record), Number(id)]))
  const keyed = rows.map(({ row, keys }) => ({
    id: byRecord.get(row.record_id)!,
    workspace_id: row.workspace_id,
    keys,
  }))
  await saveKeys(client, keyed)
}

type KeyedName = { id: number; workspace_id: number; keys: string[] }

/** In the order of the index, so that no two wait for each other. */
async function saveKeys(client: QueryClientContract, names: KeyedName[]): Promise<void> {
  const rows = names.flatMap(({ id, workspace_id, keys }) =>
    keys.toSorted().map((key) => ({ workspace_id, name_id: id, key }))
  )
  for (let at = 0; at < rows.length; at += 200)
    await client.table('conflict_name_keys').multiInsert(rows.slice(at, at + 200))
}

/** Takes names away: of one record, or of all that a matter holds. */
export async function dropNames(
  client: QueryClientContract,
  which: { kind: NameKind; record_id: number } | { matter_id: number }
): Promise<void> {
  const names = await rowsBy(client, 'conflict_names', which).orderBy('id').select('id')
  if (names.length === 0) return
  const ids = names.map(({ id }) => Number(id))
  const keys = await rowsBy(client, 'conflict_name_keys', { name_id: ids }).orderBy('id').select('id')
  await deleteByIds(client, 'conflict_name_keys', keys)
  await deleteByIds(client, 'conflict_names', names)
}

async function deleteByIds(client: QueryClientContract, table: string, rows: { id: number }[]): Promise<void> {
  const ids = rows.map(({ id }) => Number(id))
  for (let at = 0; at < ids.length; at += 200)
    await client
      .from(table)
      .whereIn('id', ids.slice(at, at + 200))
      .delete()
}
