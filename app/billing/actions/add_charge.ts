import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { nextInSequence } from '#app/core/sequences/sequence'
import { firmToday } from '#app/core/time_zone'
import type { ChargeFields } from '#app/billing/domain/charge_fields'
import { chargeText } from '#app/billing/domain/charge_text'
import Charge from '#app/billing/models/charge'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { changingMoney } from './changing_money.js'
import { holdAccount } from './hold_account.js'
import { logCharge } from './log_charge.js'
import { chargeColumns, writeItems, type Sees } from './write_charge.js'

/** A firm by its id and its clock. */
export interface BillingFirm {
  id: number
  timeZone: string
}

export interface NewCharge {
  fields: ChargeFields
  sees: Sees
  /** Whether it gets its number at once, and a day until which it is to be paid, or waits as a draft. */
  issues: boolean
  /** The recurring charge and the period of it that this is. */
  of?: { recurringId: number; period: string }
}

/** The next number of a firm's series, within a transaction that has locked nothing yet. */
export async function nextNumber(
  trx: Trx,
  workspaceId: number,
  series: string
): Promise<{ series: string; number: number }> {
  return { series, number: await nextInSequence(trx, workspaceId, `charges:${series}`) }
}

/** Writes down what a client owes. */
export class AddCharge {
  /** Throws a FieldProblem for what does not fit together, `clientNotInWorkspace` for a client of others. Within `trx` when given; the settings are read before it. */
  async handle(author: Author, firm: BillingFirm, added: NewCharge, trx?: Trx): Promise<Charge> {
    const { series, dueDays } = await billingSettings(firm.id, trx)
    const charge = { ...added, series, dueDays }
    if (trx) return this.within(trx, author, firm, charge)
    return changingMoney((own) => this.within(own, author, firm, charge))
  }

  private async within(
    trx: Trx,
    author: Author,
    firm: BillingFirm,
    { fields, sees, issues, of, series, dueDays }: NewCharge & { series: string; dueDays: number }
  ): Promise<Charge> {
    const number = issues ? await nextNumber(trx, firm.id, series) : null
    const client = await holdAccount(trx, firm, fields.clientId)
    const columns = chargeColumns(fields, client)
    const numberless = {
      series: null,
      number: null,
      reference: null,
      settledBy: null,
      settledOn: null,
      settledDays: null,
      reason: null,
    }
    const state = { state: 'draft' as const, status: 'pending' as const, canceledById: null, canceledAt: null }
    const row = { ...columns, ...numberless, ...state, workspaceId: firm.id, recurringId: null, period: null }
    const charge = await Charge.create(
      { ...row, ...of, paid: 0, writtenOff: 0, createdById: author.userId, version: 1 },
      { client: trx }
    )
    if (number) {
      charge.issue({ ...number, on: firmToday(firm), dueDays })
      charge.searchText = chargeText(charge.reference, client.name, fields.items)
      await charge.save()
    }
    await writeItems(trx, charge, { items: fields.items, sees })
    const { total, currency, dueOn } = charge
    const after = { clientName: client.name, total, currency, dueOn }
    await logCharge(trx, author, charge, { action: issues ? 'charge.issued' : 'charge.added', after })
    return charge
  }
}
