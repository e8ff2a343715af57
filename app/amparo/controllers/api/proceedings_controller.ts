import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeNews } from '#app/amparo/actions/change_news'
import { FollowKept } from '#app/amparo/actions/follow_kept'
import { proceedingFilters } from '#app/amparo/domain/filters'
import { editableProceeding, seenProceeding } from '#app/amparo/http/load_proceeding'
import { newsFields } from '#app/amparo/http/news_form'
import { proceedingFields } from '#app/amparo/http/proceeding_form'
import { listProceedings, proceedingLines } from '#app/amparo/queries/list_proceedings'
import { proceedingNews } from '#app/amparo/queries/proceeding_news'
import { apiProceedingNewsValidator, apiProceedingsValidator } from '#app/amparo/validators/api'
import { proceedingValidator } from '#app/amparo/validators/proceeding'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The amparo proceedings of a firm and their news, for programs. */
@inject()
export default class ApiProceedingsController {
  constructor(
    private readonly followKept: FollowKept,
    private readonly changeNews: ChangeNews
  ) {}

  async index(ctx: HttpContext) {
    const { closed = false, page = 1, ...input } = await ctx.request.validateUsing(apiProceedingsValidator)
    const said = { ...input, page: String(page), closed: closed ? 'yes' : '' }
    const { rows, paging } = await listProceedings(currentViewer(ctx), await proceedingFilters.validate(said))
    return ctx.serialize({ items: rows, paging })
  }

  async store(ctx: HttpContext) {
    const fields = await proceedingFields(ctx, await ctx.request.validateUsing(proceedingValidator))
    const { proceeding } = await this.followKept.add(authorOf(ctx), workspaceOf(ctx), fields)
    const [line] = await proceedingLines(currentViewer(ctx), [proceeding])
    return ctx.serialize(line!)
  }

  async news(ctx: HttpContext) {
    const proceeding = await seenProceeding(ctx)
    const { page = 1 } = await ctx.request.validateUsing(apiProceedingNewsValidator)
    return ctx.serialize(await proceedingNews(proceeding, page))
  }

  /** Tells how much of it is new: what is there already is not kept twice. */
  async storeNews(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    const items = [await newsFields(ctx)]
    return ctx.serialize(await this.changeNews.add(authorOf(ctx), proceeding, { source: 'hand', items }))
  }
}
