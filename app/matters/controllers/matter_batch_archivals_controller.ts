import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { ArchiveMatters } from '#app/matters/actions/archive_matters'
import { UnarchiveMatters } from '#app/matters/actions/unarchive_matters'
import type Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { findMatters } from '#app/matters/queries/lists/find_matters'
import { matterBatchValidator } from '#app/matters/validators/matter'
import { authorOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The same for several matters at once. The undo takes back what was changed and nothing else. */
@inject()
export default class MatterBatchArchivalsController {
  constructor(
    private readonly archiveMatters: ArchiveMatters,
    private readonly unarchiveMatters: UnarchiveMatters
  ) {}

  async store(ctx: HttpContext) {
    const ids = await this.archiveMatters.handle(authorOf(ctx), await this.find(ctx))
    return this.answer(ctx, { key: 'matters.archived', undo: 'delete', ids })
  }

  async destroy(ctx: HttpContext) {
    const ids = await this.unarchiveMatters.handle(authorOf(ctx), await this.find(ctx))
    return this.answer(ctx, { key: 'matters.unarchived', undo: 'post', ids })
  }

  private async find(ctx: HttpContext): Promise<Matter[]> {
    const { ids } = await ctx.request.validateUsing(matterBatchValidator)
    const matters = await findMatters(currentViewer(ctx), ids)
    for (const matter of matters) await ctx.bouncer.with(MatterPolicy).authorize('archive', matter)
    return matters
  }

  private answer({ session, response }: HttpContext, done: { key: string; undo: 'post' | 'delete'; ids: number[] }) {
    const { key, undo: method, ids } = done
    const undo =
      ids.length > 0 ? { method, href: route('law_firm.matter_batch_archivals.store'), body: { ids } } : undefined
    session.flash('notices', { toast: { key, values: { count: ids.length }, undo } })
    return response.redirect().withQs().back()
  }
}
