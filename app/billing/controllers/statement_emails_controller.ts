import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { SendEmail } from '#app/billing/actions/send_email'
import { spanOf } from '#app/billing/http/statement_request'
import { statementDraft } from '#app/billing/printing/email_draft'
import { emailReader } from '#app/billing/queries/email_reader'
import { sentEmails } from '#app/billing/queries/sent_emails'
import { statementEmailValidator } from '#app/billing/validators/email'
import Client from '#app/clients/models/client'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** Emails with the account of a client. */
@inject()
export default class StatementEmailsController {
  constructor(private readonly sendEmail: SendEmail) {}

  /** What was sent, and what the dialog begins with. */
  async index(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const client = await Client.findIn(workspace, ctx.params.clientId)
    const { from, to } = await spanOf(ctx, workspace)
    const named = { firm: workspace.name, client: client.name, from, to }
    return {
      emails: await sentEmails(workspace, { clientId: client.id, kind: 'statement' }),
      ...(await emailReader(client)),
      drafts: { statement: { es: statementDraft('es', named), en: statementDraft('en', named) } },
      can: { send: signedIn(ctx).may('facturas:editar') },
    }
  }

  async store(ctx: HttpContext) {
    const client = await Client.findIn(workspaceOf(ctx), ctx.params.clientId)
    const { cc = [], fromOn, toOn, ...fields } = await ctx.request.validateUsing(statementEmailValidator)
    if (toOn < fromOn) throw new FieldProblem('toOn', 'validation.to.span_inverted')
    const sender = { author: authorOf(ctx), email: signedIn(ctx).user.email }
    await this.sendEmail.statement(sender, client, { from: fromOn, to: toOn }, { ...fields, cc })
    ctx.session.flash('notices', { toast: { key: 'billing_emails.sent', values: { to: fields.to } } })
    const span = { from: fromOn, to: toOn }
    return ctx.response.redirect().withQs(span).toRoute('law_firm.account_statements.show', [client.id])
  }
}
