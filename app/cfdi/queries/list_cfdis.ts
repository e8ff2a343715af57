import { searchWords } from '#app/core/database/folded_search'
import type { CfdiFilters } from '#app/cfdi/domain/list_filters'
import type { Direction } from '#app/cfdi/domain/direction'
import Cfdi, { type CfdiQuery } from '#app/cfdi/models/cfdi'
import type { MatterViewer } from '#app/matters/models/matter'

export const CFDIS_PER_PAGE = 50
const MOST_WORDS = 8

/** A line of the list. Money in centavos of its currency, days as ISO dates. */
export type CfdiLine = {
  id: number
  uuid: string
  reference: string
  type: Cfdi['type']
  direction: Direction
  issuedOn: string
  issuer: { rfc: string; name: string }
  receiver: { rfc: string; name: string }
  method: string | null
  currency: string
  total: number
  isCanceled: boolean
  isLinked: boolean
}

/** What the invoices of all pages come to less credit notes, canceled ones aside, of one direction and currency. */
export type CfdiTotals = { direction: Direction; currency: string; count: number; total: number }

export type CfdiPage = {
  rows: CfdiLine[]
  totals: CfdiTotals[]
  paging: { total: number; page: number; perPage: number }
}

/** One page of the CFDI that somebody may know of, the last ones first: three queries. */
export async function listCfdis(viewer: MatterViewer, filters: CfdiFilters): Promise<CfdiPage> {
  const chosen = () => narrow(Cfdi.seenBy(viewer), filters)
  const counted = await chosen().count('* as total').pojo<{ total: number | string }>().firstOrFail()
  const total = Number(counted.total)
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / CFDIS_PER_PAGE)))
  const rows = await chosen()
    .orderBy('cfdis.issued_on', 'desc')
    .orderBy('cfdis.id', 'desc')
    .limit(CFDIS_PER_PAGE)
    .offset((page - 1) * CFDIS_PER_PAGE)
  return {
    rows: rows.map(cfdiLine),
    totals: await totalsOf(chosen()),
    paging: { total, page, perPage: CFDIS_PER_PAGE },
  }
}

/** A CFDI as lists show it. */
export const cfdiLine = (cfdi: Cfdi): CfdiLine => ({
  ...{ id: cfdi.id, uuid: cfdi.uuid, reference: cfdi.reference, type: cfdi.type, direction: cfdi.direction },
  ...{ issuedOn: cfdi.issuedOn, method: cfdi.method, currency: cfdi.currency, total: Number(cfdi.total) },
  issuer: { rfc: cfdi.issuerRfc, name: cfdi.issuerName },
  receiver: { rfc: cfdi.receiverRfc, name: cfdi.receiverName },
  isCanceled: cfdi.isCanceled,
  isLinked: cfdi.chargeId !== null || cfdi.paymentId !== null,
})

async function totalsOf(query: CfdiQuery): Promise<CfdiTotals[]> {
  const sums = await query
    .whereNull('cfdis.canceled_on')
    .whereIn('cfdis.type', ['I', 'E'])
    .groupBy('cfdis.direction', 'cfdis.currency', 'cfdis.type')
    .orderBy('cfdis.direction')
    .orderBy('cfdis.currency')
    .select('cfdis.direction as direction', 'cfdis.currency as currency', 'cfdis.type as type')
    .count('* as count')
    .sum('cfdis.total as total')
    .pojo<{ direction: Direction; currency: string; type: string; count: number | string; total: number | string }>()
  const totals = new Map<string, CfdiTotals>()
  for (const { direction, currency, type, count, total } of sums) {
    const key = `${direction} ${currency}`
    const { count: others, total: sum } = totals.get(key) ?? { count: 0, total: 0 }
    const signed = type === 'E' ? -Number(total) : Number(total)
    totals.set(key, { direction, currency, count: others + Number(count), total: sum + signed })
  }
  return [...totals.values()]
}

function narrow(query: CfdiQuery, { q, type, method, direction, linked, month }: CfdiFilters): CfdiQuery {
  for (const word of searchWords(q, MOST_WORDS)) void query.whereRaw('instr(cfdis.search_text, ?) > 0', [word])
  if (type) void query.where('cfdis.type', type)
  if (method) void query.where('cfdis.method', method)
  if (direction) void query.where('cfdis.direction', direction)
  if (linked === 'yes')
    void query.where((either) => void either.whereNotNull('cfdis.charge_id').orWhereNotNull('cfdis.payment_id'))
  if (linked === 'no') void query.whereNull('cfdis.charge_id').whereNull('cfdis.payment_id')
  if (month) void query.whereBetween('cfdis.issued_on', [`${month}-01`, `${month}-31`])
  return query
}
