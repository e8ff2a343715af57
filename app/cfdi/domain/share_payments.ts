import type { PaidOn } from './complement_rules.js'

/** An invoice of a charge, with what its complements say was paid of it. Centavos of the currency of the charge. */
export interface SharingInvoice {
  id: number
  total: number
  complements: readonly PaidOn[]
}

/**
 * What of the payments of a charge no complement tells of yet, by invoice and payment. The law has a complement tell what of a payment each invoice was paid with (Pagos 2.0, `ImpPagado`), at most
 * what was left of it, and leaves that to who pays; without their word it goes to the invoices in the order given, each up to what its complements leave of it. What exceeds all of them is of none.
 */
export function sharePayments(payments: readonly PaidOn[], invoices: readonly SharingInvoice[]): Map<number, PaidOn[]> {
  const left = withoutComplement(
    payments,
    invoices.flatMap(({ complements }) => complements)
  )
  return new Map(invoices.map(({ id, total, complements }) => [id, taken(left, total - sumOf(complements))]))
}

/** The earliest payments first. A complement covers those of the day that it names, then the earliest that are left. */
function withoutComplement(payments: readonly PaidOn[], complements: readonly PaidOn[]): PaidOn[] {
  const left = payments.map((payment) => ({ ...payment })).sort((one, other) => one.paidOn.localeCompare(other.paidOn))
  let undated = 0
  for (const { paidOn, amount } of complements) {
    const ofDay = left.filter((payment) => payment.paidOn === paidOn)
    undated += amount - sumOf(taken(ofDay, amount))
  }
  taken(left, undated)
  return left
}

/** Takes an amount from payments, one after another, as far as they go. */
function taken(payments: PaidOn[], most: number): PaidOn[] {
  const parts: PaidOn[] = []
  let left = most
  for (const payment of payments) {
    const amount = Math.min(payment.amount, left)
    if (amount <= 0) continue
    payment.amount -= amount
    left -= amount
    parts.push({ paidOn: payment.paidOn, amount })
  }
  return parts
}

const sumOf = (parts: readonly PaidOn[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)
