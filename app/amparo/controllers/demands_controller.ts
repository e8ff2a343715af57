import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FinishDemand, type DemandMatter } from '#app/amparo/actions/finish_demand'
import { WriteDemand, type DemandWriter } from '#app/amparo/actions/write_demand'
import { answersOf } from '#app/amparo/http/demand_form'
import { chosenMatter, courtIn } from '#app/amparo/http/proceeding_form'
import AmparoDemand from '#app/amparo/models/amparo_demand'
import { demandPage } from '#app/amparo/queries/demand_page'
import { thesisOptions } from '#app/amparo/queries/thesis_options'
import { beginDemandValidator, finishDemandValidator, saveDemandValidator } from '#app/amparo/validators/demand'
import { FieldProblem } from '#app/core/errors/field_problem'
import { textIn } from '#app/core/validators/query'
import { resolveFields } from '#app/matters/http/resolve_fields'
import type { NewMatterFields } from '#app/matters/domain/matter_fields'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Demands of amparo that are written step by step. */
@inject()
export default class DemandsController {
  constructor(
    private readonly writeDemand: WriteDemand,
    private readonly finishDemand: FinishDemand
  ) {}

  async store(ctx: HttpContext) {
    const { kind, title, matterId = null } = await ctx.request.validateUsing(beginDemandValidator)
    if (matterId !== null) await chosenMatter(ctx, matterId)
    const { id } = await this.writeDemand.begin(this.writer(ctx), { kind, title, matterId })
    return ctx.response.redirect().toRoute('amparo.demands.show', [id])
  }

  async show(ctx: HttpContext) {
    const demand = await this.find(ctx)
    const props = await demandPage(demand, currentViewer(ctx), workspaceOf(ctx))
    const { may } = currentViewer(ctx)
    const can = { edit: may('expedientes:editar') && demand.finishedAt === null, open: may('expedientes:crear') }
    return ctx.inertia.render('amparo/demands/show', { ...props, can })
  }

  async update(ctx: HttpContext) {
    const demand = await this.editable(ctx)
    const { version, title, step, ...form } = await ctx.request.validateUsing(saveDemandValidator)
    const answers = { ...answersOf(form), ...(await courtIn(form)) }
    await this.writeDemand.save(this.writer(ctx), demand.id, { version, title, step, answers })
    return ctx.response.redirect().toRoute('amparo.demands.show', [demand.id])
  }

  async destroy(ctx: HttpContext) {
    const demand = await this.editable(ctx)
    await this.writeDemand.discard(this.writer(ctx), demand.id)
    ctx.session.flash('notices', { toast: { key: 'amparo.demand.discarded', values: { title: demand.title } } })
    return ctx.response.redirect().toRoute('amparo.index')
  }

  /** The demand ends in a matter, which opens. */
  async finish(ctx: HttpContext) {
    const demand = await this.editable(ctx)
    const { version, acceptPast = false, ...form } = await ctx.request.validateUsing(finishDemandValidator)
    const into = await this.chosen(ctx, demand, form)
    const asked = { id: demand.id, version, into, acceptPast }
    const matter = await this.finishDemand.handle(this.writer(ctx), workspaceOf(ctx), asked)
    ctx.session.flash('notices', { toast: { key: 'amparo.demand.finished', values: { reference: matter.reference } } })
    return ctx.response.redirect().withQs({ tab: 'docket' }).toRoute('law_firm.matters.show', [matter.id])
  }

  /** What the box that picks a thesis offers. */
  async theses(ctx: HttpContext) {
    return ctx.response.json({ data: await thesisOptions(textIn(ctx.request.qs().q)) })
  }

  private async chosen(
    ctx: HttpContext,
    { answers: { court, courtId } }: AmparoDemand,
    form: { matterId?: number | null; title?: string | null; materia?: string | null; clientId?: number | null }
  ): Promise<DemandMatter> {
    if (form.matterId) return { matterId: (await chosenMatter(ctx, form.matterId)).id }
    if (!signedIn(ctx).may('expedientes:crear')) throw new FieldProblem('matterId', 'amparo.problem.may_not_open')
    const { title, materia, clientId } = form
    const clients = clientId ? [{ id: clientId }] : undefined
    const sent = {
      title: title!,
      materia: materia!,
      status: 'active',
      court,
      courtId,
      clients,
    } as unknown as NewMatterFields
    return { fields: await resolveFields<NewMatterFields>(ctx, sent as never) }
  }

  private find(ctx: HttpContext): Promise<AmparoDemand> {
    return AmparoDemand.findSeenBy(currentViewer(ctx), ctx.params.id)
  }

  private async editable(ctx: HttpContext): Promise<AmparoDemand> {
    const demand = await this.find(ctx)
    if (demand.matterId !== null) await chosenMatter(ctx, demand.matterId)
    return demand
  }

  private writer(ctx: HttpContext): DemandWriter {
    return { author: authorOf(ctx), viewer: { userId: currentViewer(ctx).userId, workspaceId: workspaceOf(ctx).id } }
  }
}
