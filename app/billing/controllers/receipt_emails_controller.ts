import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SendEmail } from '#app/billing/actions/send_email'
import { authorizedPayment } from '#app/billing/http/load_charge'
import { receiptDraft } from '#app/billing/printing/email_draft'
import { emailReader } from '#app/billing/queries/email_reader'
import { sentEmails } from '#app/billing/queries/sent_emails'
import { receiptEmailValidator } from '#app/billing/validators/email'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** Emails with the receipt of a payment. */
@inject()
export default class ReceiptEmailsController {
  constructor(private readonly sendEmail: SendEmail) {}

  /** What was sent, and what the dialog begins with. */
  async index(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'view')
    await payment.load('client')
    const workspace = workspaceOf(ctx)
    const named = { firm: workspace.name, client: payment.client.name }
    return {
      emails: await sentEmails(workspace, { paymentId: payment.id }),
      ...(await emailReader(payment.client)),
      drafts: { receipt: { es: receiptDraft(payment, 'es', named), en: receiptDraft(payment, 'en', named) } },
      can: { send: signedIn(ctx).may('pagos:crear') && payment.counts },
    }
  }

  async store(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'edit')
    const { cc = [], ...fields } = await ctx.request.validateUsing(receiptEmailValidator)
    await this.sendEmail.receipt({ author: authorOf(ctx), email: signedIn(ctx).user.email }, payment, { ...fields, cc })
    ctx.session.flash('notices', { toast: { key: 'billing_emails.sent', values: { to: fields.to } } })
    return ctx.response.redirect().toRoute('law_firm.payments.show', [payment.id])
  }
}
