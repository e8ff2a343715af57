import db from '@adonisjs/lucid/services/db'
import { SYSTEM } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { isContention } from '#app/core/models/contention'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms } from '#app/core/tenancy/rows'
import { firmToday } from '#app/core/time_zone'
import { addDays } from '#app/deadlines/domain/days'
import type { ChargeFields } from '#app/billing/domain/charge_fields'
import { describePeriod, periodName } from '#app/billing/domain/periods'
import { dateAfter, firstMissed, periodOf } from '#app/billing/domain/recurring_dates'
import type Charge from '#app/billing/models/charge'
import RecurringCharge from '#app/billing/models/recurring_charge'
import Workspace from '#app/workspaces/models/workspace'
import { AddCharge } from './add_charge.js'
import { changingMoney } from './changing_money.js'
import { notifyRecurringFailure } from './recurring_notices.js'

export const RECURRING_JOB = 'billing.recurring'
const BATCH = 25

interface Due {
  id: number
  workspaceId: number
}

/**
 * Makes the charges of recurring ones whose day has come, each period in a transaction of its own: killed anywhere, a charge is made and the next day set, or neither. Of what went by
 * while no job ran each period is charged, the latest twelve at most. Returns how many charges were made.
 */
export async function runRecurringCharges(isStopping = () => false): Promise<number> {
  let made = 0
  for (let last = 0; ;) {
    const due = await dueAfter(last)
    const of = new Map(due.map((row) => [row.id, row]))
    const work = (id: number) => chargeMissed(of.get(id)!, isStopping)
    const ids = due.map(({ id }) => id)
    for (const count of await eachItem({ job: RECURRING_JOB, ids, isStopping, work })) made += count
    if (due.length < BATCH || isStopping()) return made
    last = ids.at(-1)!
  }
}

/** Those whose day has come somewhere: the clocks of some firms are behind. */
async function dueAfter(last: number): Promise<Due[]> {
  const rows = await acrossFirms(db, 'recurring_charges')
    .where('active', 1)
    .where('next_on', '<=', addDays(clock.now().toUTC().toISODate()!, 1))
    .where('id', '>', last)
    .where(notPutOff(RECURRING_JOB, 'recurring_charges.id'))
    .where(notBeingFilled('recurring_charges.workspace_id'))
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'workspace_id')
  return rows.map(({ id, workspace_id: firm }) => ({ id: Number(id), workspaceId: Number(firm) }))
}

async function chargeMissed(due: Due, isStopping: () => boolean): Promise<number> {
  const firm = await Workspace.existing().where('id', due.workspaceId).first()
  if (!firm) return 0
  for (let made = 0; ; made++) {
    if (isStopping()) return made
    const charge = await changingMoney((trx) => chargePeriod(trx, firm, due.id)).catch(async (error: unknown) => {
      if (!isContention(error)) await notifyRecurringFailure(due)
      throw error
    })
    if (!charge) return made
  }
}

/** Makes the charge of one period; null when none is due. The recurring charge is held first, so that of two workers one finds it done. */
async function chargePeriod(trx: Trx, firm: Workspace, id: number): Promise<Charge | null> {
  const today = firmToday(firm)
  const recurring = await RecurringCharge.in(firm, trx)
    .where({ 'recurring_charges.id': id, 'recurring_charges.active': true })
    .where('next_on', '<=', today)
    .forUpdate()
    .first()
  if (!recurring) return null
  const day = firstMissed(recurring.nextOn!, recurring.recurrence, today)
  const sees = { everythingIn: firm.id }
  const added = {
    fields: fieldsOn(day, recurring),
    sees,
    issues: recurring.issues,
    of: { recurringId: id, period: periodOf(day) },
  }
  const charge = await new AddCharge().handle(SYSTEM, firm, added, trx)
  const next = dateAfter(day, recurring.recurrence)
  await recurring.merge({ nextOn: next, active: next !== null }).save()
  return charge
}

/** The charge of a day: its period stands in each concept. */
function fieldsOn(day: string, { clientId, currency, rhythm, fields }: RecurringCharge): ChargeFields {
  const { items, isrRate, withholdsIva, notes, dueDays, exchangeRate } = fields
  const period = periodName(day, rhythm)
  return {
    ...{ clientId, currency, exchangeRate, isrRate, withholdsIva, notes, internalNotes: null },
    ...{ issuedOn: day, dueOn: addDays(day, dueDays) },
    items: items.map((item) => ({ ...item, description: describePeriod(item.description, period) })),
  }
}
