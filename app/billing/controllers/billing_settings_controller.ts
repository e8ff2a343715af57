import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { firmToday } from '#app/core/time_zone'
import { EditBillingSettings } from '#app/billing/actions/edit_billing_settings'
import { reminderPreview } from '#app/billing/printing/email_draft'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { billingSettingsValidator } from '#app/billing/validators/settings'
import { authorOf, languageOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { bankAccountOf } from '#app/workspaces/domain/bank_account'
import Workspace from '#app/workspaces/models/workspace'

/** How a firm charges and how its clients pay it. */
@inject()
export default class BillingSettingsController {
  constructor(private readonly editBillingSettings: EditBillingSettings) {}

  async show(ctx: HttpContext) {
    const firm = await Workspace.findOrFail(workspaceOf(ctx).id)
    return ctx.inertia.render('law_firm/billing_settings/show', {
      settings: await billingSettings(firm.id),
      account: bankAccountOf(firm),
      holder: firm.taxName ?? firm.name,
      preview: reminderPreview(languageOf(ctx), firm.name, firmToday(firm)),
      can: { changeAccount: signedIn(ctx).may('despacho:editar') },
    })
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(billingSettingsValidator)
    const { series = '', paymentNotes = null, paymentReference = null, accountHolder = null } = input
    const fields = { ...input, series, paymentNotes, paymentReference, accountHolder }
    await this.editBillingSettings.handle(authorOf(ctx), workspaceOf(ctx), fields)
    ctx.session.flash('notices', { toast: { key: 'billing_settings.saved' } })
    return ctx.response.redirect().toRoute('law_firm.billing_settings.show')
  }
}
