import app from '@adonisjs/core/services/app'
import { clock } from '#app/core/clock'
import { partsOf } from '#app/core/contributions/define_module'
import { mailAttachments, mailTraces, type MailAttachment, type MailOutcome } from '#app/core/mail/attachments'
import { firmToday } from '#app/core/time_zone'
import Charge from '#app/billing/models/charge'
import ChargeEmail from '#app/billing/models/charge_email'
import Payment from '#app/billing/models/payment'
import { BillingPdfs, type BillingPdf } from '#app/billing/printing/billing_pdfs'
import { accountSeenBy } from '#app/billing/queries/account_scope'
import { loadStatement } from '#app/billing/queries/load_statement'
import { notifyOfFailure } from '#app/billing/actions/email_notices'
import Client from '#app/clients/models/client'
import Workspace from '#app/workspaces/models/workspace'

const PDF = 'application/pdf'
const findEmail = (id: number) => ChargeEmail.byKey('id', id).first()

/** The document of an email, made when it leaves; null when it is about something that is not so any more. */
async function documentOf(id: number): Promise<MailAttachment | null> {
  const email = await findEmail(id)
  if (!email) return null
  const pdfs = await app.container.make(BillingPdfs)
  const pdf = await makePdf(pdfs, email)
  return pdf && { name: pdf.name, type: PDF, content: pdf.bytes }
}

async function makePdf(pdfs: BillingPdfs, email: ChargeEmail): Promise<BillingPdf | null> {
  const { kind, language } = email
  const firm = { id: email.workspaceId }
  if (kind === 'receipt') {
    const payment = email.paymentId && (await Payment.in(firm).where('id', email.paymentId).first())
    return payment && payment.counts ? pdfs.receipt(payment, language) : null
  }
  if (kind === 'statement') return statementPdf(pdfs, email)
  const charge = email.chargeId && (await Charge.in(firm).where('id', email.chargeId).first())
  if (!charge || charge.state === 'draft' || charge.state === 'canceled') return null
  if (kind === 'charge') return pdfs.charge(charge, language)
  if (!charge.isOpen || charge.remaining === 0) return null
  return pdfs.reminder(await Client.findIn(firm, charge.clientId), [charge], language)
}

async function statementPdf(pdfs: BillingPdfs, email: ChargeEmail): Promise<BillingPdf> {
  const firm = await Workspace.findOrFail(email.workspaceId)
  const client = await Client.findIn(firm, email.clientId)
  const viewer = { userId: email.sentById ?? 0, workspaceId: firm.id }
  const span = { from: email.fromOn!, to: email.toOn!, today: firmToday(firm) }
  const statement = await loadStatement(accountSeenBy(viewer, firm, client.id), client.id, span)
  return pdfs.statement(client, statement, email.language)
}

/** Writes what became of an email. What arrived later than it failed counts; nothing takes that back. */
async function settle(id: number, outcome: MailOutcome): Promise<void> {
  const email = await findEmail(id)
  if (!email) return
  const before = email.state
  if (outcome.state === 'failed' && !outcome.isLast) {
    await email.merge({ reason: outcome.reason }).save()
    return
  }
  const reason = outcome.state === 'sent' ? outcome.refused.join(', ') : 'reason' in outcome ? outcome.reason : ''
  await email.merge({ state: outcome.state, reason: reason.slice(0, 500) || null, settledAt: clock.now() }).save()
  if (before !== email.state) await notifyOfFailure(email)
}

export const emailParts = [
  partsOf(mailAttachments, { key: 'billing', make: ({ email }) => documentOf(Number(email)) }),
  partsOf(mailTraces, { key: 'charge_emails', settle }),
]
