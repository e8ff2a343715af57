import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AttachDocuments } from '#app/activities/actions/attach_documents'
import { attachDocumentsValidator } from '#app/activities/validators/activity'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** Documents of the matter at an activity. */
@inject()
export default class ActivityDocumentsController {
  constructor(private readonly attachDocuments: AttachDocuments) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { ids } = await ctx.request.validateUsing(attachDocumentsValidator)
    await this.attachDocuments.attach(authorOf(ctx), matter, { activityId: ctx.params.id, ids })
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { id: activityId, documentId: id } = ctx.params
    await this.attachDocuments.detach(authorOf(ctx), matter, { activityId, id })
    return ctx.response.redirect().withQs().back()
  }
}
