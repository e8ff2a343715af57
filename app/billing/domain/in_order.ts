/** What an issued charge still needs, for spreading a payment. Days are ISO dates, money centavos. */
export type OpenCharge = {
  id: number
  issuedOn: string | null
  dueOn: string | null
  remaining: number
}

/** Due first, then issued first, then the one written down first; what has no due date comes last. */
function byDueDate(one: OpenCharge, other: OpenCharge): number {
  const [a, b] = [one, other].map(({ dueOn, issuedOn }) => `${dueOn ?? '9999'} ${issuedOn ?? '9999'}`)
  return a! < b! ? -1 : a! > b! ? 1 : one.id - other.id
}

/**
 * Spreads an amount over charges in the order in which they are due. A charge that was issued after the day of the payment gets nothing. What is left over is credit.
 *
 * @param amount centavos
 * @param paidOn ISO date; null where the day does not matter
 */
export function inOrder(
  charges: readonly OpenCharge[],
  amount: number,
  paidOn: string | null
): { chargeId: number; amount: number }[] {
  let rest = amount
  const due = charges.filter(({ issuedOn }) => paidOn === null || issuedOn === null || issuedOn <= paidOn)
  return [...due].sort(byDueDate).flatMap(({ id, remaining }) => {
    const taken = Math.min(rest, remaining)
    rest -= taken
    return taken > 0 ? [{ chargeId: id, amount: taken }] : []
  })
}
