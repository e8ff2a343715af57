import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { route } from '#app/core/addresses'
import { stateOfZip } from '#app/core/places/states'
import { DeleteFirm } from '#app/workspaces/actions/delete_firm'
import { EditFirm } from '#app/workspaces/actions/edit_firm'
import { OpenFirm } from '#app/workspaces/actions/open_firm'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { FIRM_CHOICES } from '#app/workspaces/domain/firm_choices'
import { countFirm } from '#app/workspaces/domain/firm_limits'
import Workspace from '#app/workspaces/models/workspace'
import { listWorkspacesOf } from '#app/workspaces/queries/list_workspaces_of'
import FirmTransformer from '#app/workspaces/transformers/firm_transformer'
import { firmDeletionValidator, firmValidator, newFirmValidator } from '#app/workspaces/validators/workspace'
import { workIn } from '#app/workspaces/http/work_in'

/** Law firms: founding one, what it says of itself, deleting it. */
@inject()
export default class FirmsController {
  constructor(
    private readonly openFirm: OpenFirm,
    private readonly editFirm: EditFirm,
    private readonly deleteFirm: DeleteFirm,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async store(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const firm = await ctx.request.validateUsing(newFirmValidator)
    await countFirm(user.id)
    const workspace = await this.openFirm.handle(authorOf(ctx), user, firm)
    workIn(ctx, workspace)
    ctx.session.flash('notices', { toast: { key: 'firm.founded', values: { name: workspace.name } } })
    return ctx.response.redirect(user.profileComplete ? route('law_firm.firm.show') : route('welcome.show'))
  }

  async show(ctx: HttpContext) {
    const identity = signedIn(ctx)
    return ctx.inertia.render('law_firm/firm/show', {
      firm: FirmTransformer.transform(await Workspace.findOrFail(workspaceOf(ctx).id)),
      choices: FIRM_CHOICES,
      can: { edit: identity.may('despacho:editar'), delete: identity.isOwner },
    })
  }

  async update(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(firmValidator)
    const { phone, address, zip, city, state, rfc, taxName, taxRegime, taxZip } = fields
    const empty = { phone, address, zip, city, state: state ?? stateOfZip(zip ?? ''), rfc, taxName, taxRegime, taxZip }
    const filled = Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, value ?? null]))
    await this.editFirm.handle(authorOf(ctx), workspaceOf(ctx), { ...fields, ...filled })
    ctx.session.flash('notices', { toast: { key: 'firm.saved' } })
    return ctx.response.redirect().toRoute('law_firm.firm.show')
  }

  async destroy(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const workspace = workspaceOf(ctx)
    const { name, confirmation } = await ctx.request.validateUsing(firmDeletionValidator)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    const order = { userId: user.id, name }
    await this.deleteFirm.handle(authorOf(ctx), workspace, order)
    workIn(ctx, (await listWorkspacesOf(user.id))[0] ?? null)
    ctx.session.flash('notices', { toast: { key: 'firm.deleted', values: { name: workspace.name } } })
    return ctx.response.redirect().toRoute('main.home')
  }
}
