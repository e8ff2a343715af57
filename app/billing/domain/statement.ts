import type { Currency } from '../../core/money.js'

/** What moves the account of a client, in the order in which it counts within a day. */
export const MOVEMENT_KINDS = ['charge', 'cancellation', 'write_off', 'mark', 'payment', 'refund'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** A movement of an account. `amount` is what it adds to the balance, in centavos: charges and refunds add, the rest takes away. */
export type Movement = {
  kind: MovementKind
  day: string
  currency: Currency
  amount: number
  /** The charge or the payment; null for a payment of which only a part may be known. */
  id: number | null
  reference: string | null
  /** The first concept of a charge. */
  concept: string | null
}

/** A movement with the balance after it. */
export type BalancedMovement = Movement & { balance: number }

/** The account of a client in one currency between two days. `closing = opening + charged − paid`. */
export type CurrencyAccount = {
  currency: Currency
  opening: number
  /** What movements added. */
  charged: number
  /** What movements took away. */
  paid: number
  closing: number
  movements: BalancedMovement[]
}

/** Puts movements in order and adds them up from what was owed before them. Currencies are never added to each other. */
export function balanced(
  movements: readonly Movement[],
  openings: ReadonlyMap<Currency, number>,
  currencies: readonly Currency[]
): CurrencyAccount[] {
  const place = (kind: MovementKind) => MOVEMENT_KINDS.indexOf(kind)
  const ordered = [...movements].sort(
    (one, other) =>
      (one.day < other.day ? -1 : one.day > other.day ? 1 : 0) ||
      place(one.kind) - place(other.kind) ||
      (one.id ?? 0) - (other.id ?? 0)
  )
  return currencies.flatMap((currency) => {
    const own = ordered.filter((movement) => movement.currency === currency)
    const opening = openings.get(currency) ?? 0
    if (own.length === 0 && opening === 0) return []
    let balance = opening
    const rows = own.map((movement) => ({ ...movement, balance: (balance += movement.amount) }))
    const sum = (keeps: (amount: number) => boolean) =>
      own.reduce((total, { amount }) => total + (keeps(amount) ? Math.abs(amount) : 0), 0)
    const [charged, paid] = [sum((amount) => amount > 0), sum((amount) => amount < 0)]
    return [{ currency, opening, charged, paid, closing: balance, movements: rows }]
  })
}
