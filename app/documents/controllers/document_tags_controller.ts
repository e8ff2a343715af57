import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { TagDocument } from '#app/documents/actions/tag_document'
import { documentFor } from '#app/documents/found_document'
import { tagsValidator } from '#app/documents/validators/document'
import { matterFor } from '#app/matters/found_matter'
import { authorOf } from '#app/workspaces/context'

/** The tags of a document. */
@inject()
export default class DocumentTagsController {
  constructor(private readonly tagDocument: TagDocument) {}

  async update(ctx: HttpContext) {
    const matter = await matterFor(ctx, 'view')
    const document = await documentFor(ctx, 'edit', matter)
    const { tags } = await ctx.request.validateUsing(tagsValidator)
    await this.tagDocument.handle(authorOf(ctx), { matter, document }, tags)
    ctx.session.flash('notices', { toast: { key: 'documents.tagged' } })
    return ctx.response.redirect().withQs().back()
  }
}
