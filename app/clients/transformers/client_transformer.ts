import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ClientPhone } from '#app/clients/domain/client_fields'
import { CLIENT_TEXT_KEYS } from '#app/clients/domain/fields'
import { warningsOf } from '#app/clients/domain/identifier_warnings'
import type Client from '#app/clients/models/client'
import ClientPolicy from '#app/clients/policies/client_policy'
import { formatPhone } from '#app/core/validators/phone'
import type { Identity } from '#app/workspaces/identity'

const policy = new ClientPolicy()

/** Numbers as people read and type them. */
const shownPhones = (phones: ClientPhone[] | null) =>
  (phones ?? []).map(({ number, label }) => ({ number: formatPhone(number), label, dial: number }))

/** A client for the people of its firm. Needs `responsible` loaded. */
export default class ClientTransformer extends BaseTransformer<Client> {
  constructor(
    resource: Client,
    private readonly identity: Identity
  ) {
    super(resource)
  }

  toObject() {
    const client = this.resource
    const { responsible, tags } = client
    return {
      ...this.pick(client, [
        'id',
        'type',
        'name',
        'givenNames',
        'firstSurname',
        'secondSurname',
        ...CLIENT_TEXT_KEYS,
        'picture',
        'archived',
        'version',
      ]),
      phones: shownPhones(client.phones),
      responsible: responsible && { id: responsible.id, name: responsible.name },
      tags: tags ?? [],
      warnings: warningsOf(client),
      addedAt: client.createdAt.toISO()!,
      updatedAt: client.updatedAt.toISO()!,
      can: {
        edit: policy.edit(this.identity, client),
        archive: policy.archive(this.identity, client),
        delete: policy.delete(this.identity, client),
      },
    }
  }
}
