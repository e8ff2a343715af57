import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import BankMovement from '#app/bank_statements/models/bank_movement'

const DECIDED = ['day', 'amount', 'currency', 'description', 'state', 'reason', 'decided_at']

/** Files of banks are the books of a firm and stay with it: a person reads what they decided in them. */
export const personalDataParts = partsOf(personalData, {
  key: 'bank_statements',
  order: 39,
  rows: ({ id }) => inPages(BankMovement, DECIDED, (query) => void query.where('decided_by_id', id)),
})
