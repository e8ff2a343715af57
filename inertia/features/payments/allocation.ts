import { inOrder } from '@generated/fields'
import { centavosOf, pesosOf } from '~/features/matters/form/claim_amount'
import type { PayableCharge } from './types'

/** How a payment is spread over charges: what is due first, by hand, or over none. */
export type Way = 'order' | 'hand' | 'none'

/** What is typed for each charge, in pesos, by its id. */
export type Typed = Record<string, string>

/** What the form knows of a payment that is spread. */
export interface Spread {
  way: Way
  charges: PayableCharge[]
  /** Centavos that can be spread. */
  amount: number
  /** ISO date; null where the day does not matter. */
  paidOn: string | null
  typed: Typed
}

/** Centavos that somebody typed as pesos; 0 for what is no amount. */
export function centavosIn(typed: string): number {
  const centavos = centavosOf(typed)
  return typeof centavos === 'number' ? centavos : 0
}

/** Centavos for each charge, by its id, as the form shows them. */
export function allocationOf({ way, charges, amount, paidOn, typed }: Spread): Map<number, number> {
  if (way === 'none') return new Map()
  if (way === 'hand') return new Map(charges.map(({ id }) => [id, centavosIn(typed[id] ?? '')]))
  const due = charges.filter(({ status, applied }) => status === 'pending' || applied > 0)
  return new Map(inOrder(due, amount, paidOn).map(({ chargeId, amount: part }) => [chargeId, part]))
}

/** The charges for which something is typed, in the order in which it is sent: problems name them by their place. */
export const typedFor = (charges: PayableCharge[], typed: Typed): PayableCharge[] =>
  charges.filter(({ id }) => (typed[id] ?? '').trim() !== '')

/** What is sent of it: amounts that are no amounts are sent as they were typed, so that the server says so. */
export function sentOf(spread: Spread): { chargeId: number; amount: number | string }[] {
  if (spread.way === 'hand')
    return typedFor(spread.charges, spread.typed).map(({ id }) => ({
      chargeId: id,
      amount: centavosOf(spread.typed[id]!),
    }))
  return [...allocationOf(spread)].map(([chargeId, amount]) => ({ chargeId, amount }))
}

/** What the payment pays by now, as it would be typed. */
export const typedFrom = (charges: PayableCharge[]): Typed =>
  Object.fromEntries(charges.filter(({ applied }) => applied > 0).map(({ id, applied }) => [id, pesosOf(applied)]))

export const sumOf = (allocation: Map<number, number>): number =>
  [...allocation.values()].reduce((total, amount) => total + amount, 0)
