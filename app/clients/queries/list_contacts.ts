import type Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'

export const CONTACTS_PER_PAGE = 50

/** One page of the contacts of a client, the first added first. A page past the end is the last one. */
export async function listContacts({ id, workspaceId }: Client, asked: number) {
  const own = () => ClientContact.in({ id: workspaceId }).where('client_id', id)
  const { total } = await own().count('* as total').pojo<{ total: number | string }>().firstOrFail()
  const page = Math.min(asked, Math.max(1, Math.ceil(Number(total) / CONTACTS_PER_PAGE)))
  const contacts = await own()
    .orderBy('id')
    .limit(CONTACTS_PER_PAGE)
    .offset((page - 1) * CONTACTS_PER_PAGE)
  return { contacts, paging: { page, perPage: CONTACTS_PER_PAGE, total: Number(total) } }
}
