import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownPhone } from '#app/core/validators/phone'
import type { ClientLine } from '#app/clients/queries/list_clients'

/** One line of the list of clients. What the reader may do is the same for all lines and comes with the page. */
export default class ClientRowTransformer extends BaseTransformer<ClientLine> {
  toObject() {
    const { client, matters } = this.resource
    const [phone] = client.phones ?? []
    return {
      ...this.pick(client, ['id', 'type', 'name', 'tradeName', 'rfc', 'email', 'picture', 'archived']),
      phone: phone ? shownPhone(phone.number) : null,
      hasAccess: client.userId !== null,
      matters,
      createdAt: client.createdAt.toISO()!,
      updatedAt: client.updatedAt.toISO()!,
    }
  }
}
