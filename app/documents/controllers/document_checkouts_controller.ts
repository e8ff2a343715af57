import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CheckIn, CheckOut } from '#app/documents/actions/edit_document'
import { authorizedDocument } from '#app/documents/load_document'
import { checkoutValidator } from '#app/documents/validators/document'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** That somebody works on a document: `store` says so, `destroy` that it is over. */
@inject()
export default class DocumentCheckoutsController {
  constructor(
    private readonly checkOut: CheckOut,
    private readonly checkIn: CheckIn
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const document = await authorizedDocument(ctx, 'edit', matter)
    const { note = null } = await ctx.request.validateUsing(checkoutValidator)
    await this.checkOut.handle(authorOf(ctx), { matter, document }, note)
    return this.answer(ctx, 'documents.checked_out')
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    await this.checkIn.handle(authorOf(ctx), { matter, document: await authorizedDocument(ctx, 'edit', matter) })
    return this.answer(ctx, 'documents.checked_in')
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().withQs().back()
  }
}
