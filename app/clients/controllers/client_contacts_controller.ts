import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SaveContact } from '#app/clients/actions/save_contact'
import { authorizedClient } from '#app/clients/http/load_client'
import { contactValidator, editContactValidator } from '#app/clients/validators/client_contact'
import { authorOf } from '#app/workspaces/context'

/** The people of a client. */
@inject()
export default class ClientContactsController {
  constructor(private readonly saveContact: SaveContact) {}

  async store(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const fields = await ctx.request.validateUsing(contactValidator)
    await this.saveContact.add(authorOf(ctx), client, fields)
    return this.answer(ctx, 'clients.contact.added', fields)
  }

  async update(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const fields = await ctx.request.validateUsing(editContactValidator)
    const edited = this.saveContact.edit(authorOf(ctx), client, ctx.params.contactId, fields)
    await edited
    return this.answer(ctx, 'clients.contact.saved', fields)
  }

  async destroy(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const removed = await this.saveContact.remove(authorOf(ctx), client, ctx.params.contactId)
    return this.answer(ctx, 'clients.contact.removed', removed)
  }

  private answer({ session, response }: HttpContext, key: string, { name }: { name: string }) {
    session.flash('notices', { toast: { key, values: { name } } })
    return response.redirect().withQs().back()
  }
}
