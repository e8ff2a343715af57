import { DateTime } from 'luxon'

/** Until which day of the month after a payment its complement is to be issued, by the year of the payment. */
interface ComplementRule {
  /** Payments from this day on. */
  from: string
  day: number
  citation: string
  isVerified: boolean
}

/**
 * The rule by which complements of payments are due, as dated data: «a más tardar al quinto día natural del mes inmediato siguiente al que corresponda el o los pagos recibidos» since the RMF for
 * 2022; the tenth day before. **Por verificar** against the DOF with each year's RMF. Calendar days: a day that is not a working day does not move it.
 */
export const COMPLEMENT_RULES: readonly ComplementRule[] = [
  { from: '2017-12-01', day: 10, citation: 'RMF 2.7.1.35 (2018–2021)', isVerified: false },
  { from: '2022-01-01', day: 5, citation: 'RMF 2.7.1.32', isVerified: false },
]

/** The rule for a payment. */
export const complementRule = (paidOn: string): ComplementRule =>
  COMPLEMENT_RULES.findLast(({ from }) => from <= paidOn) ?? COMPLEMENT_RULES[0]!

/** Until when the complement of a payment is to be issued. */
export function complementDueOn(paidOn: string): string {
  const next = DateTime.fromISO(paidOn, { zone: 'utc' }).startOf('month').plus({ months: 1 })
  return next.set({ day: complementRule(paidOn).day }).toISODate()!
}

/** The last day of the month of a day: until then an invoice with PUE is to be paid in full (RMF 2.7.1.39, fracciones I and III; 2.7.1.44 in 2019; **por verificar**). */
export const monthEnd = (day: string): string => DateTime.fromISO(day, { zone: 'utc' }).endOf('month').toISODate()!

/** A payment of an invoice, in centavos. */
export interface PaidOn {
  paidOn: string
  amount: number
}

/** What of an invoice was paid without a complement, of its payments the earliest first, and until when the first complement was due; null when nothing was. */
export function missingComplement(
  untold: readonly PaidOn[]
): { missing: number; paidOn: string; dueOn: string } | null {
  const [first] = untold
  if (!first) return null
  const missing = untold.reduce((sum, { amount }) => sum + amount, 0)
  return { missing, paidOn: first.paidOn, dueOn: complementDueOn(first.paidOn) }
}
