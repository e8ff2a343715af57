import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { judgeDetail } from '#app/judiciary/queries/judge_detail'
import { judgeFilters } from '#app/judiciary/judge_filters'
import { listJudges } from '#app/judiciary/queries/list_judges'

/** Who judges in the federal courts, where and when. */
export default class JudgesController {
  async index(ctx: HttpContext) {
    const filters = await judgeFilters.validate(ctx.request.qs())
    const judge = filters.judge === null ? null : await judgeDetail(filters.judge)
    if (filters.judge !== null && !judge) throw new NotFound('judge')
    const { lines, paging } = await listJudges(filters)
    return ctx.inertia.render('judiciary/judges/index', { judges: lines, paging, filters, judge })
  }
}
