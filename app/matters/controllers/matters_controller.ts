import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { transformRows } from '#app/core/http/transform_rows'
import { EditMatter } from '#app/matters/actions/edit_matter'
import { OpenMatter } from '#app/matters/actions/open_matter'
import { matterFilters } from '#app/matters/domain/matter_filters'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { resolveFields } from '#app/matters/http/resolve_fields'
import type { MatterFields, NewMatterFields } from '#app/matters/domain/matter_fields'
import { boardOrList } from '#app/matters/queries/lists/board_or_list'
import { filterChoices } from '#app/matters/queries/choices/filter_choices'
import { teamChoices } from '#app/matters/queries/choices/team_choices'
import { chosenTemplate } from '#app/matters/http/chosen_template'
import { listResponsibles } from '#app/workspaces/queries/members/list_responsibles'
import { matterChoices, responsibleIds } from '#app/matters/queries/choices/matter_choices'
import { matterOverview, overviewViewOf } from '#app/matters/queries/matter_overview'
import { nextStage } from '#app/matters/queries/choices/next_stage'
import { presentTimelineFilters } from '#app/matters/domain/timeline_filters'
import { listTags, usedTags } from '#app/matters/queries/list_tags'
import MatterColumnTransformer from '#app/matters/transformers/matter_column_transformer'
import MatterPinTransformer from '#app/matters/transformers/matter_pin_transformer'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import MatterTransformer from '#app/matters/transformers/matter_transformer'
import TimelineItemTransformer from '#app/matters/transformers/timeline_item_transformer'
import { editMatterValidator, openMatterValidator } from '#app/matters/validators/matter'
import { defaultAddress } from '#app/saved_views/list_address'
import { listViews } from '#app/saved_views/queries/list_views'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The matters of a firm. */
@inject()
export default class MattersController {
  constructor(
    private readonly openMatter: OpenMatter,
    private readonly editMatter: EditMatter
  ) {}

  async index(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const filters = await matterFilters.validate(ctx.request.qs())
    const views = await listViews(currentViewer(ctx), 'matters')
    const opened = defaultAddress('matters', ctx.request.qs(), views)
    if (opened) return ctx.response.redirect(opened)
    const { rows, paging, columns } = await boardOrList(currentViewer(ctx), filters)
    const people = () => listResponsibles(workspace)
    const narrowing = () => filterChoices(currentViewer(ctx), filters)
    const identity = signedIn(ctx)
    return ctx.inertia.render('law_firm/matters/index', {
      matters: transformRows(MatterRowTransformer, rows),
      columns: transformRows(MatterColumnTransformer, columns),
      paging,
      filters,
      views,
      people: filters.responsible.length > 0 ? people : ctx.inertia.optional(people),
      narrowing: filters.client > 0 || filters.field ? narrowing : ctx.inertia.optional(narrowing),
      can: {
        create: identity.may('expedientes:crear'),
        edit: identity.may('expedientes:editar'),
        archive: identity.may('expedientes:archivar'),
        delete: identity.may('expedientes:eliminar'),
      },
    })
  }

  async create(ctx: HttpContext) {
    const choices = await matterChoices(workspaceOf(ctx), currentViewer(ctx))
    return ctx.inertia.render('law_firm/matters/create', {
      choices,
      team: await teamChoices(workspaceOf(ctx)),
      can: { addClients: signedIn(ctx).may('clientes:crear') },
    })
  }

  async store(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const meta = { responsibleIds: await responsibleIds(workspace) }
    const { templateId, ...sent } = await ctx.request.validateUsing(openMatterValidator, { meta })
    const fields = await resolveFields<NewMatterFields>(ctx, sent)
    const also = await chosenTemplate(ctx, templateId)
    const { id, reference } = await this.openMatter.handle(authorOf(ctx), workspace, fields, also)
    ctx.session.flash('notices', { toast: { key: 'matters.opened', values: { reference } } })
    return ctx.response.redirect().toRoute('law_firm.matters.show', [id])
  }

  async show(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const matter = await authorizedMatter(ctx, 'view')
    const view = await overviewViewOf(ctx.request.qs(), signedIn(ctx))
    const overview = await matterOverview(matter, view, signedIn(ctx), authorOf(ctx))
    const { timeline, team, pins, pinCount, tabs, content, panels } = overview
    return ctx.inertia.render('law_firm/matters/show', {
      matter: MatterTransformer.transform(matter, signedIn(ctx)),
      tab: view.tab,
      timeline: ctx.inertia.merge(TimelineItemTransformer.transform(timeline.items)),
      olderEntries: timeline.older,
      timelineFilters: presentTimelineFilters(view.filters, currentViewer(ctx).may),
      timelinePeople: timeline.people,
      pins: MatterPinTransformer.transform(pins),
      pinCount,
      tabs,
      content,
      panels,
      team,
      nextStage: await nextStage(matter),
      tags: await listTags(matter),
      tagChoices: ctx.inertia.optional(() => usedTags(currentViewer(ctx))),
      teamChoices: ctx.inertia.optional(() => teamChoices(workspace)),
      choices: ctx.inertia.optional(() => matterChoices(workspace, currentViewer(ctx))),
    })
  }

  async update(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const matter = await authorizedMatter(ctx, 'edit')
    const meta = { responsibleIds: await responsibleIds(workspace, matter) }
    const { version, ...sent } = await ctx.request.validateUsing(editMatterValidator, { meta })
    const fields = { ...(await resolveFields<MatterFields>(ctx, sent, matter)), version }
    await this.editMatter.handle(authorOf(ctx), matter, fields)
    ctx.session.flash('notices', { toast: { key: 'matters.saved', values: { reference: matter.reference } } })
    return ctx.response.redirect().withQs().back()
  }
}
