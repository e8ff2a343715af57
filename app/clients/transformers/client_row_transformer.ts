import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatPhone } from '#app/core/validators/phone'
import type { ClientLine } from '#app/clients/queries/list_clients'

/** One line of the list of clients, with `responsible` loaded. What the reader may do is the same for all lines and comes with the page. */
export default class ClientRowTransformer extends BaseTransformer<ClientLine> {
  toObject() {
    const { client, matters } = this.resource
    const { responsible, tags } = client
    const [phone] = client.phones ?? []
    return {
      ...this.pick(client, ['id', 'type', 'name', 'tradeName', 'rfc', 'email', 'picture', 'archived']),
      phone: phone ? formatPhone(phone.number) : null,
      hasAccess: client.userId !== null,
      matters,
      responsible: responsible && { id: responsible.id, name: responsible.name },
      tags: tags ?? [],
      createdAt: client.createdAt.toISO()!,
      updatedAt: client.updatedAt.toISO()!,
    }
  }
}
