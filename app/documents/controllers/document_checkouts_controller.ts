import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CheckIn, CheckOut } from '#app/documents/actions/edit_document'
import { documentFor } from '#app/documents/found_document'
import { checkoutValidator } from '#app/documents/validators/document'
import { matterFor } from '#app/matters/found_matter'
import { authorOf } from '#app/workspaces/context'

/** That somebody works on a document: `store` says so, `destroy` that it is over. */
@inject()
export default class DocumentCheckoutsController {
  constructor(
    private readonly checkOut: CheckOut,
    private readonly checkIn: CheckIn
  ) {}

  async store(ctx: HttpContext) {
    const matter = await matterFor(ctx, 'view')
    const document = await documentFor(ctx, 'edit', matter)
    const { note = null } = await ctx.request.validateUsing(checkoutValidator)
    await this.checkOut.handle(authorOf(ctx), { matter, document }, note)
    return this.answer(ctx, 'documents.checked_out')
  }

  async destroy(ctx: HttpContext) {
    const matter = await matterFor(ctx, 'view')
    await this.checkIn.handle(authorOf(ctx), { matter, document: await documentFor(ctx, 'edit', matter) })
    return this.answer(ctx, 'documents.checked_in')
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().withQs().back()
  }
}
