import { SYSTEM, type Author } from '#app/core/audit/author'
import { AddCharge } from '#app/billing/actions/add_charge'
import { RecordPayment } from '#app/billing/actions/record_payment'
import { MILLION } from '#app/billing/domain/charge_amounts'
import type { ChargeFields, ItemFields } from '#app/billing/domain/charge_fields'
import type { PaymentFields } from '#app/billing/domain/payment_fields'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Client from '#app/clients/models/client'
import type User from '#app/accounts/models/user'
import type Workspace from '#app/workspaces/models/workspace'

/** The day on which the money of these tests is charged: 10 March 2026 at noon in Mexico City. */
export const TODAY = '2026-03-10'
export const NOON = '2026-03-10T18:00:00Z'

/** A person of the firm as the log keeps them. */
export const authorNamed = ({ id }: User): Author => ({ ...SYSTEM, kind: 'user', userId: id })

/** A client of a firm. */
export const clientOf = (workspace: Workspace, name = 'Comercializadora Ejemplo', values: Partial<Client> = {}) =>
  Client.create({
    ...{ workspaceId: workspace.id, type: 'business', name, archived: false, version: 1, userId: null },
    ...values,
  })

/** A fee in centavos, with 16 % of IVA and nothing withheld. */
export const item = (unitPrice = 1_000_000, values: Partial<ItemFields> = {}): ItemFields => ({
  ...{ matterId: null, kind: 'fee', description: 'Honorarios', quantity: MILLION },
  ...{ unitPrice, discount: 0, taxKind: 'iva16', withheld: true },
  ...values,
})

export const chargeFields = (client: Client, values: Partial<ChargeFields> = {}): ChargeFields => ({
  ...{ clientId: client.id, currency: 'MXN', exchangeRate: null, issuedOn: TODAY, dueOn: '2026-03-25' },
  ...{ items: [item()], isrRate: 0, withholdsIva: false, notes: null, internalNotes: null },
  ...values,
})

/** An issued charge; $11,600.00 unless said otherwise. */
export const charged = (
  workspace: Workspace,
  owner: User,
  client: Client,
  values: Partial<ChargeFields> = {},
  issues = true
): Promise<Charge> =>
  new AddCharge().handle(authorNamed(owner), workspace, {
    fields: chargeFields(client, values),
    sees: { userId: owner.id, workspaceId: workspace.id },
    issues,
  })

export const paymentFields = (client: Client, amount: number, values: Partial<PaymentFields> = {}): PaymentFields => ({
  ...{ clientId: client.id, amount, currency: 'MXN', exchangeRate: null, paidOn: TODAY, method: 'transfer' },
  ...{ reference: null, notes: null, applications: [] },
  ...values,
})

/** A payment in centavos, accepted at once. */
export const paid = (
  workspace: Workspace,
  owner: User,
  client: Client,
  amount: number,
  values: Partial<PaymentFields> = {},
  inReview = false
) =>
  new RecordPayment().handle(authorNamed(owner), workspace, {
    fields: paymentFields(client, amount, values),
    charges: (trx) => Charge.in(workspace, trx) as ChargeQuery,
    source: 'firm',
    inReview,
  })
