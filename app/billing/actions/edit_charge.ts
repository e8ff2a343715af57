import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { rowsBy } from '#app/core/tenancy/rows'
import { firmToday } from '#app/core/time_zone'
import ChargeReleased from '#app/billing/events/charge_released'
import { chargeText } from '#app/billing/domain/charge_text'
import type { ChargeFields } from '#app/billing/domain/charge_fields'
import type Charge from '#app/billing/models/charge'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { nextNumber, type BillingFirm } from './add_charge.js'
import type { SeenCharge } from './change_charge.js'
import { changingMoney } from './changing_money.js'
import { holdAccounts, lockCharge } from './hold_account.js'
import { changed, logCharge, mattersOfCharge } from './log_charge.js'
import { changedFields, loggedFields, loggedTerms } from './logged_fields.js'
import { chargeColumns, eraseItems, rewriteItems, type Sees } from './write_charge.js'

/** A charge as it is to be. */
interface EditedCharge {
  fields: ChargeFields
  sees: Sees
  /** The firm of a draft that gets its number. */
  issues?: BillingFirm
}

/** Changes a charge, gives a draft its number, deletes one that got none. */
export class EditCharge {
  /**
   * All of it while nothing was paid, afterwards only its due date and notes; a draft also gets its number when `issues` names its firm. Throws a FieldProblem for what may not be changed
   * any more.
   */
  async handle(author: Author, seen: SeenCharge, { fields, sees, issues }: EditedCharge): Promise<Charge> {
    const { series, dueDays } = await billingSettings(seen.charge.workspaceId)
    return changingMoney(async (trx) => {
      const number = issues ? await nextNumber(trx, issues.id, series) : null
      const own = { id: seen.charge.workspaceId }
      const clients = await holdAccounts(trx, own, [seen.charge.clientId, fields.clientId])
      const client = clients.get(fields.clientId)!
      const charge = await lockCharge(trx, seen.charge, seen.version)
      if (!charge.hasFreeAmounts) throw new FieldProblem('version', 'billing.problem.amounts_fixed')
      if (charge.state === 'issued' && fields.issuedOn === null) throw new FieldProblem('issuedOn', 'forms.required')
      await mustSuitReviews(trx, charge, fields)
      const former = await mattersOfCharge(trx, charge.id)
      const before = await loggedFields(trx, charge, clients.get(charge.clientId) ?? client)
      charge.merge(chargeColumns(fields, client))
      charge.merge({
        version: charge.version + 1,
        settledBy: null,
        settledOn: null,
        settledDays: null,
        status: 'pending',
      })
      if (number) charge.issue({ ...number, on: firmToday(issues!), dueDays })
      charge.searchText = chargeText(charge.reference, client.name, fields.items)
      await charge.save()
      await rewriteItems(trx, charge, { items: fields.items, sees })
      const sides = changedFields(before, await loggedFields(trx, charge, client))
      const action = number ? 'charge.issued' : 'charge.edited'
      await logCharge(trx, author, charge, { action, former, ...sides })
      return charge
    })
  }

  /** Changes until when an issued charge is to be paid, and its notes. */
  terms(
    author: Author,
    seen: SeenCharge,
    terms: Pick<ChargeFields, 'dueOn' | 'notes' | 'internalNotes'>
  ): Promise<Charge> {
    return changingMoney(async (trx) => {
      const charge = await lockCharge(trx, seen.charge, seen.version)
      if (terms.dueOn !== null && charge.issuedOn !== null && terms.dueOn < charge.issuedOn)
        throw new FieldProblem('dueOn', 'billing.problem.due_before_issue')
      const before = loggedTerms(charge)
      charge.merge({ ...terms, version: charge.version + 1 })
      await charge.save()
      const { before: was, after } = changed(before, loggedTerms(charge))
      await logCharge(trx, author, charge, { action: 'charge.edited', before: was, after })
      return charge
    })
  }

  /** Gives a draft the next number of the series. One that says no day for it is to be paid within the days that the firm gives. */
  async issue(author: Author, firm: BillingFirm, { charge, version }: SeenCharge): Promise<Charge> {
    const { series, dueDays } = await billingSettings(firm.id)
    return changingMoney(async (trx) => {
      const number = await nextNumber(trx, firm.id, series)
      const current = await lockCharge(trx, charge, version)
      current.issue({ ...number, on: firmToday(firm), dueDays })
      current.searchText = `${current.reference!.toLowerCase()}\n${current.searchText}`
      current.version += 1
      await current.save()
      const { total, currency, dueOn } = current
      await logCharge(trx, author, current, { action: 'charge.issued', after: { total, currency, dueOn } })
      return current
    })
  }

  /** Deletes a draft. Throws a FieldProblem for what has a number: that is called off. */
  destroy(author: Author, { charge, version }: SeenCharge): Promise<void> {
    return changingMoney(async (trx) => {
      const current = await lockCharge(trx, charge, version)
      if (current.state !== 'draft') throw new FieldProblem('version', 'billing.problem.not_draft')
      await ChargeReleased.dispatch(trx, current.id, current.workspaceId)
      const { total, currency } = current
      await logCharge(trx, author, current, { action: 'charge.deleted', before: { total, currency } })
      await eraseItems(trx, current.id)
      await current.delete()
    })
  }
}

/** What a payment in review pays is a charge of its client, in its currency. Throws a FieldProblem at what would not be so any more. */
async function mustSuitReviews(trx: Trx, charge: Charge, fields: ChargeFields): Promise<void> {
  const names = ['clientId', 'currency'] as const
  const field = names.find((name) => charge[name] !== fields[name])
  if (!field) return
  const waiting = await rowsBy(trx, 'payment_applications', { 'charge_id': charge.id, 'payments.state': 'review' })
    .join('payments', 'payments.id', 'payment_applications.payment_id')
    .select('payments.number')
    .first()
  if (waiting) throw new FieldProblem(field, 'billing.problem.in_review', { number: String(waiting.number) })
}
