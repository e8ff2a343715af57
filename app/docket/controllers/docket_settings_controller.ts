import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditDocketSettings } from '#app/docket/actions/edit_docket_settings'
import { SIGNABLE_KINDS } from '#app/docket/domain/kinds'
import { docketSettings } from '#app/docket/queries/docket_settings'
import { settingsValidator } from '#app/docket/validators/deadline'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** What a firm asks for with its deadlines: alerts and second signatures. */
@inject()
export default class DocketSettingsController {
  constructor(private readonly editDocketSettings: EditDocketSettings) {}

  async show(ctx: HttpContext) {
    return ctx.inertia.render('law_firm/docket_settings/show', {
      settings: await docketSettings(workspaceOf(ctx).id),
      kinds: SIGNABLE_KINDS,
      can: { edit: signedIn(ctx).may('despacho:editar') },
    })
  }

  async update(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(settingsValidator)
    await this.editDocketSettings.handle(authorOf(ctx), workspaceOf(ctx), fields)
    ctx.session.flash('notices', { toast: { key: 'docket.settings.saved' } })
    return ctx.response.redirect().toRoute('law_firm.docket_settings.show')
  }
}
