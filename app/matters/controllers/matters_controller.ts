import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditMatter } from '#app/matters/actions/edit_matter'
import { OpenMatter } from '#app/matters/actions/open_matter'
import { matterFiltersOf } from '#app/matters/matter_filters'
import { matterFor } from '#app/matters/found_matter'
import { listMatters } from '#app/matters/queries/list_matters'
import { listResponsibles } from '#app/matters/queries/list_responsibles'
import { matterChoices, responsibleIds } from '#app/matters/queries/matter_choices'
import { matterOverview, overviewViewOf } from '#app/matters/queries/matter_overview'
import { saidAtTheForm } from '#app/matters/said_at_the_form'
import { timelineFiltersShown } from '#app/matters/timeline_filters'
import MatterPinTransformer from '#app/matters/transformers/matter_pin_transformer'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import MatterTransformer from '#app/matters/transformers/matter_transformer'
import TimelineItemTransformer from '#app/matters/transformers/timeline_item_transformer'
import { editMatterValidator, openMatterValidator } from '#app/matters/validators/matter'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { viewerHere } from '#app/workspaces/viewer'

/** The matters of a firm. */
@inject()
export default class MattersController {
  constructor(
    private readonly openMatter: OpenMatter,
    private readonly editMatter: EditMatter
  ) {}

  async index(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const filters = matterFiltersOf(ctx.request.qs())
    const { rows, paging } = await listMatters(viewerHere(ctx), filters)
    const people = () => listResponsibles(workspace)
    return ctx.inertia.render('law_firm/matters/index', {
      matters: MatterRowTransformer.transform(rows),
      paging,
      filters,
      people: filters.responsible.length > 0 ? people : ctx.inertia.optional(people),
      can: { create: signedIn(ctx).may('expedientes:crear'), archive: signedIn(ctx).may('expedientes:archivar') },
    })
  }

  async create(ctx: HttpContext) {
    return ctx.inertia.render('law_firm/matters/create', { choices: await matterChoices(workspaceOf(ctx)) })
  }

  async store(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const meta = { responsibleIds: await responsibleIds(workspace) }
    const fields = await ctx.request.validateUsing(openMatterValidator, { meta })
    const { id, reference } = await this.openMatter.handle(authorOf(ctx), workspace, fields)
    ctx.session.flash('notices', { toast: { key: 'matters.opened', values: { reference } } })
    return ctx.response.redirect(`/law-firm/files/file-overview/${id}`)
  }

  async show(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const matter = await matterFor(ctx, 'view')
    const view = overviewViewOf(ctx.request.qs(), signedIn(ctx))
    const { timeline, pins, pinCount, tabs, content, panels } = await matterOverview(matter, view, signedIn(ctx))
    return ctx.inertia.render('law_firm/matters/show', {
      matter: MatterTransformer.transform(matter, signedIn(ctx)),
      tab: view.tab,
      timeline: ctx.inertia.merge(TimelineItemTransformer.transform(timeline.items)),
      olderEntries: timeline.older,
      timelineFilters: timelineFiltersShown(view.filters),
      timelinePeople: timeline.people,
      pins: MatterPinTransformer.transform(pins),
      pinCount,
      tabs,
      content,
      panels: panels as never,
      choices: ctx.inertia.optional(() => matterChoices(workspace)),
    })
  }

  async update(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const matter = await matterFor(ctx, 'edit')
    const meta = { responsibleIds: await responsibleIds(workspace, matter) }
    const fields = await ctx.request.validateUsing(editMatterValidator, { meta })
    await this.editMatter.handle(authorOf(ctx), matter, fields).catch(saidAtTheForm(ctx))
    ctx.session.flash('notices', { toast: { key: 'matters.saved', values: { reference: matter.reference } } })
    return ctx.response.redirect().withQs().back()
  }
}
