import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { nameContacts } from '#app/clients/search_aliases'
import { contactChanges, storedContact, type ContactFields } from '#app/clients/domain/contact_fields'
import type Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import { findContact } from '#app/clients/queries/find_contact'
import { lockClient } from '#app/clients/queries/lock_client'
import { rowsBy } from '#app/core/tenancy/rows'

type Values = Record<string, unknown>

/** A client has this many contacts at most. */
export const MAX_CONTACTS = 50

/** Adds, corrects and removes the people of a client: within `trx` when given, else in a transaction of its own. */
export class SaveContact {
  /** Throws FieldProblem when the client has as many contacts as it can have. */
  async add(author: Author, client: Client, fields: ContactFields, trx?: Trx): Promise<ClientContact> {
    if (!trx) return db.transaction((own) => this.add(author, client, fields, own))
    const current = await lockClient(trx, client)
    const own = { workspaceId: current.workspaceId, clientId: current.id, version: 1 }
    const held = await rowsBy(trx, 'client_contacts', { client_id: current.id }).count('* as total').first()
    if (Number(held.total) >= MAX_CONTACTS)
      throw new FieldProblem('name', 'clients.contact.too_many', { max: MAX_CONTACTS })
    const contact = await ClientContact.create({ ...storedContact(fields), ...own }, { client: trx })
    const after = Object.fromEntries(Object.entries(storedContact(fields)).filter(([, value]) => value !== null))
    await this.settle(trx, author, current, { action: 'client.contact_added', after })
    return contact
  }

  /** `version` is the one that was edited: FieldProblem when the contact has another by now. NotFound for contacts of other clients. */
  async edit(
    author: Author,
    client: Client,
    id: number,
    changed: ContactFields & { version: number },
    trx?: Trx
  ): Promise<ClientContact> {
    if (!trx) return db.transaction((own) => this.edit(author, client, id, changed, own))
    const { version, ...fields } = changed
    const current = await lockClient(trx, client)
    const contact = await findContact(current, id, trx)
    if (contact.version !== version) throw new FieldProblem('version', 'clients.contact.stale')
    const { before, after, any } = contactChanges(contact, fields)
    if (!any) return contact
    await contact.merge({ ...storedContact(fields), version: version + 1 }).save()
    const named = { name: contact.name, ...after }
    await this.settle(trx, author, current, { action: 'client.contact_edited', before, after: named })
    return contact
  }

  async remove(author: Author, client: Client, id: number, trx?: Trx): Promise<ClientContact> {
    if (!trx) return db.transaction((own) => this.remove(author, client, id, own))
    const current = await lockClient(trx, client)
    const contact = await findContact(current, id, trx)
    const { name, role } = contact
    await contact.delete()
    await this.settle(trx, author, current, { action: 'client.contact_removed', before: { name, role } })
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
