import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { ValidationMessages } from '#app/core/messages/validation_messages'
import { CreateTemplate } from '#app/matter_templates/actions/create_template'
import { DeleteTemplate } from '#app/matter_templates/actions/delete_template'
import { EditTemplate } from '#app/matter_templates/actions/edit_template'
import { areaOf, ownerOf, pageOf, requestedScope, templateFor, tabsOf } from '#app/matter_templates/template_area'
import MatterTemplatePolicy from '#app/matter_templates/policies/matter_template_policy'
import { listTemplates } from '#app/matter_templates/queries/list_templates'
import { templateSlots } from '#app/matter_templates/slots'
import { storedTemplate } from '#app/matter_templates/template_fields'
import MatterTemplateTransformer from '#app/matter_templates/transformers/matter_template_transformer'
import {
  createTemplateValidator,
  editTemplateValidator,
  templateListValidator,
} from '#app/matter_templates/validators/matter_template'
import { readSlots } from '#app/matter_templates/validators/slots'
import { authorOf, signedIn, voiceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

const wordsOf = (ctx: HttpContext) => ({ messagesProvider: new ValidationMessages(voiceOf(ctx)) })

/** Templates of matters, on the firm's page and on a person's own. */
@inject()
export default class MatterTemplatesController {
  constructor(
    private readonly createTemplate: CreateTemplate,
    private readonly editTemplate: EditTemplate,
    private readonly deleteTemplate: DeleteTemplate
  ) {}

  async index(ctx: HttpContext) {
    const input = await templateListValidator
      .validate(ctx.request.qs())
      .catch(() => ({ page: 1 }) as { q?: string; page: number })
    const scope = requestedScope(ctx, ctx.request.qs().tab)
    const shownOnly = scope === 'catalogue' && !signedIn(ctx).isAdmin
    const { q = '', page } = input
    const { rows, paging } = await listTemplates(currentViewer(ctx), { scope, q, page, shownOnly })
    return ctx.inertia.render(pageOf(ctx, 'index'), {
      templates: MatterTemplateTransformer.transform(rows).useVariant('forList'),
      paging,
      filters: { q, tab: scope },
      tabs: tabsOf(ctx),
      can: this.canOn(ctx, scope === 'catalogue'),
    })
  }

  async create(ctx: HttpContext) {
    const scope = requestedScope(ctx, ctx.request.qs().tab)
    await ctx.bouncer.with(MatterTemplatePolicy).authorize('create', scope)
    return ctx.inertia.render(pageOf(ctx, 'create'), { scope, slots: this.slots() })
  }

  async store(ctx: HttpContext) {
    const { scope: requested, slots, ...fields } = await ctx.request.validateUsing(createTemplateValidator)
    const scope = requestedScope(ctx, requested)
    await ctx.bouncer.with(MatterTemplatePolicy).authorize('create', scope)
    const stored = storedTemplate({ ...fields, slots: await readSlots(slots, wordsOf(ctx)) })
    const { title } = await this.createTemplate.handle(authorOf(ctx), ownerOf(signedIn(ctx), scope), stored)
    ctx.session.flash('notices', { toast: { key: 'matter_templates.created', values: { title } } })
    return ctx.response.redirect(route(`${areaOf(ctx)}.matter_templates.index`, {}, { tab: scope }))
  }

  async show(ctx: HttpContext) {
    const template = await templateFor(ctx, 'view')
    return ctx.inertia.render(pageOf(ctx, 'show'), {
      template: MatterTemplateTransformer.transform(template),
      slots: this.slots(),
      can: await this.canWith(ctx, template),
    })
  }

  async edit(ctx: HttpContext) {
    const template = await templateFor(ctx, 'edit')
    return ctx.inertia.render(pageOf(ctx, 'edit'), {
      template: MatterTemplateTransformer.transform(template),
      slots: this.slots(),
      can: await this.canWith(ctx, template),
    })
  }

  async update(ctx: HttpContext) {
    const template = await templateFor(ctx, 'edit')
    const { version, slots, ...fields } = await ctx.request.validateUsing(editTemplateValidator)
    const stored = storedTemplate({ ...fields, slots: await readSlots(slots, wordsOf(ctx)) })
    await this.editTemplate.handle(authorOf(ctx), template, { version, fields: stored })
    ctx.session.flash('notices', { toast: { key: 'matter_templates.saved', values: { title: stored.title } } })
    return ctx.response.redirect(route(`${areaOf(ctx)}.matter_templates.index`, {}, { tab: template.scope }))
  }

  async destroy(ctx: HttpContext) {
    const template = await templateFor(ctx, 'delete')
    await this.deleteTemplate.handle(authorOf(ctx), template)
    ctx.session.flash('notices', { toast: { key: 'matter_templates.deleted', values: { title: template.title } } })
    return ctx.response.redirect(route(`${areaOf(ctx)}.matter_templates.index`, {}, { tab: template.scope }))
  }

  private slots(): string[] {
    return templateSlots.all().map(({ key }) => key)
  }

  private canOn(ctx: HttpContext, isCatalogue: boolean) {
    const identity = signedIn(ctx)
    const own = !isCatalogue || identity.isAdmin
    const copy = identity.may('plantilla:crear')
    return {
      create: own && copy,
      copy,
      edit: own && identity.may('plantilla:editar'),
      delete: own && identity.may('plantilla:eliminar'),
    }
  }

  private async canWith(ctx: HttpContext, template: Parameters<MatterTemplatePolicy['edit']>[1]) {
    const policy = ctx.bouncer.with(MatterTemplatePolicy)
    return {
      edit: await policy.allows('edit', template),
      delete: await policy.allows('delete', template),
      copy: signedIn(ctx).may('plantilla:crear'),
    }
  }
}
