import { searchWords } from '#app/core/database/folded_search'
import type { ChargeFilters } from '#app/billing/domain/charge_filters'
import type { ChargeTab } from '#app/billing/domain/charge_states'
import ChargeMatter from '#app/billing/models/charge_matter'
import type { ChargeQuery } from '#app/billing/models/charge'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

const MAX_WORDS = 8

/** What of the charges a list narrows to, besides its tab. */
export type ChargeNarrowing = Pick<
  ChargeFilters,
  | ('q' | 'client' | 'matter' | 'person' | 'currency' | 'ids')
  | ('issuedFrom' | 'issuedTo' | 'dueFrom' | 'dueTo' | 'amountFrom' | 'amountTo')
>

/** What narrows nothing. */
export const NOT_NARROWED: ChargeNarrowing = {
  ...{ q: '', client: null, matter: null, person: null, currency: '', ids: [] },
  ...{ issuedFrom: null, issuedTo: null, dueFrom: null, dueTo: null, amountFrom: null, amountTo: null },
}

/** Keeps the charges that pass the filters of the list, whatever their tab. */
export function narrowCharges(query: ChargeQuery, viewer: MatterViewer, filters: ChargeNarrowing): ChargeQuery {
  const { q, client, matter, person, currency, ids } = filters
  for (const word of searchWords(q, MAX_WORDS)) void query.whereRaw('instr(charges.search_text, ?) > 0', [word])
  if (client !== null) query.where('charges.client_id', client)
  if (currency) query.where('charges.currency', currency)
  if (ids.length > 0) query.whereIn('charges.id', ids)
  if (matter !== null) query.whereIn('charges.id', ChargeMatter.byKey('matter_id', matter).select('charge_id'))
  if (person !== null) ofPerson(query, viewer, person)
  return between(query, filters)
}

/** Whoever answers for one of its matters, or wrote it down. */
function ofPerson(query: ChargeQuery, viewer: MatterViewer, person: number): void {
  const answered = Matter.seenBy(viewer).where('matters.responsible_id', person).select('matters.id')
  query.where((either) => {
    void either
      .where('charges.created_by_id', person)
      .orWhereIn('charges.id', ChargeMatter.byKey('matter_id', answered).select('charge_id'))
  })
}

function between(query: ChargeQuery, filters: ChargeNarrowing): ChargeQuery {
  const spans = [
    ['issued_on', filters.issuedFrom, filters.issuedTo],
    ['due_on', filters.dueFrom, filters.dueTo],
    ['total', filters.amountFrom, filters.amountTo],
  ] as const
  for (const [column, from, to] of spans) {
    if (from !== null) query.where(`charges.${column}`, '>=', from)
    if (to !== null) query.where(`charges.${column}`, '<=', to)
  }
  return query
}

/** Keeps the charges of a tab; `today` is the day of the firm. */
export function inTab(query: ChargeQuery, tab: ChargeTab, today: string): ChargeQuery {
  if (tab === 'drafts') return query.where('charges.state', 'draft')
  if (tab === 'canceled') return query.where('charges.state', 'canceled')
  if (tab === 'paid') return query.where('charges.status', 'paid')
  if (tab === 'pending' || tab === 'overdue') query.where({ 'charges.state': 'issued', 'charges.status': 'pending' })
  return tab === 'overdue' ? query.where('charges.due_on', '<', today) : query
}
