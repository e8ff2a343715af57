import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArchiveMatters } from '#app/matters/actions/archive_matters'
import { ChangeStage } from '#app/matters/actions/change_stage'
import { UnarchiveMatters } from '#app/matters/actions/unarchive_matters'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { answerWithMatter } from '#app/matters/http/answer_with_matter'
import { stageValidator } from '#app/matters/validators/matter'
import { authorOf } from '#app/workspaces/context'

/** How far a matter is and whether it is archived, for programs. */
@inject()
export default class ApiMatterStatesController {
  constructor(
    private readonly changeStage: ChangeStage,
    private readonly archiveMatters: ArchiveMatters,
    private readonly unarchiveMatters: UnarchiveMatters
  ) {}

  async stage(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit', ctx.params.id)
    const { stage = null, since = null } = await ctx.request.validateUsing(stageValidator)
    await this.changeStage.handle(authorOf(ctx), matter, { stage, since })
    return answerWithMatter(ctx, matter.id)
  }

  async archive(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'archive', ctx.params.id)
    await this.archiveMatters.handle(authorOf(ctx), [matter])
    return answerWithMatter(ctx, matter.id)
  }

  async unarchive(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'archive', ctx.params.id)
    await this.unarchiveMatters.handle(authorOf(ctx), [matter])
    return answerWithMatter(ctx, matter.id)
  }
}
