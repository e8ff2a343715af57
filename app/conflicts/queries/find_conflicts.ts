import db from '@adonisjs/lucid/services/db'
import type { How, Match, Searched } from '#app/conflicts/match'
import { nameSimilarity, MATCH } from '#app/conflicts/names/name_similarity'
import type { NameKind } from '#app/conflicts/names/keep_names'
import { readName, type ReadName } from '#app/conflicts/names/reading'
import { relatedTo, type Related } from './related_names.js'

/** Most names that are compared one by one, and most that are told. */
const COMPARED = 4_000
const TOLD = 100

/** Records that are left out: whoever is checked is no conflict with themselves. */
export interface Except {
  clientIds?: number[]
  matterId?: number | null
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
  const found = rows.flatMap((row) => judge(row, searched, read) ?? [])
  const begun = [read.sorted, ...found.map(({ row }) => row.sorted)]
  const related = await namesOf(workspaceId, await relatedTo(workspaceId, begun))
  const known = new Set(found.map(({ row }) => row.id))
  const all = [...found, ...related.filter(({ row }) => !known.has(row.id))].filter(({ row }) => !isRelation(row))
  return all
    .filter(({ row }) => !isLeftOut(row, except))
    .sort((one, other) => other.likeness - one.likeness || one.row.id - other.row.id)
    .slice(0, TOLD)
    .map(matchOf)
}

/** Names that share a key with the one that is looked for, or its RFC or CURP. */
async function candidates(workspaceId: number, { rfc, curp }: Searched, { keys }: ReadName): Promise<NameRow[]> {
  const names = () =>
    db
      .from('conflict_names')
      .select(...COLUMNS)
      .where('conflict_names.workspace_id', workspaceId)
  const keyed = db
    .from('conflict_name_keys')
    .where('workspace_id', workspaceId)
    .whereIn('key', keys)
    .distinct('name_id')
  const lists = await Promise.all([
    names().whereIn('conflict_names.id', keyed).limit(COMPARED),
    rfc ? names().where('rfc', rfc).limit(TOLD) : [],
    curp ? names().where('curp', curp).limit(TOLD) : [],
  ])
  return [...new Map((lists.flat() as NameRow[]).map((row) => [Number(row.id), row])).values()]
}

function judge(row: NameRow, { rfc, curp }: Searched, read: ReadName): Found | null {
  if (rfc && row.rfc === rfc) return { row, how: 'rfc', likeness: 100, path: [] }
  if (curp && row.curp === curp) return { row, how: 'curp', likeness: 100, path: [] }
  if (row.sorted === read.sorted) return { row, how: 'same', likeness: 100, path: [] }
  const alike = nameSimilarity(read.words, row.words.split(' '))
  return alike >= MATCH ? { row, how: 'similar', likeness: Math.min(99, Math.round(alike * 100)), path: [] } : null
}

/** The records that name those who are related. */
async function namesOf(workspaceId: number, related: Map<string, Related>): Promise<Found[]> {
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

function isLeftOut(row: NameRow, { clientIds = [], matterId = null }: Except): boolean {
  if (row.kind === 'client') return clientIds.includes(Number(row.record_id))
  return matterId !== null && Number(row.matter_id) === matterId
}

function matchOf({ row, how, likeness, path }: Found): Match {
  const { kind, name, side } = row
  const matterId = row.matter_id === null ? null : Number(row.matter_id)
  return { kind, recordId: Number(row.record_id), matterId, name, side, how, likeness, path }
}
