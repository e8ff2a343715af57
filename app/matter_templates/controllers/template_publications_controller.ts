import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { PublishTemplate } from '#app/matter_templates/actions/publish_template'
import { areaOf, templateFor } from '#app/matter_templates/template_area'
import { authorOf } from '#app/workspaces/context'

/** Whether a template is offered to new matters: `store` shows it, `destroy` hides it. Each offers the other as undo. */
@inject()
export default class TemplatePublicationsController {
  constructor(private readonly publishTemplate: PublishTemplate) {}

  async store(ctx: HttpContext) {
    return this.set(ctx, false)
  }

  async destroy(ctx: HttpContext) {
    return this.set(ctx, true)
  }

  private async set(ctx: HttpContext, hidden: boolean) {
    const template = await templateFor(ctx, 'edit')
    await this.publishTemplate.handle(authorOf(ctx), template, { hidden })
    const href = route(`${areaOf(ctx)}.matter_templates.publication.store`, { id: template.id })
    const undo = { method: hidden ? 'post' : 'delete', href }
    const key = hidden ? 'matter_templates.hidden_done' : 'matter_templates.shown_done'
    ctx.session.flash('notices', { toast: { key, values: { title: template.title }, undo } })
    return ctx.response.redirect().withQs().back()
  }
}
