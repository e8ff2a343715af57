import type { Tenant } from '#app/core/tenancy/tenanted'
import { whereContains } from '#app/core/database/folded_search'
import Client from '#app/clients/models/client'
import { duplicateKeys, nameKey, type DuplicateKey, type Recognisable } from '#app/clients/domain/duplicate_keys'

const MAX_CLIENTS = 5
const MAX_FOUND = 30

export type Likeness = DuplicateKey['kind'] | 'similar'

/** A client that may be the one that is typed, and in what both are alike. */
export type Duplicate = { id: number; name: string; archived: boolean; why: Likeness[] }

type Found = { id: number; name: string; archived: number; kind: Likeness }

/** Clients of a firm that share a name (whatever its order and company form), an RFC, a CURP, an address of mail or a telephone with what is typed. */
export async function findDuplicates(
  workspace: Tenant,
  typed: Recognisable,
  except: number | null
): Promise<Duplicate[]> {
  const found = [...(await sameKeys(workspace, typed)), ...(await similarNames(workspace, typed.name))]
  const byClient = new Map<number, Duplicate>()
  for (const { id, name, archived, kind } of found) {
    if (Number(id) === except) continue
    const known = byClient.get(Number(id)) ?? { id: Number(id), name, archived: Boolean(Number(archived)), why: [] }
    const isTold = known.why.includes(kind) || (kind === 'similar' && known.why.includes('name'))
    byClient.set(known.id, isTold ? known : { ...known, why: [...known.why, kind] })
  }
  return [...byClient.values()].slice(0, MAX_CLIENTS)
}

async function sameKeys(workspace: Tenant, typed: Recognisable): Promise<Found[]> {
  const keys = duplicateKeys(typed)
  if (keys.length === 0) return []
  const query = Client.in(workspace)
    .join('client_keys', 'client_keys.client_id', 'clients.id')
    .where('client_keys.workspace_id', workspace.id)
    // Lists instead of pairs, which SQLite would not look up in the index; a value of one kind is none of another.
    .whereIn('client_keys.kind', [...new Set(keys.map(({ kind }) => kind))])
    .whereIn(
      'client_keys.value',
      keys.map(({ value }) => value)
    )
  const columns = ['clients.id', 'clients.name', 'clients.archived', 'client_keys.kind']
  return (await query.select(columns).orderBy('clients.id').limit(MAX_FOUND).pojo<Found>()) as Found[]
}

/** Clients whose name has all the words that tell the typed one apart, when these are at least two. */
async function similarNames(workspace: Tenant, name: string): Promise<Found[]> {
  const words = nameKey(name).split(' ').filter(Boolean)
  if (words.length < 2) return []
  const query = Client.in(workspace)
  for (const word of words) whereContains(query, 'clients.name_folded', word)
  const rows = await query
    .select('id', 'name', 'archived')
    .orderBy('name_folded')
    .limit(MAX_CLIENTS)
    .pojo<Omit<Found, 'kind'>>()
  return (rows as Omit<Found, 'kind'>[]).map((row) => ({ ...row, kind: 'similar' }))
}
