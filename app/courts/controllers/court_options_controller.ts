import type { HttpContext } from '@adonisjs/core/http'
import { todayInMexico } from '#app/core/mexico'
import { courtOptions } from '#app/courts/queries/court_options'
import CourtTransformer from '#app/courts/transformers/court_transformer'

const MAX_QUERY_LENGTH = 200

/** What the box that picks a court offers. */
export default class CourtOptionsController {
  async index(ctx: HttpContext) {
    const { q } = ctx.request.qs()
    const courts = await courtOptions(typeof q === 'string' ? q.slice(0, MAX_QUERY_LENGTH) : '', todayInMexico())
    return ctx.serialize(CourtTransformer.transform(courts).useVariant('forPicking'))
  }
}
