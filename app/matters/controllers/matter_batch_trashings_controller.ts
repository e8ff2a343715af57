import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { route } from '#app/core/addresses'
import { RestoreMatter, TrashMatter } from '#app/matters/actions/trash_matter'
import Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { findMatters } from '#app/matters/queries/lists/find_matters'
import { batchTrashingValidator, matterBatchValidator } from '#app/matters/validators/matter'
import { authorOf, signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Deleting several matters at once, and bringing them back. */
@inject()
export default class MatterBatchTrashingsController {
  constructor(
    private readonly trashMatter: TrashMatter,
    private readonly restoreMatter: RestoreMatter,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async store(ctx: HttpContext) {
    const { ids, confirmation } = await ctx.request.validateUsing(batchTrashingValidator)
    const matters = await findMatters(currentViewer(ctx), ids)
    for (const matter of matters) await ctx.bouncer.with(MatterPolicy).authorize('delete', matter)
    await this.confirmIdentity.handle(signedIn(ctx).user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.trashMatter.all(authorOf(ctx), matters)
    const undo = { method: 'delete', href: route('law_firm.matter_batch_trashings.destroy'), body: { ids } }
    ctx.session.flash('notices', { toast: { key: 'matters.trashed_many', values: { count: ids.length }, undo } })
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(matterBatchValidator)
    for (const id of ids) {
      const matter = await Matter.findEvenTrashed(currentViewer(ctx), id)
      await ctx.bouncer.with(MatterPolicy).authorize('delete', matter)
      await this.restoreMatter.handle(authorOf(ctx), matter)
    }
    ctx.session.flash('notices', { toast: { key: 'matters.restored_many', values: { count: ids.length } } })
    return ctx.response.redirect().withQs().back()
  }
}
