import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { FieldProblem } from '#app/core/errors/field_problem'
import { clientNamed } from '#app/clients/actions/client_named'
import Client from '#app/clients/models/client'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import { updateSearchAliases } from '#app/matters/search_aliases'
import type { ClientEntry } from '#app/matters/domain/matter_fields'
import type Matter from '#app/matters/models/matter'
import { whatKeepsClient } from '#app/matters/queries/what_holds'
import Invitation from '#app/workspaces/models/invitation'

/** Names of the clients before and after. */
export type ClientsChange = { before: string[]; after: string[] }

/**
 * Says for whom a matter is, the main client first; a name that no client of the firm has becomes a client. Who is no longer among them follows
 * the matter no more. The caller holds the matter and saves it. Null when nothing changed; throws NotFound for clients of others, a FieldProblem at `clients` while something keeps the
 * main client.
 */
export async function syncClients(
  trx: Trx,
  author: Author,
  matter: Matter,
  entries: ClientEntry[]
): Promise<ClientsChange | null> {
  const current = await clientsOf(trx, matter)
  if (current.length === 0 && isNameOnly(matter, entries)) return null
  const clients = await resolve(trx, author, matter, entries)
  const ids = clients.map(({ id }) => id)
  const before = [
    ...current.filter(({ id }) => id === matter.clientId),
    ...current.filter(({ id }) => id !== matter.clientId),
  ]
  if (ids.join() === before.map(({ id }) => id).join() && ids.length > 0) return null
  if (ids.length === 0 && before.length === 0 && matter.clientName === null) return null
  await mayChangeTo(trx, matter, ids[0])
  const told = before.length > 0 ? before.map(({ name }) => name) : matter.clientName ? [matter.clientName] : []
  await take(
    trx,
    matter,
    before.filter(({ id }) => !ids.includes(id))
  )
  await add(
    trx,
    matter,
    clients.filter(({ id }) => !before.some((one) => one.id === id))
  )
  matter.merge({ clientId: ids[0] ?? null, clientName: clients[0]?.name ?? null })
  await updateSearchAliases(trx, matter)
  return { before: told, after: clients.map(({ name }) => name) }
}

async function mayChangeTo(trx: Trx, matter: Matter, main: number | undefined): Promise<void> {
  if (matter.clientId === null || matter.clientId === main) return
  const reasons = await whatKeepsClient(trx, matter)
  if (reasons.length > 0) throw new FieldProblem('clients', reasons)
}

type Known = { id: number; name: string; userId: number | null }

async function clientsOf(trx: Trx, { id }: Matter): Promise<Known[]> {
  const rows = await rowsBy(trx, 'matter_clients', { 'matter_clients.matter_id': id })
    .join(...joinOn(Client, 'matter_clients.client_id'))
    .orderBy('matter_clients.id')
    .select('clients.id', 'clients.name', 'clients.user_id')
  return rows.map((row) => ({ id: Number(row.id), name: String(row.name), userId: row.user_id as number | null }))
}

/** A matter of before clients had cards, whose client was left as it was. */
const isNameOnly = ({ clientName }: Matter, [first, ...rest]: ClientEntry[]) =>
  rest.length === 0 && first !== undefined && 'name' in first && first.name === clientName

async function resolve(trx: Trx, author: Author, { workspaceId }: Matter, entries: ClientEntry[]) {
  const clients = new Map<number, Client>()
  for (const entry of entries) {
    const firm = { id: workspaceId }
    const client =
      'id' in entry ? await Client.findIn(firm, entry.id, trx) : await clientNamed(trx, author, firm, entry)
    clients.set(client.id, client)
  }
  return [...clients.values()]
}

async function take(trx: Trx, matter: Matter, gone: Known[]) {
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await rowsBy(trx, 'matter_clients', { matter_id: matter.id }).whereIn('client_id', ids).delete()
  const invited = Invitation.byKey('client_id', ids, trx).select('id')
  await trx.from('invitation_matters').where('matter_id', matter.id).whereIn('invitation_id', invited).delete()
  if (gone.some(({ userId }) => userId !== null && userId === matter.clientUserId)) matter.clientUserId = null
}

async function add(trx: Trx, { id, workspaceId }: Matter, clients: Client[]) {
  if (clients.length === 0) return
  const created_at = toSqlInstant(clock.now())
  const rows = clients.map((client) => ({ workspace_id: workspaceId, matter_id: id, client_id: client.id, created_at }))
  await trx.table('matter_clients').multiInsert(rows)
}
