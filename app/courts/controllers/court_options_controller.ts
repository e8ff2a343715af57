import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/core/clock'
import { courtOptions } from '#app/courts/queries/court_options'
import CourtTransformer from '#app/courts/transformers/court_transformer'

const LONGEST = 200

/** What the box that picks a court offers. */
export default class CourtOptionsController {
  async index(ctx: HttpContext) {
    const { q } = ctx.request.qs()
    const courts = await courtOptions(typeof q === 'string' ? q.slice(0, LONGEST) : '', clock.now().toISODate()!)
    return ctx.serialize(CourtTransformer.transform(courts).useVariant('forPicking'))
  }
}
