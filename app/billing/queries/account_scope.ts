import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Payment, { type PaymentQuery } from '#app/billing/models/payment'
import type { MatterViewer } from '#app/matters/models/matter'

/** The account of a client, or of all clients of a firm, as far as somebody may know of it. */
export interface AccountScope {
  workspaceId: number
  /** Who looks, and at what: two scopes of a firm with the same words see the same. */
  reader: string
  /** The one client whose account it is; null for several. */
  clientId: number | null
  /** Zone (IANA) of the firm. */
  timeZone: string
  charges(): ChargeQuery
  payments(): PaymentQuery
  /** Whether payments may be hidden that pay charges which are not. */
  isWalled: boolean
}

interface Firm {
  id: number
  timeZone: string
}

/** What a person of the firm may know of: of one client, or of all. */
export function accountSeenBy(viewer: MatterViewer, firm: Firm, clientId?: number): AccountScope {
  const of = <Q extends ChargeQuery | PaymentQuery>(query: Q, column: string) =>
    (clientId === undefined ? query : query.where(column, clientId)) as Q
  return {
    ...{ workspaceId: firm.id, timeZone: firm.timeZone, isWalled: true },
    ...{ reader: `person ${viewer.userId} ${clientId ?? 'all'}`, clientId: clientId ?? null },
    charges: () => of(Charge.seenBy({ ...viewer, workspaceId: firm.id }), 'charges.client_id'),
    payments: () => of(Payment.seenBy({ ...viewer, workspaceId: firm.id }), 'payments.client_id'),
  }
}

/** What a client knows of their own account with a firm. */
export function accountOfClient(userId: number, firm: Firm): AccountScope {
  return {
    ...{ workspaceId: firm.id, timeZone: firm.timeZone, isWalled: false },
    ...{ reader: `client ${userId}`, clientId: null },
    charges: () => Charge.owedBy(userId).where('charges.workspace_id', firm.id) as ChargeQuery,
    payments: () => Payment.madeBy(userId).where('payments.workspace_id', firm.id) as PaymentQuery,
  }
}
