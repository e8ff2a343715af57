import { heldMoney } from '#app/billing/held_money'
import { partsOf } from '#app/core/contributions/define_module'
import { fundsForClient } from '#app/fees/queries/funds_for_client'

/** The money that a firm holds for a client's matters, in their account in the portal. */
export const portalParts = partsOf(heldMoney, { key: 'fees.funds', load: fundsForClient })
