import db from '@adonisjs/lucid/services/db'
import { SYSTEM } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import { firmToday } from '#app/core/time_zone'
import User from '#app/accounts/models/user'
import { dueDatesOf, REMINDER_HOURS, stepDue } from '#app/billing/domain/reminder_steps'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import { reminderDraft } from '#app/billing/printing/email_draft'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { emailReader } from '#app/billing/queries/email_reader'
import { mayRemind } from '#app/billing/queries/emails_left'
import { hasBounced } from '#app/billing/queries/has_bounced'
import { remindable } from '#app/billing/queries/remindable'
import type Client from '#app/clients/models/client'
import Workspace from '#app/workspaces/models/workspace'
import { changingMoney } from './changing_money.js'
import { holdAccount, lockCharges } from './hold_account.js'
import { logCharge } from './log_charge.js'
import { putEmail } from './put_email.js'

export const REMINDERS_JOB = 'billing.reminders'
const FIRMS_JOB = 'billing.reminders.firms'
const BATCH = 25

/**
 * Reminds clients of what they owe, on the days that their firms planned. Each charge in a transaction of its own: the row that says that it was reminded, and the email in the outbox, or
 * neither. A firm that fails holds up no other. Returns how many reminders were sent.
 */
export async function sendReminders(isStopping = () => false): Promise<number> {
  const work = async (id: number) => {
    const firm = await Workspace.existing().where('id', id).first()
    return firm && isDayTime(firm) ? remindClientsOf(firm, isStopping) : 0
  }
  const counts = await eachItem({ job: FIRMS_JOB, ids: await remindingFirms(), isStopping, work })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Firms that have reminders go out. */
async function remindingFirms(): Promise<number[]> {
  const rows = await acrossFirms(db, 'billing_settings')
    .where('reminders_on', 1)
    .where(notBeingFilled('billing_settings.workspace_id'))
    .where(notPutOff(FIRMS_JOB, 'billing_settings.workspace_id'))
    .orderBy('workspace_id')
    .select('workspace_id')
  return rows.map((row) => Number(row.workspace_id))
}

function isDayTime({ timeZone }: Workspace): boolean {
  const { hour } = clock.now().setZone(timeZone)
  return hour >= REMINDER_HOURS.from && hour < REMINDER_HOURS.before
}

async function remindClientsOf(firm: Workspace, isStopping: () => boolean): Promise<number> {
  const { reminderDays } = await billingSettings(firm.id)
  const dates = dueDatesOf(reminderDays, firmToday(firm))
  if (dates.length === 0) return 0
  let sent = 0
  for (let last = 0; ;) {
    const rows = await remindable(Charge.in(firm) as ChargeQuery)
      .whereIn('charges.due_on', dates)
      .where('charges.id', '>', last)
      .where(notPutOff(REMINDERS_JOB, 'charges.id') as never)
      .orderBy('charges.id')
      .limit(BATCH)
      .select('charges.id')
    const ids = rows.map(({ id }) => id)
    const work = (id: number) => changingMoney((trx) => remind(trx, firm, id))
    sent += (await eachItem({ job: REMINDERS_JOB, ids, isStopping, work })).filter(Boolean).length
    if (ids.length < BATCH || isStopping()) return sent
    last = ids.at(-1)!
  }
}

/** Holds the account of the client, and looks again whether the reminder is due: false when it is not, was sent, or waits since the emails of a day are used up: until one of the days on which it is caught up with. */
async function remind(trx: Trx, firm: Workspace, chargeId: number): Promise<boolean> {
  const found = await Charge.in(firm, trx).where('charges.id', chargeId).select('client_id').first()
  if (!found) return false
  const client = await holdAccount(trx, firm, found.clientId)
  const charge = (await lockCharges(Charge.in(firm, trx) as ChargeQuery, [chargeId], 'id')).get(chargeId)!
  const isDue = await remindable(Charge.in(firm, trx) as ChargeQuery)
    .where('charges.id', chargeId)
    .select('charges.id')
    .forUpdate()
    .first()
  const { remindersOn, reminderDays } = await billingSettings(firm.id, trx)
  if (!isDue || !remindersOn || charge.dueOn === null) return false
  const today = firmToday(firm)
  const step = stepDue({ dueOn: charge.dueOn, issuedOn: charge.issuedOn }, reminderDays, today)
  if (!step || (await wasSent(trx, chargeId, step.key))) return false
  const { to, language } = await emailReader(client, trx)
  if (to === null || (await hasBounced(client, to, trx)) || !(await mayRemind(trx, firm, to))) return false
  const draft = reminderDraft(charge, language, { firm: firm.name, client: client.name, today })
  const replyTo = await answersTo(trx, firm, client)
  const about = { firm, clientId: client.id, kind: 'reminder' as const, chargeId, step: step.key }
  await putEmail(trx, { ...about, sentById: null, replyTo }, { to, cc: [], language, ...draft })
  await logCharge(trx, SYSTEM, charge, { action: 'charge.reminded', after: { to, days: step.days } })
  return true
}

const wasSent = async (trx: Trx, chargeId: number, step: string): Promise<boolean> =>
  (await rowsBy(trx, 'charge_emails', { charge_id: chargeId, step }).forUpdate().select('id').first()) !== null

/** Who answers for the client, or who owns the firm. */
async function answersTo(trx: Trx, firm: Workspace, { responsibleId }: Client): Promise<string | null> {
  const person = await User.find(responsibleId ?? firm.ownerId, { client: trx })
  return person?.email ?? null
}
