import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { TagDocument } from '#app/documents/actions/tag_document'
import { authorizedDocument } from '#app/documents/load_document'
import { tagsValidator } from '#app/documents/validators/document'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** The tags of a document. */
@inject()
export default class DocumentTagsController {
  constructor(private readonly tagDocument: TagDocument) {}

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const document = await authorizedDocument(ctx, 'edit', matter)
    const { tags } = await ctx.request.validateUsing(tagsValidator)
    await this.tagDocument.handle(authorOf(ctx), { matter, document }, tags)
    ctx.session.flash('notices', { toast: { key: 'documents.tagged' } })
    return ctx.response.redirect().withQs().back()
  }
}
