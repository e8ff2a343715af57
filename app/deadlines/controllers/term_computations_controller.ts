import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FileComputation } from '#app/deadlines/actions/file_computation'
import { choicesOf } from '#app/deadlines/domain/choices'
import TermComputation from '#app/deadlines/models/term_computation'
import TermComputationPolicy from '#app/deadlines/policies/term_computation_policy'
import { listComputations } from '#app/deadlines/queries/list_computations'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { articlesOfAllRules, ruleArticles } from '#app/deadlines/queries/rule_articles'
import TermComputationTransformer from '#app/deadlines/transformers/term_computation_transformer'
import { computationListValidator, computationValidator } from '#app/deadlines/validators/computation'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** The calculator of terms, and the sheets that it filed. */
@inject()
export default class TermComputationsController {
  constructor(private readonly fileComputation: FileComputation) {}

  async index(ctx: HttpContext) {
    const { page } = await computationListValidator.validate(ctx.request.qs())
    const workspace = workspaceOf(ctx)
    const { rows, paging } = await listComputations(workspace, page)
    return ctx.inertia.render('law_firm/calculator/index', {
      choices: choicesOf(await loadCalendars(workspace)),
      articles: await articlesOfAllRules(),
      computations: TermComputationTransformer.transform(rows),
      paging,
    })
  }

  async store(ctx: HttpContext) {
    const { title = null, ...fields } = await ctx.request.validateUsing(computationValidator)
    const { time = null, handling = null, responsible = null } = fields
    const input = { ...fields, time, handling, responsible }
    const { id } = await this.fileComputation.handle(authorOf(ctx), workspaceOf(ctx), title, input)
    return ctx.response.redirect().toRoute('law_firm.calculator.show', [id])
  }

  async show(ctx: HttpContext) {
    const computation = await TermComputation.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(TermComputationPolicy).authorize('view', computation)
    await computation.load((load) => load.load('computedBy').load('confirmedBy'))
    const mayConfirm = await ctx.bouncer.with(TermComputationPolicy).allows('confirm', computation)
    const { notification, term } = computation.sheet
    return ctx.inertia.render('law_firm/calculator/show', {
      articles: await ruleArticles([notification.basis, term.basis]),
      computation: TermComputationTransformer.transform(computation).useVariant('withSheet'),
      firm: workspaceOf(ctx).name,
      can: {
        confirm: mayConfirm && computation.canBeConfirmedBy(signedIn(ctx).user.id),
        attach: signedIn(ctx).may('expedientes:editar'),
      },
    })
  }
}
