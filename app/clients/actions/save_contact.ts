import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'
import { nameContacts } from '#app/clients/also_named'
import { contactChanges, storedContact, type ContactFields } from '#app/clients/contact_fields'
import type Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import { lockClient } from '#app/clients/queries/lock_client'
import { StaleClient } from './edit_client.js'

type Trx = TransactionClientContract
type Values = Record<string, unknown>

/** A client has this many contacts at most. */
export const MAX_CONTACTS = 50

/** The client has as many contacts as it can have. */
export class TooManyContacts extends Error {}

/** Adds, corrects and removes the people of a client. */
export class SaveContact {
  /** Throws TooManyContacts. */
  async add(author: Author, client: Client, fields: ContactFields): Promise<ClientContact> {
    return db.transaction(async (trx) => {
      const current = await lockClient(trx, client)
      const own = { workspaceId: current.workspaceId, clientId: current.id, version: 1 }
      const held = await trx.from('client_contacts').where('client_id', current.id).count('* as total').first()
      if (Number(held.total) >= MAX_CONTACTS) throw new TooManyContacts(`client ${current.id}`)
      const contact = await ClientContact.create({ ...storedContact(fields), ...own }, { client: trx })
      const after = Object.fromEntries(Object.entries(storedContact(fields)).filter(([, value]) => value !== null))
      await this.settle(trx, author, current, { action: 'client.contact_added', after })
      return contact
    })
  }

  /** `version` is the one that was edited: StaleClient when the contact has another by now. NotFound for contacts of other clients. */
  async edit(
    author: Author,
    client: Client,
    id: string,
    { version, ...fields }: ContactFields & { version: number }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockClient(trx, client)
      const contact = await this.find(trx, current, id)
      if (contact.version !== version) throw new StaleClient(`contact ${id} is at version ${contact.version}`)
      const { before, after, any } = contactChanges(contact, fields)
      if (!any) return
      await contact.merge({ ...storedContact(fields), version: version + 1 }).save()
      const named = { name: contact.name, ...after }
      await this.settle(trx, author, current, { action: 'client.contact_edited', before, after: named })
    })
  }

  async remove(author: Author, client: Client, id: string): Promise<ClientContact> {
    return db.transaction(async (trx) => {
      const current = await lockClient(trx, client)
      const contact = await this.find(trx, current, id)
      const { name, role } = contact
      await contact.delete()
      await this.settle(trx, author, current, { action: 'client.contact_removed', before: { name, role } })
      return contact
    })
  }

  private async find(trx: Trx, { id: clientId, workspaceId }: Client, id: string): Promise<ClientContact> {
    const contact = await ClientContact.findIn({ id: workspaceId }, id, trx)
    if (contact.clientId !== clientId) throw new NotFound('client_contacts')
    return contact
  }

  /** The client is found by other names now, and its history says why. */
  private async settle(
    trx: Trx,
    author: Author,
    client: Client,
    entry: { action: string; before?: Values; after?: Values }
  ): Promise<void> {
    await nameContacts(trx, client)
    await client.save()
    const subject = { type: 'client', id: client.id }
    await record(trx, author, { workspaceId: client.workspaceId, subject, ...entry })
  }
}
