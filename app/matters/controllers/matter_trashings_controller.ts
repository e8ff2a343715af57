import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { route } from '#app/core/addresses'
import { RestoreMatter, TRASH_DAYS, TrashMatter } from '#app/matters/actions/trash_matter'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { pageIn, textIn } from '#app/core/validators/query'
import Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { listTrash } from '#app/matters/queries/lists/list_trash'
import { trashingValidator } from '#app/matters/validators/matter'
import { authorOf, signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Deleted matters, which can be brought back for a while. */
@inject()
export default class MatterTrashingsController {
  constructor(
    private readonly trashMatter: TrashMatter,
    private readonly restoreMatter: RestoreMatter,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async index(ctx: HttpContext) {
    const { q: text, page } = ctx.request.qs()
    const q = textIn(text)
    const { rows, paging } = await listTrash(currentViewer(ctx), { q, page: pageIn(page) })
    return ctx.inertia.render('law_firm/matter_trashings/index', { matters: rows, paging, q, days: TRASH_DAYS })
  }

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'delete')
    const { confirmation } = await ctx.request.validateUsing(trashingValidator)
    await this.confirmIdentity.handle(signedIn(ctx).user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.trashMatter.handle(authorOf(ctx), matter)
    const undo = { method: 'delete', href: route('law_firm.matter_trashings.destroy', { dossierId: matter.id }) }
    ctx.session.flash('notices', { toast: { key: 'matters.trashed', values: { reference: matter.reference }, undo } })
    return ctx.response.redirect().toRoute('law_firm.matters.index')
  }

  async destroy(ctx: HttpContext) {
    const matter = await Matter.findEvenTrashed(currentViewer(ctx), ctx.params.dossierId)
    await ctx.bouncer.with(MatterPolicy).authorize('delete', matter)
    await this.restoreMatter.handle(authorOf(ctx), matter)
    ctx.session.flash('notices', { toast: { key: 'matters.restored', values: { reference: matter.reference } } })
    return ctx.response.redirect().withQs().back()
  }
}
