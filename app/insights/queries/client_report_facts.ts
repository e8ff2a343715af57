import { DateTime } from 'luxon'
import type { Viewer } from '#app/core/contributions/registries'
import { clientVoice, type Language } from '#app/core/messages/catalogue'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Client from '#app/clients/models/client'
import ClientReport from '#app/insights/models/client_report'
import type { ClientBalance, MatterStanding } from '#app/insights/domain/client_report'
import { mattersOfClient } from '#app/matters/queries/lists/matters_of_client'
import { nextSteps } from '#app/portal/queries/next_steps'
import PortalUpdate from '#app/portal/models/portal_update'

/** Matters of which one report tells. */
const MAX_MATTERS = 30
/** What is under way is not left out for what is over. */
const UNDER_WAY_FIRST = "case matters.status when 'active' then 0 when 'suspended' then 1 else 2 end"

/** What is known of a client's matters that their firm shows them, as far as who writes may see: three queries, and those of the steps. */
export async function clientStanding(
  viewer: Viewer,
  client: { id: number },
  { language, zone }: { language: Language; zone: string }
): Promise<{ matters: MatterStanding[]; isMore: boolean }> {
  const found = await mattersOfClient(viewer, client.id)
    .where('matters.archived', 0)
    .orderByRaw(UNDER_WAY_FIRST)
    .orderBy('matters.id')
    .limit(MAX_MATTERS + 1)
    .select('matters.id', 'matters.reference', 'matters.title', 'matters.status', 'matters.stage')
  const isMore = found.length > MAX_MATTERS
  const matters = found.slice(0, MAX_MATTERS)
  const ids = matters.map(({ id }) => id)
  const latest = PortalUpdate.byKey('matter_id', ids)
    .where('portal_updates.shown', 1)
    .groupBy('portal_updates.matter_id')
  const updates = await PortalUpdate.byKey('id', latest.max('portal_updates.id as id') as never)
  const last = new Map(updates.map(({ matterId, text, createdAt }) => [matterId, { text, on: dayOf(createdAt, zone) }]))
  const steps = await nextSteps(ids, clientVoice(language))
  const told = matters.map(({ id, reference, title, status, stage }) => {
    const next = steps.find(({ matterId }) => matterId === id) ?? null
    return { id, reference, title, status, stage, last: last.get(id) ?? null, next }
  })
  return { matters: told, isMore }
}

const dayOf = (at: DateTime, zone: string): string => at.setZone(zone).toISODate()!

const owedBy = (query: ChargeQuery, { id }: { id: number }) =>
  query
    .where({ 'charges.client_id': id, 'charges.state': 'issued', 'charges.status': 'pending' })
    .where('charges.remaining', '>', 0)

/**
 * What a client owes today in each currency: two queries. Null for who may not read charges, or not all that the client owes: a part of a debt is none that a client could be told.
 */
export async function clientBalances(
  viewer: Viewer,
  client: { id: number },
  today: string
): Promise<ClientBalance[] | null> {
  if (!viewer.may('facturas:leer')) return null
  const rows = await owedBy(Charge.seenBy(viewer) as ChargeQuery, client).select(
    ...['charges.currency', 'charges.remaining', 'charges.due_on']
  )
  const all = await owedBy(Charge.in({ id: viewer.workspaceId ?? 0 }) as ChargeQuery, client)
    .count('* as total')
    .pojo<{ total: number }>()
  if (Number((all as { total: number }[])[0]?.total ?? 0) !== rows.length) return null
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    owed: own.reduce((sum, { remaining }) => sum + remaining, 0),
    overdue: own.reduce((sum, { remaining, dueOn }) => sum + (dueOn !== null && dueOn < today ? remaining : 0), 0),
  }))
}

export const CLIENTS_PER_PAGE = 25

/** Clients with matters at work, of one person who answers for them or of all, and when each was last told: three queries. */
export async function reportedClients(viewer: Viewer, { person, page }: { person: number | null; page: number }) {
  const firm = { id: viewer.workspaceId ?? 0 }
  const query = () => {
    const own = Client.in(firm).where('clients.archived', 0)
    if (person !== null) own.where('clients.responsible_id', person)
    return own
  }
  const [{ total }] = (await query().count('* as total').pojo()) as unknown as [{ total: number }]
  const clients = await query()
    .orderBy('clients.name_folded')
    .orderBy('clients.id')
    .limit(CLIENTS_PER_PAGE)
    .offset((page - 1) * CLIENTS_PER_PAGE)
    .select('clients.id', 'clients.name', 'clients.email')
  const sent = (await ClientReport.in(firm)
    .whereIn(
      'client_id',
      clients.map(({ id }) => id)
    )
    .groupBy('client_id')
    .select('client_id')
    .max('created_at as at')
    .pojo()) as unknown as { client_id: number; at: string }[]
  const lastOf = new Map(sent.map(({ client_id: id, at }) => [Number(id), String(at)]))
  return {
    clients: clients.map(({ id, name, email }) => ({ id, name, email, lastAt: lastAt(lastOf.get(id)) })),
    paging: { page, perPage: CLIENTS_PER_PAGE, total: Number(total) },
  }
}

const lastAt = (at: string | undefined): string | null => (at ? DateTime.fromSQL(at, { zone: 'utc' }).toISO() : null)

/** What a client was told before, the latest first. */
export async function sentClientReports(client: Client, limit = 10) {
  const rows = await ClientReport.in({ id: client.workspaceId })
    .where('client_id', client.id)
    .preload('sentBy')
    .orderBy('id', 'desc')
    .limit(limit)
  return rows.map(({ id, subject, body, recipient, createdAt, sentBy, state, reason }) => {
    return { id, subject, body, recipient, at: createdAt.toISO()!, by: sentBy?.name ?? null, state, reason }
  })
}
