import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import type { Currency } from '#app/core/money'
import { AddCharge } from '#app/billing/actions/add_charge'
import { MILLION } from '#app/billing/domain/charge_amounts'
import type { ItemFields } from '#app/billing/domain/charge_fields'
import { proposeWithholdings, type TaxKind } from '#app/billing/domain/taxes'
import type Charge from '#app/billing/models/charge'
import { billingSettings } from '#app/billing/queries/billing_settings'
import type Client from '#app/clients/models/client'
import type Matter from '#app/matters/models/matter'
import type { MatterViewer } from '#app/matters/models/matter'
import { taxIdentityOf } from '#app/workspaces/queries/tax_identity'
import type { Firm } from './hold_fees.js'

/** Who charges a matter, and in which currency. The exchange rate is millionths of a peso for a dollar. */
export interface Drafting {
  firm: Firm
  matter: Matter
  client: Client
  viewer: MatterViewer
  currency: Currency
  exchangeRate: number | null
}

/** A concept of the matter, one unit unless said otherwise. */
export const itemOf = (
  matter: Matter,
  values: Pick<ItemFields, 'kind' | 'description' | 'unitPrice' | 'taxKind'> & { quantity?: number }
): ItemFields => ({
  quantity: MILLION,
  ...values,
  matterId: matter.id,
  discount: 0,
  withheld: values.kind !== 'expense',
})

/** How the firm taxes its fees. */
export const feeTax = async (firm: Firm, trx: Trx): Promise<TaxKind> => (await billingSettings(firm.id, trx)).defaultTax

/** Writes a draft with these concepts, with the withholdings that are proposed for the pair of firm and client. The account of the client is held. */
export async function draftCharge(trx: Trx, author: Author, drafting: Drafting, items: ItemFields[]): Promise<Charge> {
  const { firm, client, viewer, currency, exchangeRate } = drafting
  const { proposesWithholdings } = await billingSettings(firm.id, trx)
  const issuer = await taxIdentityOf(firm.id, trx)
  const { isrRate, withholdsIva } = proposesWithholdings
    ? proposeWithholdings({
        ...{ issuerRfc: issuer.rfc, issuerRegime: issuer.regime },
        ...{ clientType: client.type, clientRfc: client.rfc },
      })
    : { isrRate: 0, withholdsIva: false }
  const fields = {
    ...{ clientId: client.id, currency, exchangeRate, issuedOn: null, dueOn: null, items },
    ...{ isrRate, withholdsIva, notes: null, internalNotes: null },
  }
  return new AddCharge().handle(author, firm, { fields, sees: viewer, issues: false }, trx)
}
