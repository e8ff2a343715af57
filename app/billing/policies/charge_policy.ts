import type Charge from '#app/billing/models/charge'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Charges and recurring ones, which both name their firm. */
type OfFirm = Pick<Charge, 'workspaceId'>

/** Who may do what with a charge, or a recurring one, of their firm. */
export default class ChargePolicy extends WorkspacePolicy {
  view(identity: Identity, charge: OfFirm): boolean {
    return this.may(identity, 'facturas:leer', charge)
  }

  edit(identity: Identity, charge: OfFirm): boolean {
    return this.may(identity, 'facturas:editar', charge)
  }

  /** Calling off, writing off and deleting drafts. */
  delete(identity: Identity, charge: Charge): boolean {
    return this.may(identity, 'facturas:eliminar', charge)
  }
}
