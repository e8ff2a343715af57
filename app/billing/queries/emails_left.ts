import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { toSqlInstant } from '#app/core/models/columns'
import { DAILY_EMAILS, type EmailFields } from '#app/billing/domain/email_fields'
import ChargeEmail from '#app/billing/models/charge_email'

const DAY = { hours: 24 } as const

/** Emails of a firm within a day, counted in the transaction that keeps the next one. Of those who send at the same moment on MariaDB each may be the last. */
const ofDay = (trx: Trx, firm: { id: number }) =>
  ChargeEmail.in(firm, trx).where('created_at', '>', toSqlInstant(clock.now().minus(DAY)))

/** Throws a FieldProblem at `to` or `cc` when the people of the firm have sent all the emails of a day, or one of the addresses has had them. */
export async function mustHaveEmailsLeft(trx: Trx, firm: { id: number }, { to, cc }: EmailFields): Promise<void> {
  const sent = await ofDay(trx, firm).whereNull('step').select('recipient', 'cc')
  if (sent.length >= DAILY_EMAILS.person)
    throw new FieldProblem('to', 'billing_emails.problem.firm_full', { most: DAILY_EMAILS.person })
  const lower = (address: string) => address.toLowerCase()
  const reached = sent.flatMap((email) => [...new Set([email.recipient, ...email.cc].map(lower))])
  const times = (address: string) => reached.filter((one) => one === lower(address)).length
  const full = [to, ...cc].find((each) => times(each) >= DAILY_EMAILS.address)
  if (full === undefined) return
  const values = { address: full, most: DAILY_EMAILS.address }
  throw new FieldProblem(full === to ? 'to' : 'cc', 'billing_emails.problem.address_full', values)
}

/** Whether a reminder by schedule may leave to an address now; where not, it waits. */
export async function mayRemind(trx: Trx, firm: { id: number }, to: string): Promise<boolean> {
  const { total, own } = await ofDay(trx, firm)
    .whereNotNull('step')
    .count('* as total')
    .select(db.raw('sum(case when lower(recipient) = ? then 1 else 0 end) as own', [to.toLowerCase()]))
    .pojo<{ total: number | string; own: number | string | null }>()
    .firstOrFail()
  return Number(total) < DAILY_EMAILS.schedule && Number(own ?? 0) < DAILY_EMAILS.address
}
