import type { ChargeTab } from './charge_states.js'

/** What the list of charges can be ordered by. */
export const CHARGE_SORTS = ['due', 'issued', 'number', 'client', 'total', 'remaining'] as const
export type ChargeSort = (typeof CHARGE_SORTS)[number]

/** Columns of the list besides the charge itself, in their order. */
export const CHARGE_COLUMNS = [
  ...(['client', 'matters', 'status', 'issued', 'due', 'total', 'paid', 'remaining'] as const),
  ...(['currency', 'createdBy'] as const),
]
export type ChargeColumn = (typeof CHARGE_COLUMNS)[number]

/** The usual order of a tab: what is owed by its due date, the first to be due first; anything else by its date, the last first. */
export const usualChargeOrder = (tab: ChargeTab): { sort: ChargeSort; descending: boolean } =>
  tab === 'pending' || tab === 'overdue' ? { sort: 'due', descending: false } : { sort: 'issued', descending: true }
