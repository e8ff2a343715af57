import { CURRENCIES, type Currency } from '#app/core/money'
import type { ChargeSums } from '#app/billing/domain/charge_line'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import type { MatterViewer } from '#app/matters/models/matter'
import { chargeLines, type ChargeLine } from './charge_lines.js'
import { chargeSums } from './charge_sums.js'
import { CHARGES_PER_PAGE } from './list_charges.js'

/** What charges come to in one currency, in centavos: drafts and what was called off are not counted. */
export type Balance = {
  currency: Currency
  total: number
  paid: number
  owed: number
  /** What of it is past its due date. */
  overdue: number
}

/** The charges of a client or of a matter, the last first, and what they come to. */
export type AccountPage = {
  charges: ChargeLine[]
  paging: { total: number; page: number; perPage: number }
  balances: Balance[]
}

const of = (sums: ChargeSums[], currency: Currency) => sums.find((each) => each.currency === currency)

/** What the charges of a query come to, by currency: one query. `today` is the day of the firm. */
export async function balancesOf(query: ChargeQuery, today: string): Promise<{ balances: Balance[]; count: number }> {
  const { all, overdue } = await chargeSums(query, today)
  const balances = CURRENCIES.flatMap((currency) => {
    const sums = of(all.sums, currency)
    if (!sums) return []
    const { total, paid, remaining: owed } = sums
    return [{ currency, total, paid, owed, overdue: of(overdue.sums, currency)?.remaining ?? 0 }]
  })
  return { balances, count: all.count }
}

/** A page of the charges that `narrow` leaves of those that somebody sees: three queries. */
export async function accountPage(
  viewer: MatterViewer,
  narrow: (query: ChargeQuery) => ChargeQuery,
  { today, page: asked }: { today: string; page: number }
): Promise<AccountPage> {
  const { balances, count: total } = await balancesOf(narrow(Charge.seenBy(viewer)), today)
  const page = Math.min(asked, Math.max(1, Math.ceil(total / CHARGES_PER_PAGE)))
  const query = narrow(Charge.seenBy(viewer))
    .orderBy('charges.issued_on', 'desc')
    .orderBy('charges.id', 'desc')
    .limit(CHARGES_PER_PAGE)
    .offset((page - 1) * CHARGES_PER_PAGE)
  const charges = total === 0 ? [] : await chargeLines(query, viewer, today)
  return { charges, paging: { total, page, perPage: CHARGES_PER_PAGE }, balances }
}
