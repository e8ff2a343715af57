import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

type Row = { workspaceId: number }

/** Who may do what with checks of conflicts and with relations: they show clients and matters, so both must be read. */
export default class ConflictCheckPolicy extends WorkspacePolicy {
  view(identity: Identity, row: Row): boolean {
    return this.may(identity, 'clientes:leer', row) && this.may(identity, 'expedientes:leer', row)
  }

  /** Deciding, and saying who is related to whom. */
  decide(identity: Identity, row: Row): boolean {
    return this.view(identity, row) && this.may(identity, 'clientes:editar', row)
  }
}
