import db from '@adonisjs/lucid/services/db'
import type { How, Match, Searched } from '#app/conflicts/match'
import ClientContact from '#app/clients/models/client_contact'
import { nameSimilarity, rememberedSimilarity, MATCH } from '#app/conflicts/names/name_similarity'
import type { NameKind } from '#app/conflicts/names/save_names'
import { readName, type ReadName } from '#app/conflicts/names/reading'
import { relatedTo, type Related } from './related_names.js'
import MatterClient from '#app/matters/models/matter_client'

/** Most names that are compared one by one, and most that are told. */
const COMPARED = 1_500
const TOLD = 100

/** Records that are left out: whoever is checked is no conflict with themselves. */
export interface Except {
  clientIds?: number[]
  matterId?: number | null
  /** Clients whose matters name them on our side too: what stands there on our side is no conflict with them. */
  ownSideOf?: number[]
}

interface NameRow {
  id: number
  kind: NameKind
  record_id: number
  matter_id: number | null
  name: string
  words: string
  sorted: string
  side: string | null
  rfc: string | null
  curp: string | null
}

type Found = { row: NameRow; how: How; likeness: number; path: Match['path'] }

const COLUMNS = ['id', 'kind', 'record_id', 'matter_id', 'name', 'words', 'sorted', 'side', 'rfc', 'curp'].map(
  (column) => `conflict_names.${column}`
)
const isRelation = ({ kind }: NameRow) => kind === 'relation' || kind === 'related'

/** Where a firm's records name somebody, or somebody within two relations of them; the likest first. */
export async function findConflicts(workspaceId: number, searched: Searched, except: Except = {}): Promise<Match[]> {
  const read = readName(searched.name)
  const rows = await candidates(workspaceId, searched, read)
  const similarity = rememberedSimilarity()
  const found = rows.flatMap((row) => judge(row, searched, read, similarity) ?? [])
  const begun = [read.sorted, ...found.map(({ row }) => row.sorted)]
  const related = await searchedNames(workspaceId, await relatedTo(workspaceId, begun))
  const known = new Set(found.map(({ row }) => row.id))
  const all = [...found, ...related.filter(({ row }) => !known.has(row.id))].filter(({ row }) => !isRelation(row))
  const own = {
    matters: await mattersOf(except.ownSideOf ?? []),
    contacts: await contactsOf(except.clientIds ?? []),
  }
  return all
    .filter(({ row }) => !isLeftOut(row, except, own))
    .sort((one, other) => other.likeness - one.likeness || one.row.id - other.row.id)
    .slice(0, TOLD)
    .map(matchOf)
}

/** Names that share enough keys with the one that is looked for, those that share most first, or that have its RFC or CURP. */
async function candidates(workspaceId: number, { rfc, curp }: Searched, { lookup }: ReadName): Promise<NameRow[]> {
  const names = () =>
    db
      .from('conflict_names')
      .select(...COLUMNS)
      .where('conflict_names.workspace_id', workspaceId)
  const keyed = await db
    .from('conflict_name_keys')
    .where('workspace_id', workspaceId)
    .whereIn('key', lookup.keys)
    .groupBy('name_id')
    .havingRaw(`COUNT(*) >= ? OR MAX(conflict_name_keys.key) >= '3'`, [lookup.enough])
    .orderByRaw('COUNT(*) DESC')
    .limit(COMPARED)
    .select('name_id')
  const ids = keyed.map(({ name_id: id }) => Number(id))
  const lists = [
    await names().whereIn('conflict_names.id', ids),
    rfc ? await names().where('rfc', rfc).limit(TOLD) : [],
    curp ? await names().where('curp', curp).limit(TOLD) : [],
  ]
  return [...new Map((lists.flat() as NameRow[]).map((row) => [Number(row.id), row])).values()]
}

function judge(
  row: NameRow,
  { rfc, curp }: Searched,
  read: ReadName,
  similarity: ReturnType<typeof rememberedSimilarity>
): Found | null {
  if (rfc && row.rfc === rfc) return { row, how: 'rfc', likeness: 100, path: [] }
  if (curp && row.curp === curp) return { row, how: 'curp', likeness: 100, path: [] }
  if (row.sorted === read.sorted) return { row, how: 'same', likeness: 100, path: [] }
  const alike = nameSimilarity(read.words, row.words.split(' '), similarity)
  return alike >= MATCH ? { row, how: 'similar', likeness: Math.min(99, Math.round(alike * 100)), path: [] } : null
}

/** The records that name those who are related. */
async function searchedNames(workspaceId: number, related: Map<string, Related>): Promise<Found[]> {
  if (related.size === 0) return []
  const rows = (await db
    .from('conflict_names')
    .select(...COLUMNS)
    .where('workspace_id', workspaceId)
    .whereIn('sorted', [...related.keys()])
    .limit(TOLD)) as NameRow[]
  return rows.map((row) => {
    const { path } = related.get(row.sorted)!
    return { row, how: 'related' as const, likeness: path.length === 1 ? 60 : 40, path }
  })
}

/** The matters of clients. */
async function mattersOf(clientIds: number[]): Promise<Set<number>> {
  if (clientIds.length === 0) return new Set()
  const links = await MatterClient.byKey('client_id', clientIds).select('matter_id')
  return new Set(links.map(({ matterId }) => matterId))
}

/** The contacts of clients. */
async function contactsOf(clientIds: number[]): Promise<Set<number>> {
  if (clientIds.length === 0) return new Set()
  const contacts = await ClientContact.byKey('client_id', clientIds).select('id')
  return new Set(contacts.map(({ id }) => id))
}

type Own = { matters: Set<number>; contacts: Set<number> }

function isLeftOut(row: NameRow, { clientIds = [], matterId = null }: Except, own: Own): boolean {
  if (row.kind === 'client') return clientIds.includes(Number(row.record_id))
  if (row.kind === 'contact') return own.contacts.has(Number(row.record_id))
  const at = Number(row.matter_id)
  return (matterId !== null && at === matterId) || (row.side === 'ours' && own.matters.has(at))
}

function matchOf({ row, how, likeness, path }: Found): Match {
  const { kind, name, side } = row
  const matterId = row.matter_id === null ? null : Number(row.matter_id)
  return { kind, recordId: Number(row.record_id), matterId, name, side, how, likeness, path }
}
