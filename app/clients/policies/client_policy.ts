import type Client from '#app/clients/models/client'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with a client of their firm. */
export default class ClientPolicy extends WorkspacePolicy {
  view(identity: Identity, client: Client): boolean {
    return this.may(identity, 'clientes:leer', client)
  }

  edit(identity: Identity, client: Client): boolean {
    return this.may(identity, 'clientes:editar', client)
  }

  archive(identity: Identity, client: Client): boolean {
    return this.may(identity, 'clientes:archivar', client)
  }

  /** Also for becoming part of another one. */
  delete(identity: Identity, client: Client): boolean {
    return this.may(identity, 'clientes:eliminar', client)
  }
}
