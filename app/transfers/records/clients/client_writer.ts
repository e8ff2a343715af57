import { AddClient } from '#app/clients/actions/add_client'
import { archiveClientBatch } from '#app/clients/actions/archive_client_batch'
import { editClientBatch } from '#app/clients/actions/edit_client_batch'
import { eraseClientBatch } from '#app/clients/actions/erase_client_batch'
import { changedTags } from '#app/clients/domain/client_tags'
import { composedName, storedFields, type ClientFields, type StoredFields } from '#app/clients/domain/client_fields'
import Client from '#app/clients/models/client'
import ClientKey from '#app/clients/models/client_key'
import { MAX_TAGS } from '#app/clients/validators/client'
import { areAsSaved, saveContacts, takeContactsBack, withContacts, type SavedContacts } from './client_additions.js'
import { clientNameKey, writtenKeys } from './clients_by_name.js'
import type { ReadRow } from '#app/transfers/records/import_field'
import { joinedChanges } from '#app/transfers/records/matters/matter_additions'
import type { NamedContact } from './contact_cells.js'
import type { RecordWriter, Trx, Writing } from '#app/transfers/records/record_writer'
import { isUntouched, stillHas } from '#app/transfers/records/untouched'

const held = (trx: Trx, { firm }: Writing, id: number) =>
  Client.in(firm, trx).where('clients.id', id).forUpdate().first()

const nameOf = ({ values }: ReadRow) => {
  const fields = values as unknown as ClientFields
  return fields.type === 'business' ? (fields.name ?? '') : composedName(fields)
}

const writtenIn = (rows: ReadRow[]) => rows.flatMap((row) => writtenKeys(nameOf(row)))

/** Of what would be stored, what the row says: columns that the file does not have stay. */
function stored(values: Record<string, unknown>): Partial<StoredFields> {
  const all = storedFields(values as unknown as ClientFields)
  const said = new Set(Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== null))
  const names =
    said.has('givenNames') || said.has('name') ? ['name', 'givenNames', 'firstSurname', 'secondSurname'] : []
  const also = said.has('zip') ? ['state'] : []
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => said.has(name) || names.includes(name) || also.includes(name))
  ) as Partial<StoredFields>
}

const NO_CONTACTS: SavedContacts = { added: [], edited: [] }
const contactsIn = (values: Record<string, unknown>) => (values.contacts ?? []) as NamedContact[]

/** Tags of a row join those that the client has. */
function moreTags({ tags }: Client, values: Record<string, unknown>): { tags?: string[] } {
  const add = (values.tags ?? []) as string[]
  return add.length > 0 ? { tags: changedTags(tags, { add }).slice(0, MAX_TAGS) } : {}
}

/** Clients of files: known by their RFC, else by their name. */
export const clientWriter: RecordWriter = {
  async find(trx, { firm }, rows, earlier) {
    const rfcs = rows.flatMap(({ values }) => (values.rfc ? [String(values.rfc)] : []))
    const found = await Client.in(firm, trx)
      .where((any) => {
        void any.whereIn('id', [...earlier.values()]).orWhereIn(
          'id',
          ClientKey.query({ client: trx })
            .where('workspace_id', firm.id)
            .where((key) => {
              void key
                .where((rfc) => void rfc.where('kind', 'rfc').whereIn('value', rfcs))
                .orWhere((name) => void name.where('kind', 'name').whereIn('value', writtenIn(rows)))
            })
            .select('client_id')
        )
      })
      .orderBy('id')
    const known = new Map<string, number>()
    for (const row of rows) {
      const before = found.find(({ id }) => id === earlier.get(row.key!))
      const { rfc } = row.values
      const same =
        before ?? found.find((client) => rfc && client.rfc === rfc) ?? found.find((client) => isNamesake(client, row))
      if (same) known.set(row.key!, same.id)
    }
    return known
  },

  async add(trx, writing, values) {
    const { author, firm } = writing
    const client = await new AddClient().handle(author, firm, values as unknown as ClientFields, trx)
    if (values.archived) await archiveClientBatch(trx, author, client, true)
    await saveContacts(trx, writing, client, { contacts: contactsIn(values), corrects: false })
    return client.id
  },

  async update(trx, writing, id, values) {
    const client = await held(trx, writing, id)
    if (!client) return 'locked'
    const edited = await editClientBatch(trx, writing.author, client, {
      ...stored(values),
      ...moreTags(client, values),
    })
    const isTold = typeof values.archived === 'boolean'
    const put = isTold ? await archiveClientBatch(trx, writing.author, client, values.archived as boolean) : null
    const contacts = await saveContacts(trx, writing, client, { contacts: contactsIn(values), corrects: true })
    return withContacts(joinedChanges([edited, put]), contacts)
  },

  async complete(trx, writing, id, values) {
    const client = await held(trx, writing, id)
    if (!client) return 'locked'
    const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
    const empty = Object.entries(stored(values)).filter(([name]) => isEmpty(client[name as keyof Client] ?? null))
    const fields = { ...Object.fromEntries(empty), ...moreTags(client, values) } as Partial<StoredFields>
    const edited = await editClientBatch(trx, writing.author, client, fields)
    const contacts = await saveContacts(trx, writing, client, { contacts: contactsIn(values), corrects: false })
    return withContacts(edited, contacts)
  },

  async restore(trx, writing, id, { before, after }) {
    const client = await held(trx, writing, id)
    const { contacts = NO_CONTACTS, ...fields } = after as Record<string, unknown> & { contacts?: SavedContacts }
    if (!client || !stillHas(client, fields) || !(await areAsSaved(trx, client, contacts))) return false
    const back = { ...before, ...('phones' in before && { phones: before.phones ?? [] }) }
    await editClientBatch(trx, writing.author, client, back as Partial<StoredFields>)
    if ('archived' in before) await archiveClientBatch(trx, writing.author, client, before.archived as boolean)
    await takeContactsBack(trx, writing, client, contacts)
    return true
  },

  async remove(trx, writing, id) {
    const client = await held(trx, writing, id)
    if (!client) return false
    const scope = { workspaceId: client.workspaceId, requestId: writing.author.requestId }
    if (!(await isUntouched(trx, scope, { type: 'client', id }))) return false
    return eraseClientBatch(trx, writing.author, client)
  },
}

/** Of the same name, unless their RFCs say that they are two. */
function isNamesake(client: Client, row: ReadRow): boolean {
  return (
    clientNameKey(client.name) === clientNameKey(nameOf(row)) &&
    (!row.values.rfc || !client.rfc || client.rfc === row.values.rfc)
  )
}
