import type { Trx } from '#app/core/database/trx'
import { MILLION } from '#app/billing/domain/charge_amounts'
import { pesos } from '#app/billing/domain/pesos'
import type Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import { changed } from './log_charge.js'

const TERMS = ['dueOn', 'notes', 'internalNotes'] as const
const FIELDS = [
  ...(['issuedOn', 'currency', 'subtotal', 'discount', 'tax', 'withheldIsr', 'withheldIva', 'total'] as const),
  ...TERMS,
]
/** Letters of a concept that the log keeps. */
const MOST = 200

const pick = (charge: Charge, names: readonly (keyof Charge)[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, charge[name]]))

/** What of a charge may still change once something was paid, as the log keeps it. */
export const loggedTerms = (charge: Charge): Record<string, unknown> => pick(charge, TERMS)

/** What a form changes of a charge, as the log keeps it: the client by name, the rate in pesos, and a line for each concept with what it comes to before taxes. */
export async function loggedFields(trx: Trx, charge: Charge, client: { name: string }) {
  const { id, exchangeRate } = charge
  const items = await ChargeItem.byKey('charge_id', id, trx).orderBy('position').forUpdate()
  return {
    clientName: client.name,
    ...pick(charge, FIELDS),
    exchangeRate: exchangeRate === null ? null : exchangeRate / MILLION,
    concepts: items.map(({ description, amount, discount }) => `${description}: $ ${pesos(amount - discount)}`),
  }
}

type Logged = Awaited<ReturnType<typeof loggedFields>>

/** What differs of a charge before and after; of its concepts those that went, and those that came. */
export function changedFields(before: Logged, after: Logged) {
  const sides = changed({ ...before, concepts: [] }, { ...after, concepts: [] })
  const only = (of: Logged, other: Logged) => {
    const lines = of.concepts.filter((line) => !other.concepts.includes(line))
    return lines.length === 0 ? {} : { concepts: lines.map((line) => [...line].slice(0, MOST).join('')) }
  }
  return { before: { ...sides.before, ...only(before, after) }, after: { ...sides.after, ...only(after, before) } }
}
