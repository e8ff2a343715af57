import type { HttpContext } from '@adonisjs/core/http'
import type { NewsItem } from '#app/amparo/domain/news'
import { newsValidator } from '#app/amparo/validators/proceeding'
import { FieldProblem } from '#app/core/errors/field_problem'
import { firmToday } from '#app/docket/domain/dates'
import { workspaceOf } from '#app/workspaces/context'

/** What somebody says that a court decided in a case. Throws a FieldProblem for a day to come, and for a publication before the decision. */
export async function newsFields(ctx: HttpContext): Promise<NewsItem> {
  const form = await ctx.request.validateUsing(newsValidator)
  const { text, decidedOn = null, publishedOn = null, notebook = null } = form
  refuseFuture(ctx, 'decidedOn', decidedOn)
  if (decidedOn !== null && publishedOn !== null && publishedOn < decidedOn)
    throw new FieldProblem('publishedOn', 'amparo.problem.published_before')
  return { text, decidedOn, publishedOn, notebook }
}

/** Throws a FieldProblem for a day (ISO) after today in the time zone of the firm. */
export function refuseFuture(ctx: HttpContext, field: string, day: string | null): void {
  if (day !== null && day > firmToday(workspaceOf(ctx))) throw new FieldProblem(field, 'amparo.problem.future')
}
