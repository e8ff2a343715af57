import type { Author } from '#app/core/audit/author'
import { firmToday } from '#app/core/time_zone'
import ChargeReleased from '#app/billing/events/charge_released'
import type Charge from '#app/billing/models/charge'
import type { BillingFirm } from './add_charge.js'
import { changeCharge, type SeenCharge } from './change_charge.js'

/** Says how a charge ends without a payment, or that it did not: each way with its balance before and after in the log. */
export class SettleCharge {
  /** Gives up what is owed. Throws a FieldProblem when nothing is. */
  writeOff(author: Author, firm: BillingFirm, seen: SeenCharge, reason: string): Promise<Charge> {
    return changeCharge(author, seen, 'charge.written_off', (charge) => {
      charge.writeOff(reason, firmToday(firm))
      return { reason }
    })
  }

  /** Counts as paid; amounts stay as they are. */
  mark(author: Author, firm: BillingFirm, seen: SeenCharge): Promise<Charge> {
    return changeCharge(author, seen, 'charge.marked_paid', (charge) => charge.mark(firmToday(firm)))
  }

  /** Counts as pending again; a write-off is taken back. */
  reopen(author: Author, seen: SeenCharge): Promise<Charge> {
    return changeCharge(author, seen, 'charge.reopened', (charge) => charge.reopen())
  }

  /** Calls a charge off. Throws a FieldProblem while payments are applied to it. */
  cancel(author: Author, seen: SeenCharge, reason: string): Promise<Charge> {
    return changeCharge(author, seen, 'charge.canceled', async (charge, trx) => {
      charge.cancel(author.userId!, reason)
      await ChargeReleased.dispatch(trx, charge.id, charge.workspaceId)
      return { reason }
    })
  }
}
