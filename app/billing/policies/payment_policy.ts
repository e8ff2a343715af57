import type Payment from '#app/billing/models/payment'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with a payment of their firm. */
export default class PaymentPolicy extends WorkspacePolicy {
  view(identity: Identity, payment: Payment): boolean {
    return this.may(identity, 'facturas:leer', payment)
  }

  /** Recording, applying, reviewing, giving back. */
  edit(identity: Identity, payment: Payment): boolean {
    return this.may(identity, 'pagos:crear', payment)
  }

  delete(identity: Identity, payment: Payment): boolean {
    return this.may(identity, 'pagos:eliminar', payment)
  }
}
