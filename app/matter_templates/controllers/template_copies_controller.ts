import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CreateTemplate } from '#app/matter_templates/actions/create_template'
import { areaOf, ownerOf, requestedScope, templateToCopy } from '#app/matter_templates/template_area'
import MatterTemplatePolicy from '#app/matter_templates/policies/matter_template_policy'
import { copyTemplateValidator } from '#app/matter_templates/validators/matter_template'
import { authorOf, signedIn } from '#app/workspaces/context'

/** A copy of a template for the place where one is: of the catalogue for the firm, of a personal one for the firm, of one's own. */
@inject()
export default class TemplateCopiesController {
  constructor(private readonly createTemplate: CreateTemplate) {}

  async store(ctx: HttpContext) {
    const { templateId, scope: requested } = await ctx.request.validateUsing(copyTemplateValidator)
    const scope = requestedScope(ctx, requested)
    const source = await templateToCopy(ctx, templateId)
    await ctx.bouncer.with(MatterTemplatePolicy).authorize('create', scope)
    const { title, description, materia, proceeding, definition } = source
    const fields = { title, description, materia, proceeding, definition }
    const copy = await this.createTemplate.handle(authorOf(ctx), ownerOf(signedIn(ctx), scope), fields)
    ctx.session.flash('notices', { toast: { key: 'matter_templates.copied', values: { title } } })
    return ctx.response.redirect().toRoute(`${areaOf(ctx)}.matter_templates.edit`, { id: copy.id })
  }
}
