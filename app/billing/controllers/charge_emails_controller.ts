import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { LANGUAGES, type Language } from '#app/core/messages/catalogue'
import { firmToday } from '#app/core/time_zone'
import { SendEmail } from '#app/billing/actions/send_email'
import { nextReminder } from '#app/billing/domain/reminder_steps'
import { authorizedCharge } from '#app/billing/http/load_charge'
import type Charge from '#app/billing/models/charge'
import { chargeDraft, reminderDraft, type EmailDraft } from '#app/billing/printing/email_draft'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { emailReader } from '#app/billing/queries/email_reader'
import { hasBounced } from '#app/billing/queries/has_bounced'
import { pauseOf } from '#app/billing/queries/reminder_state'
import { sentEmails } from '#app/billing/queries/sent_emails'
import { chargeEmailValidator } from '#app/billing/validators/email'
import type Client from '#app/clients/models/client'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** Emails with a charge, and reminders of it. */
@inject()
export default class ChargeEmailsController {
  constructor(private readonly sendEmail: SendEmail) {}

  /** What was sent, what the dialog begins with, and when reminders go out. */
  async index(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'view')
    await charge.load('client')
    const workspace = workspaceOf(ctx)
    const { to, language } = await emailReader(charge.client)
    return {
      emails: await sentEmails(workspace, { chargeId: charge.id }),
      to,
      language,
      drafts: draftsOf(charge, { firm: workspace.name, client: charge.client, today: firmToday(workspace) }),
      reminders: await this.remindersOf(charge, to, firmToday(workspace)),
      can: {
        send: signedIn(ctx).may('facturas:editar') && charge.state !== 'draft' && charge.state !== 'canceled',
        remind: charge.isOpen && charge.remaining > 0,
      },
    }
  }

  async store(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'edit')
    const { kind, cc = [], ...fields } = await ctx.request.validateUsing(chargeEmailValidator)
    const sender = { author: authorOf(ctx), email: signedIn(ctx).user.email }
    await this.sendEmail.charge(sender, charge, kind, { ...fields, cc })
    ctx.session.flash('notices', { toast: { key: 'billing_emails.sent', values: { to: fields.to } } })
    return ctx.response.redirect().toRoute('law_firm.charges.show', [charge.id])
  }

  private async remindersOf(charge: Charge, to: string | null, today: string) {
    const { remindersOn, reminderDays } = await billingSettings(charge.workspaceId)
    const isBounced = to !== null && (await hasBounced(charge.client, to))
    const paused = (await pauseOf(charge)) ?? (isBounced ? ('bounced' as const) : null)
    const isOwed = charge.isOpen && charge.remaining > 0 && charge.dueOn !== null
    const next = remindersOn && paused === null && isOwed ? nextReminder(charge.dueOn!, reminderDays, today) : null
    return { areOn: remindersOn, paused, next }
  }
}

interface Told {
  firm: string
  client: Client
  today: string
}

function draftsOf(charge: Charge, { firm, client, today }: Told) {
  const named = { firm, client: client.name, today }
  const inAll = (make: (language: Language) => EmailDraft) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, EmailDraft>
  return {
    charge: inAll((language) => chargeDraft(charge, language, named)),
    reminder: inAll((language) => reminderDraft(charge, language, named)),
  }
}
