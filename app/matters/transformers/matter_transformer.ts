import { BaseTransformer } from '@adonisjs/core/transformers'
import type Matter from '#app/matters/models/matter'
import type { Materia } from '#app/matters/materias'
import MatterPolicy from '#app/matters/policies/matter_policy'
import type { Identity } from '#app/workspaces/identity'

const policy = new MatterPolicy()
const person = (someone: { id: number; name: string } | null) =>
  someone ? { id: someone.id, name: someone.name } : null

/** A matter for the people of its firm. Needs `responsible` and `clientUser` loaded. */
export default class MatterTransformer extends BaseTransformer<Matter> {
  constructor(
    resource: Matter,
    private readonly identity: Identity
  ) {
    super(resource)
  }

  toObject() {
    const { materia, responsible, clientUser, createdAt, updatedAt } = this.resource
    return {
      ...this.pick(this.resource, [
        'id',
        'reference',
        'title',
        'court',
        'fileNumber',
        'clientName',
        'status',
        'archived',
        'version',
      ]),
      materia: materia as Materia,
      responsible: person(responsible),
      portalClient: person(clientUser),
      openedAt: createdAt.toISO()!,
      updatedAt: updatedAt.toISO()!,
      can: { edit: policy.edit(this.identity, this.resource), archive: policy.archive(this.identity, this.resource) },
    }
  }
}
