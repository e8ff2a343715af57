import { BaseTransformer } from '@adonisjs/core/transformers'
import { MATTER_TEXT_KEYS } from '#app/matters/domain/fields'
import type Matter from '#app/matters/models/matter'
import type { Materia } from '#app/matters/domain/materias'
import type { PartyRole } from '#app/matters/domain/party_roles'
import MatterPolicy from '#app/matters/policies/matter_policy'
import type { Identity } from '#app/workspaces/identity'

const policy = new MatterPolicy()
const person = (someone: { id: number; name: string } | null) =>
  someone ? { id: someone.id, name: someone.name } : null

/** A matter for the people of its firm. Needs `responsible`, `clientUser` and `clients` loaded. */
export default class MatterTransformer extends BaseTransformer<Matter> {
  constructor(
    resource: Matter,
    private readonly identity: Identity
  ) {
    super(resource)
  }

  toObject() {
    const { materia, ourRole, responsible, clientUser, clients, clientId, createdAt, updatedAt } = this.resource
    const main = (one: { id: number }) => Number(one.id !== clientId)
    return {
      ...this.pick(this.resource, [
        'id',
        'reference',
        'title',
        ...MATTER_TEXT_KEYS,
        'stageSince',
        'courtId',
        'clientName',
        'nextOn',
        'filedOn',
        'claimAmount',
        'status',
        'private',
        'readOnly',
        'archived',
        'version',
      ]),
      materia: materia as Materia,
      ourRole: ourRole as PartyRole | null,
      responsible: person(responsible),
      clients: clients.toSorted((a, b) => main(a) - main(b) || a.id - b.id).map(({ id, name }) => ({ id, name })),
      portalClient: person(clientUser),
      openedAt: createdAt.toISO()!,
      updatedAt: updatedAt.toISO()!,
      can: {
        edit: policy.edit(this.identity, this.resource),
        administer: policy.administer(this.identity, this.resource),
        archive: policy.archive(this.identity, this.resource),
        delete: policy.delete(this.identity, this.resource),
      },
    }
  }
}
