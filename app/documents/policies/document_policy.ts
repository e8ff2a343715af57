import type Matter from '#app/matters/models/matter'
import type { Identity } from '#app/workspaces/identity'
import type { Permission } from '#app/workspaces/permissions'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with the documents of a matter that they see. Nothing is written in a matter that is only to be read. */
export default class DocumentPolicy extends WorkspacePolicy {
  view(identity: Identity, matter: Matter): boolean {
    return this.may(identity, 'documentos:leer', matter)
  }

  create(identity: Identity, matter: Matter): boolean {
    return this.mayWrite(identity, 'documentos:crear', matter)
  }

  edit(identity: Identity, matter: Matter): boolean {
    return this.mayWrite(identity, 'documentos:editar', matter)
  }

  delete(identity: Identity, matter: Matter): boolean {
    return this.mayWrite(identity, 'documentos:eliminar', matter)
  }

  private mayWrite(identity: Identity, permission: Permission, matter: Matter): boolean {
    return !matter.readOnly && this.may(identity, permission, matter)
  }
}
