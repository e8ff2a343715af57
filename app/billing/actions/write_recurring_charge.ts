import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { forgetFailure } from '#app/core/jobs/each_item'
import { firmToday } from '#app/core/time_zone'
import { firstDate, freeFrom } from '#app/billing/domain/recurring_dates'
import type { RecurringForm } from '#app/billing/domain/recurring_fields'
import RecurringCharge from '#app/billing/models/recurring_charge'
import RecurringChargeMatter from '#app/billing/models/recurring_charge_matter'
import { nextDayOf } from '#app/billing/queries/next_day_of'
import type { BillingFirm } from './add_charge.js'
import { changingMoney } from './changing_money.js'
import { holdAccount } from './hold_account.js'
import { changed, matterToTell, type Change } from './log_charge.js'
import { RECURRING_JOB } from './run_recurring_charges.js'
import { checkMatters, priced, type Sees } from './write_charge.js'

/** A recurring charge that was looked at in a version. */
export interface SeenRecurring {
  recurring: RecurringCharge
  version: number
}

/** A recurring charge as it is now, held until the transaction ends: before numbers, accounts and the log. Throws NotFound when it is gone, a FieldProblem for another version. */
export async function lockRecurring(trx: Trx, { recurring, version }: SeenRecurring): Promise<RecurringCharge> {
  const own = RecurringCharge.in({ id: recurring.workspaceId }, trx)
  const current = await own.where('recurring_charges.id', recurring.id).forUpdate().first()
  if (!current) throw new NotFound('recurring_charges')
  current.mustBeAt(version)
  return current
}

const TOLD = ['title', 'currency', 'rhythm', 'dayOfMonth', 'startsOn', 'endsOn', 'nextOn', 'issues', 'active'] as const

const loggedFields = (recurring: RecurringCharge): Record<string, unknown> => ({
  ...Object.fromEntries(TOLD.map((name) => [name, recurring[name]])),
  total: priced(recurring.fields).total,
})

const mattersIn = ({ fields }: RecurringCharge): number[] => fields.items.flatMap(({ matterId }) => matterId ?? [])

/** Writes what was done with a recurring charge in the log of its firm, and of its matter. `former` are matters that it had before. */
export async function logRecurring(
  trx: Trx,
  author: Author,
  recurring: RecurringCharge,
  { former = [], ...change }: Change & { former?: number[] }
): Promise<void> {
  const { workspaceId, id, title } = recurring
  const matterId = await matterToTell(trx, [...former, ...mattersIn(recurring)])
  const after = { title, ...change.after }
  const subject = { type: 'recurring_charge', id }
  await record(trx, author, { workspaceId, subject, ...(matterId && { matterId }), ...change, after })
}

/** Adds and changes what is charged in each period. */
export class WriteRecurringCharge {
  /** Throws a FieldProblem for what does not fit together, `clientNotInWorkspace` for a client of others. */
  add(author: Author, firm: BillingFirm, form: RecurringForm, sees: Sees): Promise<RecurringCharge> {
    return changingMoney(async (trx) => {
      const client = await holdAccount(trx, firm, form.clientId)
      const next = firstDate(form)
      if (next === null) throw new FieldProblem('endsOn', 'recurring_charges.problem.no_charge')
      check(form)
      const of = { workspaceId: firm.id, createdById: author.userId, active: true, nextOn: next, version: 1 }
      const recurring = await RecurringCharge.create({ ...form, ...of }, { client: trx })
      await writeMatters(trx, recurring, sees)
      const after = { clientName: client.name, ...loggedFields(recurring) }
      await logRecurring(trx, author, recurring, { action: 'recurring_charge.added', after })
      return recurring
    })
  }

  /** What was charged stays as it is: the change counts from the next charge on. */
  async edit(
    author: Author,
    firm: BillingFirm,
    seen: SeenRecurring,
    { form, sees }: { form: RecurringForm; sees: Sees }
  ) {
    const edited = await changingMoney(async (trx) => {
      const recurring = await lockRecurring(trx, seen)
      await holdAccount(trx, firm, form.clientId)
      check(form)
      const before = loggedFields(recurring)
      const former = mattersIn(recurring)
      const wasEnded = recurring.state === 'ended'
      const free = freeFrom(recurring.nextOn, recurring.recurrence)
      recurring.merge(form)
      recurring.nextOn = await nextDayOf(trx, recurring, { today: firmToday(firm), free })
      if (wasEnded) recurring.active = recurring.nextOn !== null
      recurring.version += 1
      await recurring.save()
      await writeMatters(trx, recurring, sees)
      const { before: was, after } = changed(before, loggedFields(recurring))
      await logRecurring(trx, author, recurring, { action: 'recurring_charge.edited', former, before: was, after })
      return recurring
    })
    await forgetFailure(RECURRING_JOB, edited.id)
    return edited
  }

  pause(author: Author, seen: SeenRecurring) {
    return this.change(author, seen, 'recurring_charge.paused', (recurring) => recurring.pause())
  }

  resume(author: Author, firm: BillingFirm, seen: SeenRecurring) {
    return this.change(author, seen, 'recurring_charge.resumed', (recurring) => recurring.resume(firmToday(firm)))
  }

  end(author: Author, seen: SeenRecurring) {
    return this.change(author, seen, 'recurring_charge.ended', (recurring) => recurring.end())
  }

  private change(author: Author, seen: SeenRecurring, action: string, change: (recurring: RecurringCharge) => void) {
    return changingMoney(async (trx) => {
      const recurring = await lockRecurring(trx, seen)
      const before = loggedFields(recurring)
      change(recurring)
      recurring.version += 1
      await recurring.save()
      const { before: was, after } = changed(before, loggedFields(recurring))
      await logRecurring(trx, author, recurring, { action, before: was, after })
      return recurring
    })
  }
}

function check(form: RecurringForm): void {
  if (form.currency !== 'MXN' && !form.fields.exchangeRate) throw new FieldProblem('exchangeRate', 'forms.required')
  priced(form.fields)
}

async function writeMatters(trx: Trx, recurring: RecurringCharge, sees: Sees): Promise<void> {
  const { workspaceId, id: recurringId, clientId, fields } = recurring
  const matterIds = await checkMatters(trx, sees, clientId, fields.items)
  await RecurringChargeMatter.byKey('recurring_id', recurringId, trx).delete()
  await RecurringChargeMatter.createMany(
    matterIds.map((matterId) => ({ workspaceId, recurringId, matterId })),
    { client: trx }
  )
}
