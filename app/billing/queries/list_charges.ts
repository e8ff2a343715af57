import { untilWrite } from '#app/core/database/until_write'
import { joinOn } from '#app/core/models/join_on'
import type { ChargeFilters } from '#app/billing/domain/charge_filters'
import type { ChargeSort } from '#app/billing/domain/charge_list'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Client from '#app/clients/models/client'
import type { MatterViewer } from '#app/matters/models/matter'
import { chargeLines } from './charge_lines.js'
import { chargeSums } from './charge_sums.js'
import { foundByWord } from './found_by_word.js'
import { inTab, narrowCharges, NOT_NARROWED } from './narrow_charges.js'

export const CHARGES_PER_PAGE = 25

const ORDER: Record<ChargeSort, string> = {
  due: 'charges.due_on',
  issued: 'charges.issued_on',
  number: 'charges.number',
  client: 'clients.name_folded',
  total: 'charges.total',
  remaining: 'charges.remaining',
}

/** The charges that the filters leave to somebody, in their order. `today` is the day of the firm. */
export function listedCharges(viewer: MatterViewer, filters: ChargeFilters, today: string): ChargeQuery {
  return inOrder(inTab(narrowCharges(Charge.seenBy(viewer), viewer, filters), filters.tab, today), filters)
}

function inOrder(query: ChargeQuery, { sort, descending }: ChargeFilters): ChargeQuery {
  const direction = descending ? 'desc' : 'asc'
  return query.orderBy(ORDER[sort], direction).orderBy('charges.id', direction)
}

/**
 * One page of the charges that somebody sees, with the counts of all tabs and the sums of this one: four queries, however many there are, and one more when a word is looked for. A page
 * past the end is the last one.
 */
export async function listCharges(viewer: MatterViewer, filters: ChargeFilters, today: string) {
  const found = await withWords(viewer, filters)
  const all = await sumsOfTabs(viewer, filters, today, found)
  const { count: total, sums } = all[filters.tab]
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / CHARGES_PER_PAGE)))
  const listed = inTab(narrowed(viewer, filters, found), filters.tab, today)
  const ids = total === 0 ? [] : await idsOnPage(listed, filters, page)
  const query = inOrder(Charge.byKey('id', ids) as ChargeQuery, filters)
  const counts = Object.fromEntries(Object.entries(all).map(([tab, { count }]) => [tab, count])) as CountsByTab
  return {
    charges: ids.length > 0 ? await chargeLines(query, viewer, today) : [],
    paging: { total, page, perPage: CHARGES_PER_PAGE },
    counts,
    sums,
  }
}

/** The charges that have the words that are looked for, as `foundByWord` gives them. */
async function withWords(viewer: MatterViewer, { q, client, currency }: ChargeFilters): Promise<number[] | null> {
  if (!q) return null
  const firm = { id: viewer.workspaceId ?? 0 }
  const rows = narrowCharges(Charge.in(firm) as ChargeQuery, viewer, { ...NOT_NARROWED, q, client, currency })
  return foundByWord(`charges ${firm.id} ${JSON.stringify([q, client, currency])}`, rows.select('charges.id'))
}

/** What the filters leave, whatever the tab; of what was `found` by its words when that is known. */
function narrowed(viewer: MatterViewer, filters: ChargeFilters, found: number[] | null): ChargeQuery {
  return found
    ? narrowCharges(Charge.seenAmong(viewer, found), viewer, { ...filters, q: '' })
    : narrowCharges(Charge.seenBy(viewer), viewer, filters)
}

/** Which charges are on a page. That is found in an index first: what is read and joined is read of these alone, and not of all those of the pages before. */
async function idsOnPage(query: ChargeQuery, filters: ChargeFilters, page: number): Promise<number[]> {
  inOrder(query, filters)
    .select('charges.id')
    .limit(CHARGES_PER_PAGE)
    .offset((page - 1) * CHARGES_PER_PAGE)
  if (filters.sort === 'client') query.join(...joinOn(Client, 'charges.client_id'))
  const rows = (await query.pojo<{ id: number }>()) as unknown as { id: number }[]
  return rows.map(({ id }) => Number(id))
}

/** The counts and sums of all tabs; between two writes they are added up once, whoever turns pages or goes from tab to tab. */
function sumsOfTabs(viewer: MatterViewer, filters: ChargeFilters, today: string, found: number[] | null) {
  const { userId, workspaceId } = viewer
  const narrowing = JSON.stringify({ ...filters, tab: '', page: 1, sort: '', descending: false, columns: [], saved: 0 })
  return untilWrite(`charge sums ${workspaceId} ${userId} ${today} ${narrowing}`, () =>
    chargeSums(narrowed(viewer, filters, found), today)
  )
}

type CountsByTab = Record<ChargeFilters['tab'], number>
