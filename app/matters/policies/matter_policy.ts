import type Matter from '#app/matters/models/matter'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with a matter of their firm. */
export default class MatterPolicy extends WorkspacePolicy {
  view(identity: Identity, matter: Matter): boolean {
    return this.may(identity, 'expedientes:leer', matter)
  }

  /** Changing the fields and whatever is kept in it. Nothing of a matter that is only to be read. */
  edit(identity: Identity, matter: Matter): boolean {
    return !matter.readOnly && this.may(identity, 'expedientes:editar', matter)
  }

  /** Closing it to changes and opening it again, which is done while it is closed. */
  administer(identity: Identity, matter: Matter): boolean {
    return this.may(identity, 'expedientes:editar', matter)
  }

  delete(identity: Identity, matter: Matter): boolean {
    return this.may(identity, 'expedientes:eliminar', matter)
  }

  archive(identity: Identity, matter: Matter): boolean {
    return this.may(identity, 'expedientes:archivar', matter)
  }
}
