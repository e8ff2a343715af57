import type { HttpContext } from '@adonisjs/core/http'
import { proceedingFilters } from '#app/amparo/domain/filters'
import { seenProceeding } from '#app/amparo/http/load_proceeding'
import { listProceedings } from '#app/amparo/queries/list_proceedings'
import { proceedingNews } from '#app/amparo/queries/proceeding_news'
import { apiProceedingNewsValidator, apiProceedingsValidator } from '#app/amparo/validators/api'
import { currentViewer } from '#app/workspaces/viewer'

/** The amparo proceedings of a firm and their news, for programs. */
export default class ApiProceedingsController {
  async index(ctx: HttpContext) {
    const { closed = false, page = 1, ...input } = await ctx.request.validateUsing(apiProceedingsValidator)
    const said = { ...input, page: String(page), closed: closed ? 'yes' : '' }
    const { rows, paging } = await listProceedings(currentViewer(ctx), await proceedingFilters.validate(said))
    return ctx.serialize({ items: rows, paging })
  }

  async news(ctx: HttpContext) {
    const proceeding = await seenProceeding(ctx)
    const { page = 1 } = await ctx.request.validateUsing(apiProceedingNewsValidator)
    return ctx.serialize(await proceedingNews(proceeding, page))
  }
}
