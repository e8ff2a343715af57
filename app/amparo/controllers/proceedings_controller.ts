import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FollowKept } from '#app/amparo/actions/follow_kept'
import { WriteProceeding } from '#app/amparo/actions/write_proceeding'
import { proceedingFilters, proceedingOptionsQuery } from '#app/amparo/domain/filters'
import { nameOfProceeding } from '#app/amparo/domain/proceeding_name'
import { editableProceeding, seenProceeding } from '#app/amparo/http/load_proceeding'
import { proceedingFields } from '#app/amparo/http/proceeding_form'
import { openDemands } from '#app/amparo/queries/demand_page'
import { listProceedings } from '#app/amparo/queries/list_proceedings'
import { proceedingOptions } from '#app/amparo/queries/proceeding_options'
import { proceedingPage } from '#app/amparo/queries/proceeding_page'
import { editProceedingValidator, proceedingValidator, stageValidator } from '#app/amparo/validators/proceeding'
import { pageIn } from '#app/core/validators/query'
import { notificationChoices } from '#app/deadlines/domain/choices'
import Court from '#app/courts/models/court'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The amparo proceedings of a firm, and the cases that it follows. */
@inject()
export default class ProceedingsController {
  constructor(
    private readonly writeProceeding: WriteProceeding,
    private readonly followKept: FollowKept
  ) {}

  async index(ctx: HttpContext) {
    const filters = await proceedingFilters.validate(ctx.request.qs())
    const viewer = currentViewer(ctx)
    const court = filters.court === null ? null : await Court.find(filters.court)
    return ctx.inertia.render('amparo/index', {
      ...(await listProceedings(viewer, filters)),
      filters,
      courtName: court?.name ?? null,
      demands: await openDemands(viewer),
      notifications: notificationChoices(),
      canEdit: signedIn(ctx).may('expedientes:editar'),
    })
  }

  /** What the box that picks a proceeding offers. */
  async options(ctx: HttpContext) {
    const { q, but } = await proceedingOptionsQuery.validate(ctx.request.qs())
    return ctx.response.json({ data: await proceedingOptions(currentViewer(ctx), q, but) })
  }

  async show(ctx: HttpContext) {
    const proceeding = await seenProceeding(ctx)
    const props = await proceedingPage(proceeding, signedIn(ctx), pageIn(ctx.request.qs().page))
    return ctx.inertia.render('amparo/show', props)
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(proceedingValidator)
    const fields = await proceedingFields(ctx, form)
    const { proceeding, count } = await this.followKept.add(authorOf(ctx), workspaceOf(ctx), fields)
    const key = count > 0 ? 'amparo.added_with_news' : 'amparo.added'
    ctx.session.flash('notices', { toast: { key, values: { count } } })
    return ctx.response.redirect().toRoute('amparo.show', [proceeding.id])
  }

  async update(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    const { version, ...form } = await ctx.request.validateUsing(editProceedingValidator)
    const fields = await proceedingFields(ctx, form, proceeding)
    const saved = await this.followKept.edit(authorOf(ctx), proceeding, version, fields)
    return this.answer(ctx, 'amparo.saved', nameOfProceeding(saved))
  }

  async moveTo(ctx: HttpContext) {
    const proceeding = await editableProceeding(ctx)
    const moved = await ctx.request.validateUsing(stageValidator)
    await this.writeProceeding.moveTo(authorOf(ctx), proceeding, moved)
    return this.answer(ctx, 'amparo.moved', nameOfProceeding(proceeding))
  }

  private answer({ session, response, params }: HttpContext, key: string, name: string) {
    session.flash('notices', { toast: { key, values: { name } } })
    return response.redirect().toRoute('amparo.show', [params.id])
  }
}
