import type { HttpContext } from '@adonisjs/core/http'
import type { Viewer } from '#app/core/contributions/registries'
import { firmToday } from '#app/core/time_zone'
import { FIGURE_ROWS } from '#app/insights/domain/figures'
import { uselessNarrowings } from '#app/insights/domain/narrowings'
import { comparedWith } from '#app/insights/domain/periods'
import { wholeSlice, type Slice } from '#app/insights/domain/slices'
import { chosenSpan, rowFilters, statisticsFilters } from '#app/insights/domain/statistics_filters'
import { figureRows, ROWS_PER_PAGE } from '#app/insights/queries/figure_rows'
import { narrowedNames } from '#app/insights/queries/narrowed_names'
import { statisticsAsCsv } from '#app/insights/queries/statistics_csv'
import {
  matterStatistics,
  moneyStatistics,
  readCurrencies,
  workStatistics,
} from '#app/insights/queries/statistics_page'
import { voiceOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

type Numbers = Parameters<HttpContext['inertia']['defer']>[0] extends () => infer T ? Awaited<T> : never

/** How a firm did: numbers of what the viewer may see, each with the rows behind it. */
export default class StatisticsController {
  /** The page comes at once; its numbers follow in three requests side by side, of which each may fail by itself. */
  async show(ctx: HttpContext) {
    const { viewer, slice, before, ...page } = await this.asked(ctx)
    const later = <T extends Numbers>(group: string, load: () => Promise<T>) =>
      ctx.inertia.defer(load, { group, rescue: true })
    return ctx.inertia.render('law_firm/statistics/show', {
      ...page,
      matters: later('matters', () => matterStatistics(viewer, slice, before)),
      money: later('money', () => moneyOf(viewer, slice, before)),
      work: later('work', () => workStatistics(viewer, slice, before)),
    })
  }

  /** The same numbers as a file for spreadsheets. */
  async file(ctx: HttpContext) {
    const { viewer, slice, before, span } = await this.asked(ctx)
    const money = await moneyOf(viewer, slice, before)
    const matters = await matterStatistics(viewer, slice, before)
    const work = await workStatistics(viewer, slice, before)
    ctx.response.header('Content-Type', 'text/csv; charset=utf-8')
    ctx.response.header('Content-Disposition', `attachment; filename="estadisticas-${span.from}-${span.to}.csv"`)
    return ctx.response.send(statisticsAsCsv({ matters, money, work }, voiceOf(ctx)))
  }

  /** The rows of which one number is made. What the address says besides, and does not narrow them, is passed over. */
  async rows(ctx: HttpContext) {
    const asked = await rowFilters.validate(ctx.request.qs())
    const useless = uselessNarrowings(asked.figure, asked).map((name) => [name, null] as const)
    const filters: typeof asked = { ...asked, ...Object.fromEntries(useless) }
    const today = firmToday(workspaceOf(ctx))
    const { span, problem } = chosenSpan(filters, today)
    const { page, figure, period: _, from: __, to: ___, ...narrowed } = filters
    const slice = { ...wholeSlice(workspaceOf(ctx), span, today), ...narrowed }
    const { rows, total, amount, whole } = await figureRows(currentViewer(ctx), figure, slice, page)
    return ctx.inertia.render('law_firm/statistics/rows', {
      filters: { ...filters, ...span },
      names: total > 0 ? await narrowedNames(workspaceOf(ctx).id, slice) : { person: null, client: null },
      kind: FIGURE_ROWS[figure],
      rows,
      amount,
      whole,
      problem,
      paging: { page, perPage: ROWS_PER_PAGE, total },
    })
  }

  private async asked(ctx: HttpContext) {
    const viewer: Viewer = currentViewer(ctx)
    const firm = workspaceOf(ctx)
    const filters = await statisticsFilters.validate(ctx.request.qs())
    const today = firmToday(firm)
    const { span, problem } = chosenSpan(filters, today)
    const compared = comparedWith(span, filters.compare)
    const slice = wholeSlice(firm, span, today)
    const before = compared && wholeSlice(firm, compared, today)
    return { viewer, slice, before, filters, span, compared, problem, today }
  }
}

/** The numbers of money in each currency that is used. */
async function moneyOf(viewer: Viewer, slice: Slice, before: Slice | null) {
  const money = []
  for (const currency of await readCurrencies(viewer))
    money.push(await moneyStatistics(viewer, slice, before, currency))
  return money
}
