/** Charges of one client among which a sum is looked for: the first ones that are due. Two to this power are tried at most. */
const MOST = 12

/** Two or more of some charges whose balances make up a sum, the fewest of them; null when there are none. */
export function sumTo<C extends { remaining: number }>(sum: number, charges: readonly C[]): C[] | null {
  const total = charges.reduce((all, { remaining }) => all + remaining, 0)
  if (charges.length > 1 && total === sum) return [...charges]
  const tried = charges.slice(0, MOST)
  let best: C[] | null = null
  const search = (at: number, left: number, taken: C[]) => {
    if (best && taken.length >= best.length) return
    if (left === 0 && taken.length > 1) return void (best = taken)
    for (let next = at; next < tried.length; next++) {
      const charge = tried[next]!
      if (charge.remaining <= left) search(next + 1, left - charge.remaining, [...taken, charge])
    }
  }
  search(0, sum, [])
  return best
}
