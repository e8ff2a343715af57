import { partsOf } from '#app/core/contributions/define_module'
import { clientPanels, clientReferences } from '#app/clients/client_parts'
import { nameContacts } from '#app/clients/search_aliases'
import ClientContact from '#app/clients/models/client_contact'
import ClientPolicy from '#app/clients/policies/client_policy'
import ClientContactTransformer from '#app/clients/transformers/client_contact_transformer'
import { rowsBy } from '#app/core/tenancy/rows'

const policy = new ClientPolicy()

export const contactPanelParts = [
  /** The people of a company, and those of a person who has some. */
  partsOf(clientPanels, {
    key: 'client_contacts',
    order: 10,
    async load(client, identity) {
      const rows = await ClientContact.in({ id: client.workspaceId }).where('client_id', client.id).orderBy('id')
      if (client.type === 'person' && rows.length === 0) return null
      const contacts = rows.map((contact) => new ClientContactTransformer(contact).toObject())
      return { contacts, mayEdit: policy.edit(identity, client) }
    },
  }),
  /** Contacts follow their client. */
  partsOf(clientReferences, {
    key: 'contacts',
    order: 15,
    async count({ id, workspaceId }) {
      const rows = await ClientContact.in({ id: workspaceId }).where('client_id', id).select('id')
      return rows.length
    },
    async move(trx, from, to) {
      const rows = await rowsBy(trx, 'client_contacts', { client_id: from.id }).select('id').orderBy('id')
      await rowsBy(trx, 'client_contacts', { client_id: from.id }).update({ client_id: to.id })
      await nameContacts(trx, to)
      await to.save()
      return rows.map(({ id }) => Number(id))
    },
    async moveBack(trx, moved, { from, to }) {
      const own = rowsBy(trx, 'client_contacts', { id: moved as number[] })
      await own.where('client_id', to.id).update({ client_id: from.id })
      for (const client of [from, to]) {
        await nameContacts(trx, client)
        await client.save()
      }
    },
  }),
]
