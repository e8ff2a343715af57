import { balanceChecks } from '#app/core/contributions/balance_checks'
import { partsOf } from '#app/core/contributions/define_module'
import { brokenBalances } from '#app/billing/queries/broken_balances'

/** Charges and payments of an archive have to add up. */
export const balanceParts = partsOf(balanceChecks, { key: 'billing', broken: brokenBalances })
