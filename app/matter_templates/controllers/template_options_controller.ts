import type { HttpContext } from '@adonisjs/core/http'
import { findTemplateForUse } from '#app/matter_templates/queries/find_template'
import { offeredTemplates } from '#app/matter_templates/queries/list_templates'
import MatterTemplateTransformer from '#app/matter_templates/transformers/matter_template_transformer'
import { currentViewer } from '#app/workspaces/viewer'

/** What the form of a new matter offers, and one of them whole, to be looked at before it is chosen. */
export default class TemplateOptionsController {
  async index(ctx: HttpContext) {
    const { q } = ctx.request.qs()
    const templates = await offeredTemplates(currentViewer(ctx), typeof q === 'string' ? q.slice(0, 200) : '')
    return ctx.serialize(MatterTemplateTransformer.transform(templates).useVariant('forList'))
  }

  async show(ctx: HttpContext) {
    const template = await findTemplateForUse(currentViewer(ctx), ctx.params.id)
    return ctx.serialize(MatterTemplateTransformer.transform(template))
  }
}
