import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { line, text } from '#app/core/validators/fields'
import { MAX_AMOUNT } from '#app/billing/domain/charge_amounts'
import { PAYMENT_LIMITS } from '#app/billing/domain/payment_fields'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { exchangeRate, money, version, whole, MAX_NUMBER } from './billing_rows.js'
import { formOf, throughForm } from './through_form.js'

const payment = vine.create({
  number: whole(1, MAX_NUMBER),
  paidOn: day(),
  exchangeRate: exchangeRate(),
  reference: line(PAYMENT_LIMITS.reference).optional(),
  ...{ amount: whole(1, MAX_AMOUNT), applied: money(), refunded: money(), credit: money() },
  notes: text(PAYMENT_LIMITS.notes).optional(),
  reason: text(PAYMENT_LIMITS.reason).optional(),
  version: version(),
})
const PAYMENT = [
  ...['number', 'paid_on', 'exchange_rate', 'reference', 'amount', 'applied', 'refunded', 'credit', 'notes'],
  ...['reason', 'version'],
]

/** A payment that is divided into what it pays, what was given back and what waits. */
export async function acceptPayment(row: ArchiveRow): Promise<ArchiveRow | null> {
  const kept = await throughForm(row, { columns: PAYMENT, validate: (input) => payment.tryValidate(input) })
  if (kept === null || (kept.currency !== 'MXN') !== (kept.exchange_rate !== null)) return null
  const divided = Number(kept.applied) + Number(kept.refunded) + Number(kept.credit)
  if (divided !== kept.amount || (kept.state !== 'accepted' && Number(kept.refunded) > 0)) return null
  return { ...kept, search_text: String(row.search_text ?? '') }
}

const refund = vine.create({
  amount: whole(1, MAX_AMOUNT),
  refundedOn: day(),
  reference: line(PAYMENT_LIMITS.reference).optional(),
  reason: line(PAYMENT_LIMITS.reason),
})

export const acceptRefund = formOf(['amount', 'refunded_on', 'reference', 'reason'], (input) =>
  refund.tryValidate(input)
)

const application = vine.create({ amount: whole(1, MAX_AMOUNT) })

export const acceptApplication = formOf(['amount'], (input) => application.tryValidate(input))
