import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { EmailFields } from '#app/billing/domain/email_fields'
import type Charge from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import { mustHaveEmailsLeft } from '#app/billing/queries/emails_left'
import type Client from '#app/clients/models/client'
import Workspace from '#app/workspaces/models/workspace'
import { changingMoney } from './changing_money.js'
import { lockCharge } from './hold_account.js'
import { logCharge } from './log_charge.js'
import { putEmail } from './put_email.js'
import { logPayment } from './record_payment.js'

/** Who sends something by email: answers go to their address. */
export interface EmailSender {
  author: Author
  email: string
}

const loggedFields = ({ to, cc, subject }: EmailFields) => ({ to, cc, emailSubject: subject })

/** Sends documents to clients by email, with a trace of each. Throws a FieldProblem at an address when the emails of a day are used up. */
export class SendEmail {
  /** A charge, or a reminder of one. Throws a FieldProblem for a draft, for one that was called off, and for a reminder of what is not owed. */
  async charge({ author, email }: EmailSender, charge: Charge, kind: 'charge' | 'reminder', fields: EmailFields) {
    const firm = await Workspace.findOrFail(charge.workspaceId)
    await changingMoney(async (trx) => {
      const current = await lockCharge(trx, charge)
      if (current.state === 'draft' || current.state === 'canceled')
        throw new FieldProblem('kind', `billing.problem.is_${current.state}`)
      if (kind === 'reminder' && !(current.isOpen && current.remaining > 0))
        throw new FieldProblem('kind', 'billing.problem.nothing_owed')
      const { id: chargeId, clientId } = current
      await mustHaveEmailsLeft(trx, firm, fields)
      await putEmail(trx, { firm, clientId, kind, chargeId, sentById: author.userId, replyTo: email }, fields)
      const after = { emailKind: kind, ...loggedFields(fields) }
      await logCharge(trx, author, current, { action: 'charge.emailed', after })
    })
  }

  /** The receipt of a payment. Throws a FieldProblem for one that was not accepted. */
  async receipt({ author, email }: EmailSender, payment: Payment, fields: EmailFields) {
    if (!payment.counts) throw new FieldProblem('to', 'billing.problem.not_accepted')
    const firm = await Workspace.findOrFail(payment.workspaceId)
    const { id: paymentId, clientId } = payment
    const about = { firm, clientId, kind: 'receipt' as const, paymentId, sentById: author.userId, replyTo: email }
    await changingMoney(async (trx) => {
      await mustHaveEmailsLeft(trx, firm, fields)
      await putEmail(trx, about, fields)
      await logPayment(trx, author, payment, { action: 'payment.emailed', after: loggedFields(fields) })
    })
  }

  /** The account of a client between two days, as far as the sender may know of it. */
  async statement(
    { author, email }: EmailSender,
    client: Client,
    span: { from: string; to: string },
    fields: EmailFields
  ) {
    const firm = await Workspace.findOrFail(client.workspaceId)
    const clientId = client.id
    const about = { firm, clientId, kind: 'statement' as const, span, sentById: author.userId, replyTo: email }
    await changingMoney(async (trx) => {
      await mustHaveEmailsLeft(trx, firm, fields)
      await putEmail(trx, about, fields)
      const { from, to } = span
      await record(trx, author, {
        ...{ workspaceId: firm.id, action: 'account_statement.emailed', subject: { type: 'client', id: clientId } },
        after: { ...loggedFields(fields), fromOn: from, toOn: to },
      })
    })
  }
}
