import type Matter from '#app/matters/models/matter'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with a matter of their firm. */
export default class MatterPolicy extends WorkspacePolicy {
  view(identity: Identity, matter: Matter): boolean {
    return this.may(identity, 'expedientes:leer', matter)
  }

  /** Changing the fields, and pinning and unpinning what the law says. */
  edit(identity: Identity, matter: Matter): boolean {
    return this.may(identity, 'expedientes:editar', matter)
  }

  archive(identity: Identity, matter: Matter): boolean {
    return this.may(identity, 'expedientes:archivar', matter)
  }
}
