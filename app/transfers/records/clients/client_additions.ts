import { MAX_CONTACTS, SaveContact } from '#app/clients/actions/save_contact'
import { contactChanges, storedContact, type ContactFields } from '#app/clients/domain/contact_fields'
import { nameKey } from '#app/clients/domain/duplicate_keys'
import type Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import type { NamedContact } from './contact_cells.js'
import type { Change, Trx, Writing } from '#app/transfers/records/record_writer'

/** What an import did to the contacts of a client: ids of new ones; others with the version that they got, and what they were. */
export interface SavedContacts {
  added: number[]
  edited: { id: number; version: number; before: ContactFields }[]
}

const saving = new SaveContact()

/**
 * Writes down who represents a client and whom the firm calls, those whom it does not have yet; they are known by their names, however these are
 * written. With `corrects`, what is said of those whom it has replaces what it has. Null when there was nothing to do.
 */
export async function saveContacts(
  trx: Trx,
  { author }: Writing,
  client: Client,
  { contacts, corrects }: { contacts: NamedContact[]; corrects: boolean }
): Promise<SavedContacts | null> {
  if (contacts.length === 0) return null
  const there = await ClientContact.in({ id: client.workspaceId }, trx).where('client_id', client.id).orderBy('id')
  const saved: SavedContacts = { added: [], edited: [] }
  for (const contact of contacts) {
    const known = there.find(({ name }) => nameKey(name) === nameKey(contact.name))
    if (!known && there.length + saved.added.length < MAX_CONTACTS)
      saved.added.push((await saving.add(author, client, { role: 'contact', ...contact }, trx)).id)
    if (!known || !corrects) continue
    const before = storedContact(known as ContactFields) as ContactFields
    const next: ContactFields = { ...before, ...contact, name: known.name }
    if (!contactChanges(known, next).any) continue
    const { id, version } = await saving.edit(author, client, known.id, { ...next, version: known.version }, trx)
    saved.edited.push({ id, version, before })
  }
  return saved.added.length + saved.edited.length > 0 ? saved : null
}

/** Whether the contacts that an import saved are as it left them. */
export async function areAsSaved(trx: Trx, { id, workspaceId }: Client, saved: SavedContacts): Promise<boolean> {
  const versions = new Map([
    ...saved.added.map((one): [number, number] => [one, 1]),
    ...saved.edited.map((one): [number, number] => [one.id, one.version]),
  ])
  if (versions.size === 0) return true
  const found = await ClientContact.in({ id: workspaceId }, trx)
    .where('client_id', id)
    .whereIn('id', [...versions.keys()])
  return found.filter((contact) => versions.get(contact.id) === contact.version).length === versions.size
}

/** Takes out again what an import added, and puts back what it corrected. */
export async function takeContactsBack(trx: Trx, { author }: Writing, client: Client, saved: SavedContacts) {
  for (const id of saved.added) await saving.remove(author, client, id, trx)
  for (const { id, version, before } of saved.edited) await saving.edit(author, client, id, { ...before, version }, trx)
}

/** A change of a client with what became of its contacts. */
export function withContacts(change: Change | null, contacts: SavedContacts | null): Change | null {
  if (!contacts) return change
  return { before: change?.before ?? {}, after: { ...change?.after, contacts } }
}
