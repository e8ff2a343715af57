import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import Charge from '#app/billing/models/charge'
import { missingComplement, monthEnd } from '#app/cfdi/domain/complement_rules'
import type Cfdi from '#app/cfdi/models/cfdi'
import type { CfdiQuery } from '#app/cfdi/models/cfdi'
import { countedInstallments } from './counted_installments.js'
import { issuedInvoices, sharesOfInvoices } from './shares_of_invoices.js'

/** Invoices that are looked at at most, the last ones first: of those with PPD only such as were paid and may lack a complement. */
const MOST_PLANNED = 1_000

/** An invoice with PPD that was paid, in part or in full, without a complement for all of it. Money in centavos of its currency. */
export interface MissingComplement {
  cfdi: Cfdi
  /** What was paid and has no complement. */
  missing: number
  /** The earliest such payment, and until when its complement was or is due. */
  paidOn: string
  dueOn: string
  complemented: number
}

/** An invoice with PUE that was not paid in full within the month of its issue. */
export interface LatePayment {
  cfdi: Cfdi
  /** The last day on which it could be. */
  endOn: string
  /** The first payment after that; null when something is still owed. */
  paidOn: string | null
}

const lastIssued = (query: CfdiQuery, method: 'PPD' | 'PUE', most = MOST_PLANNED): CfdiQuery =>
  issuedInvoices(query)
    .where('cfdis.method', method)
    .orderBy('cfdis.issued_on', 'desc')
    .orderBy('cfdis.id', 'desc')
    .limit(most)

/** Those whose charge was paid, in part at least, and whose complements say less than their total. */
function uncovered(query: CfdiQuery, firm: { id: number }, trx?: Trx): CfdiQuery {
  const said = countedInstallments(firm.id, trx)
    .whereColumn('cfdi_installments.uuid', 'cfdis.uuid')
    .select(db.raw('coalesce(sum(cfdi_installments.paid), 0)'))
  const paid = Charge.in(firm, trx).whereColumn('charges.id', 'cfdis.charge_id').where('charges.paid', '>', 0)
  return query.where('cfdis.total', '>', said).whereExists(paid)
}

/** The complements that are missing among the invoices of a query, the first to be due first: a constant number of queries. */
export async function missingComplements(
  firm: { id: number },
  query: CfdiQuery,
  { trx, most }: { trx?: Trx; most?: number } = {}
): Promise<MissingComplement[]> {
  const invoices = await uncovered(lastIssued(query, 'PPD', most), firm, trx)
  const shares = await sharesOfInvoices(firm, invoices, trx)
  return invoices
    .flatMap((cfdi) => {
      const share = shares.get(cfdi.id)
      const found = share && missingComplement(share.untold)
      return found ? [{ cfdi, ...found, complemented: share.complemented }] : []
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.cfdi.id - other.cfdi.id)
}

/** Invoices with PUE that were paid after their month, or not in full by its end. `today` is the day of the firm. */
export async function latePayments(firm: { id: number }, query: CfdiQuery, today: string): Promise<LatePayment[]> {
  const invoices = await lastIssued(query, 'PUE')
  const shares = await sharesOfInvoices(firm, invoices)
  return invoices.flatMap((cfdi) => {
    const endOn = monthEnd(cfdi.issuedOn)
    const own = shares.get(cfdi.id)?.untold ?? []
    const inTime = own.filter(({ paidOn }) => paidOn <= endOn).reduce((sum, { amount }) => sum + amount, 0)
    if (inTime >= Number(cfdi.total) || today <= endOn) return []
    return [{ cfdi, endOn, paidOn: own.find(({ paidOn }) => paidOn > endOn)?.paidOn ?? null }]
  })
}
