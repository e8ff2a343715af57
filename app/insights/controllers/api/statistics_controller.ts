import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { firmToday } from '#app/core/time_zone'
import { FIGURE_ROWS } from '#app/insights/domain/figures'
import { uselessNarrowings } from '#app/insights/domain/narrowings'
import { comparedWith, type Period, type Span } from '#app/insights/domain/periods'
import { wholeSlice } from '#app/insights/domain/slices'
import { chosenSpan } from '#app/insights/domain/statistics_filters'
import { apiStatistics } from '#app/insights/queries/api_statistics'
import { figureRows, ROWS_PER_PAGE } from '#app/insights/queries/figure_rows'
import { apiRowsValidator, apiStatisticsValidator } from '#app/insights/validators/api'
import { workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** How a firm did, for programs: the numbers of the page and the rows behind each. */
export default class ApiStatisticsController {
  async show(ctx: HttpContext) {
    const { compare = 'previous', ...chosen } = await ctx.request.validateUsing(apiStatisticsValidator)
    const firm = workspaceOf(ctx)
    const today = firmToday(firm)
    const span = sentSpan(chosen, today)
    const compared = comparedWith(span, compare)
    const before = compared && wholeSlice(firm, compared, today)
    const numbers = await apiStatistics(currentViewer(ctx), wholeSlice(firm, span, today), before)
    return ctx.serialize({ span, compared, today, ...numbers })
  }

  async rows(ctx: HttpContext) {
    const { figure, page = 1, period, from, to, ...narrowed } = await ctx.request.validateUsing(apiRowsValidator)
    const [useless] = uselessNarrowings(figure, narrowed)
    if (useless) throw new FieldProblem(useless, 'api.statistics.not_narrowed')
    const firm = workspaceOf(ctx)
    const today = firmToday(firm)
    const slice = { ...wholeSlice(firm, sentSpan({ period, from, to }, today), today), ...narrowed }
    const { rows, total, amount, whole } = await figureRows(currentViewer(ctx), figure, slice, page)
    const items = rows.map(({ key: _, ...row }) => row)
    return ctx.serialize({
      figure,
      kind: FIGURE_ROWS[figure],
      amount,
      whole,
      items,
      paging: { page, perPage: ROWS_PER_PAGE, total },
    })
  }
}

/** The days that were sent. Throws a FieldProblem for those that are no span. */
function sentSpan(sent: { period?: Period; from?: string; to?: string }, today: string): Span {
  const from = sent.from ?? null
  const to = sent.to ?? null
  const isTyped = from !== null || to !== null
  const period = sent.period ?? (isTyped ? 'custom' : 'year')
  const { span, problem } = chosenSpan({ period, from, to }, today)
  if (problem) throw new FieldProblem(from === null ? 'from' : 'to', `api.statistics.${problem}`)
  return span
}
