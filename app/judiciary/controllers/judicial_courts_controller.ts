import type { HttpContext } from '@adonisjs/core/http'
import { todayInMexico } from '#app/core/mexico'
import { NotFound } from '#app/core/errors/no_access'
import { courtFilters } from '#app/courts/court_filters'
import Court from '#app/courts/models/court'
import { listCourts } from '#app/courts/queries/list_courts'
import CourtTransformer from '#app/courts/transformers/court_transformer'
import { courtView } from '#app/judiciary/court_view'
import { courtPage } from '#app/judiciary/queries/court_page'

/** The federal courts: their catalogue, and what each decided. */
export default class JudicialCourtsController {
  async index(ctx: HttpContext) {
    const filters = await courtFilters.validate(ctx.request.qs())
    const { courts, facets, paging } = await listCourts(filters, todayInMexico())
    const shown = CourtTransformer.transform(courts)
    return ctx.inertia.render('judiciary/courts/index', { courts: shown, facets, paging, filters })
  }

  async show(ctx: HttpContext) {
    const court = await Court.find(ctx.params.id)
    if (!court) throw new NotFound('court')
    const page = await courtPage(court, await courtView.validate(ctx.request.qs()))
    return ctx.inertia.render('judiciary/courts/show', { court: CourtTransformer.transform(court), ...page })
  }
}
