import type { Trx } from '#app/core/database/trx'
import { paymentsOfCharges, type AppliedPayment } from '#app/billing/queries/payments_of_charges'
import type { PaidOn } from '#app/cfdi/domain/complement_rules'
import { sharePayments } from '#app/cfdi/domain/share_payments'
import Cfdi, { type CfdiQuery } from '#app/cfdi/models/cfdi'
import { countedInstallments, SUBSTITUTES } from './counted_installments.js'

/** SQLite takes so many values. */
const AT_ONCE = 500

/** How an invoice stands with the payments of its charge, in centavos. */
export interface InvoiceShare {
  /** What it was paid with and no complement tells of, the earliest first. */
  untold: PaidOn[]
  /** What its complements say; nothing of an invoice with PUE, which has none. */
  complemented: number
}

/** Invoices of the firm whose charge is known, that nobody said were canceled and nothing stands in place of. */
export function issuedInvoices(query: CfdiQuery): CfdiQuery {
  return query
    .where({ 'cfdis.type': 'I', 'cfdis.direction': 'issued' })
    .whereNotNull('cfdis.charge_id')
    .whereNull('cfdis.canceled_on')
    .whereNotExists((replaced) => {
      void replaced
        .from('cfdi_relations')
        .whereColumn('cfdi_relations.workspace_id', 'cfdis.workspace_id')
        .whereColumn('cfdi_relations.uuid', 'cfdis.uuid')
        .where('cfdi_relations.kind', SUBSTITUTES)
    })
}

/**
 * What falls to invoices of the payments of their charges. All invoices of such a charge share its payments, those that were not asked for, too: in the order of their days, then of their folios.
 * Three queries for 500 charges.
 */
export async function sharesOfInvoices(
  firm: { id: number },
  asked: readonly Cfdi[],
  trx?: Trx
): Promise<Map<number, InvoiceShare>> {
  const chargeIds = [...new Set(asked.map(({ chargeId }) => chargeId!))]
  const payments = new Map<number, AppliedPayment[]>()
  for (const ids of parts(chargeIds))
    for (const [id, own] of await paymentsOfCharges(firm, ids, trx)) payments.set(id, own)
  const invoices = await invoicesOf(firm, [...payments.keys()], trx)
  const complements = await complementsOf(
    firm,
    invoices.map(({ uuid }) => uuid),
    trx
  )
  const byCharge = Map.groupBy(invoices, ({ chargeId }) => chargeId!)
  const found = new Map<number, InvoiceShare>()
  for (const [chargeId, own] of payments) {
    const sharing = (byCharge.get(chargeId) ?? []).map(({ id, uuid, total, method }) => ({
      id,
      total: Number(total),
      complements: (method === 'PPD' && complements.get(uuid)) || [],
    }))
    const shares = sharePayments(own, sharing)
    for (const { id, complements: said } of sharing)
      found.set(id, { untold: shares.get(id)!, complemented: said.reduce((sum, { amount }) => sum + amount, 0) })
  }
  return found
}

async function invoicesOf(firm: { id: number }, chargeIds: number[], trx?: Trx): Promise<Cfdi[]> {
  const found: Cfdi[] = []
  for (const ids of parts(chargeIds))
    found.push(...(await issuedInvoices(Cfdi.in(firm, trx) as CfdiQuery).whereIn('cfdis.charge_id', ids)))
  return found.sort(inOrder)
}

/** The XML says the second, its row the day: of one day, the lower folio was issued first. */
function inOrder(one: Cfdi, other: Cfdi): number {
  const byDay = one.issuedOn.localeCompare(other.issuedOn)
  return byDay || one.reference.localeCompare(other.reference, 'es', { numeric: true }) || one.id - other.id
}

async function complementsOf(firm: { id: number }, uuids: string[], trx?: Trx): Promise<Map<string, PaidOn[]>> {
  const found = new Map<string, PaidOn[]>()
  for (const some of parts(uuids)) {
    const rows = await countedInstallments(firm.id, trx)
      .whereIn('cfdi_installments.uuid', some)
      .groupBy('cfdi_installments.uuid', 'cfdi_installments.paid_on')
      .orderBy('cfdi_installments.paid_on')
      .select('cfdi_installments.uuid as uuid', 'cfdi_installments.paid_on as paidOn')
      .sum('cfdi_installments.paid as paid')
      .pojo<{ uuid: string; paidOn: string; paid: number | string }>()
    for (const { uuid, paidOn, paid } of rows)
      found.set(uuid, [...(found.get(uuid) ?? []), { paidOn, amount: Number(paid) }])
  }
  return found
}

const parts = <Key>(keys: readonly Key[]): Key[][] =>
  Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, at) => keys.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
