import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import type Charge from '#app/billing/models/charge'
import { changingMoney } from './changing_money.js'
import { lockCharge } from './hold_account.js'
import { balanceOf, changed, logCharge } from './log_charge.js'

/** A charge that was looked at in a version. */
export interface SeenCharge {
  charge: Charge
  version: number
}

/**
 * Changes one charge with the account of its client held, and writes its balance before and after in the log. `change` returns what else the log says of it. Throws a FieldProblem for
 * another version.
 */
export function changeCharge(
  author: Author,
  { charge, version }: SeenCharge,
  action: string,
  change: (charge: Charge, trx: Trx) => Promise<Record<string, unknown> | void> | Record<string, unknown> | void
): Promise<Charge> {
  return changingMoney(async (trx) => {
    const current = await lockCharge(trx, charge, version)
    const before = balanceOf(current)
    const said = await change(current, trx)
    current.version += 1
    await current.save()
    const { before: was, after } = changed(before, balanceOf(current))
    await logCharge(trx, author, current, { action, before: was, after: { ...after, ...said } })
    return current
  })
}
