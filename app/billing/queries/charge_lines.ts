import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import type { Currency } from '#app/core/money'
import { standingOf, type ChargeStanding } from '#app/billing/domain/charge_line'
import type { ChargeState, ChargeStatus, SettledBy } from '#app/billing/domain/charge_states'
import type { ChargeQuery } from '#app/billing/models/charge'
import ChargeMatter from '#app/billing/models/charge_matter'
import Client from '#app/clients/models/client'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

/** One line of a list of charges. Amounts in centavos, days ISO dates. */
export type ChargeLine = {
  id: number
  /** Its number with the series; null of a draft. */
  reference: string | null
  client: { id: number; name: string }
  matters: { id: number; reference: string; title: string }[]
  currency: Currency
  issuedOn: string | null
  dueOn: string | null
  total: number
  paid: number
  remaining: number
  createdBy: string | null
  standing: ChargeStanding
}

interface Row {
  id: number
  reference: string | null
  client_id: number
  client_name: string
  state: ChargeState
  status: ChargeStatus
  settled_by: SettledBy | null
  currency: Currency
  issued_on: string | null
  due_on: string | null
  total: number | string
  paid: number | string
  remaining: number | string
  author: string | null
}

const COLUMNS = [
  ...(['id', 'reference', 'client_id', 'state', 'status', 'settled_by', 'currency'] as const),
  ...(['issued_on', 'due_on', 'total', 'paid', 'remaining'] as const),
].map((name) => `charges.${name}`)

/** Reads the charges of a query as lines, with their clients and matters: two queries. `today` is the day of the firm. */
export async function chargeLines(query: ChargeQuery, viewer: MatterViewer, today: string): Promise<ChargeLine[]> {
  const rows = (await query
    .join(...joinOn(Client, 'charges.client_id'))
    .leftJoin(...joinOn(User, 'charges.created_by_id', 'author'))
    .select(COLUMNS)
    .select('clients.name as client_name', 'author.name as author')
    .pojo<Row>()) as unknown as Row[]
  const matters = await mattersOf(
    rows.map(({ id }) => id),
    viewer
  )
  return rows.map((row) => lineOf(row, matters.get(row.id) ?? [], today))
}

function lineOf(row: Row, matters: ChargeLine['matters'], today: string): ChargeLine {
  const { id, reference, state, status, settled_by: settledBy, currency, due_on: dueOn } = row
  const [total, paid, remaining] = [Number(row.total), Number(row.paid), Number(row.remaining)]
  return {
    ...{ id, reference, currency, dueOn, issuedOn: row.issued_on, total, paid, remaining, matters },
    client: { id: row.client_id, name: row.client_name },
    createdBy: row.author,
    standing: standingOf({ state, status, settledBy, paid, dueOn }, today),
  }
}

/** The matters of charges, by charge, of those that somebody sees. */
async function mattersOf(ids: number[], viewer: MatterViewer): Promise<Map<number, ChargeLine['matters']>> {
  const links = ChargeMatter.byKey('charge_id', ids)
    .join(...joinOn(Matter, 'charge_matters.matter_id'))
    .whereIn('charge_matters.matter_id', Matter.seenBy(viewer).select('matters.id'))
    .orderBy('matters.id')
    .select('charge_matters.charge_id as charge', 'matters.id', 'matters.reference', 'matters.title')
  type Link = { charge: number } & ChargeLine['matters'][number]
  const rows = (await links.pojo<Link>()) as unknown as Link[]
  const of = Map.groupBy(rows, ({ charge }) => charge)
  return new Map([...of].map(([charge, each]) => [charge, each.map(({ charge: _, ...matter }) => matter)]))
}
