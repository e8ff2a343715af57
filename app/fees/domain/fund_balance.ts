/** A movement as balances follow from it: its day and what came in (positive) or went out, in centavos. */
export interface Moved {
  movedOn: string
  amount: number
}

/**
 * The least that a fund held at the end of a day and of each later one: what may still be taken out of it on that day. `later` are the movements after the day, in any order.
 */
export function leastFrom(balance: number, later: readonly Moved[]): number {
  const days = Map.groupBy(later, ({ movedOn }) => movedOn)
  const newestFirst = [...days].sort(([one], [other]) => (one < other ? 1 : -1))
  let [least, held] = [balance, balance]
  for (const [, movements] of newestFirst) {
    held -= movements.reduce((total, { amount }) => total + amount, 0)
    least = Math.min(least, held)
  }
  return least
}

/** Movements in the order of their days, those of a day as they were written down, each with the balance after it. */
export function runningBalances<T extends Moved & { number: number }>(
  opening: number,
  movements: readonly T[]
): (T & { held: number })[] {
  let held = opening
  return [...movements]
    .sort((one, other) =>
      one.movedOn === other.movedOn ? one.number - other.number : one.movedOn < other.movedOn ? -1 : 1
    )
    .map((movement) => {
      held += movement.amount
      return { ...movement, held }
    })
}
