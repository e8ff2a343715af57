import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

type OfFirm = { workspaceId: number }

/** Who may do what with the files of banks and their movements. */
export default class BankStatementPolicy extends WorkspacePolicy {
  view(identity: Identity, record: OfFirm): boolean {
    return this.may(identity, 'facturas:leer', record)
  }

  /** Importing, accepting and leaving aside. */
  edit(identity: Identity, record: OfFirm): boolean {
    return this.may(identity, 'pagos:crear', record)
  }

  delete(identity: Identity, record: OfFirm): boolean {
    return this.may(identity, 'pagos:eliminar', record)
  }
}
