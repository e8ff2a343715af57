import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SaveContact } from '#app/clients/actions/save_contact'
import { storedContact, type ContactFields } from '#app/clients/domain/contact_fields'
import { authorizedClient } from '#app/clients/http/load_client'
import { findContact } from '#app/clients/queries/find_contact'
import { listContacts } from '#app/clients/queries/list_contacts'
import ClientContactTransformer from '#app/clients/transformers/client_contact_transformer'
import { apiContactsValidator } from '#app/clients/validators/api'
import { contactValidator, editContactValidator } from '#app/clients/validators/client_contact'
import { authorOf } from '#app/workspaces/context'

/** The people of a client, for programs. */
@inject()
export default class ApiClientContactsController {
  constructor(private readonly saveContact: SaveContact) {}

  async index(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'view')
    const { page = 1 } = await ctx.request.validateUsing(apiContactsValidator)
    const { contacts, paging } = await listContacts(client, page)
    return ctx.serialize({ items: ClientContactTransformer.transform(contacts), paging })
  }

  async store(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const fields = await ctx.request.validateUsing(contactValidator)
    const contact = await this.saveContact.add(authorOf(ctx), client, fields)
    return ctx.serialize(ClientContactTransformer.transform(contact))
  }

  /** What is not sent stays as it is. */
  async update(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const contact = await findContact(client, ctx.params.contactId)
    const data = { ...storedContact(contact as ContactFields), ...ctx.request.body() }
    const fields = await ctx.request.validateUsing(editContactValidator, { data })
    const saved = this.saveContact.edit(authorOf(ctx), client, contact.id, fields)
    return ctx.serialize(ClientContactTransformer.transform(await saved))
  }

  async destroy(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    await this.saveContact.remove(authorOf(ctx), client, ctx.params.contactId)
    return { data: null }
  }
}
