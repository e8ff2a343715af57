import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CURRENCIES } from '#app/core/money'
import {
  columns,
  day,
  idOrNone,
  idOrNull,
  ids,
  oneOf,
  page,
  param,
  sortIn,
  text,
  wordIn,
} from '#app/core/validators/query'
import { CHARGE_COLUMNS, CHARGE_SORTS, usualChargeOrder } from './charge_list.js'
import { CHARGE_TABS, type ChargeTab } from './charge_states.js'

/** Charges that are ticked at most. */
export const MOST_CHOSEN = 500

const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** Pesos as an address says them («1500.5»), in centavos; null for what is no amount. */
function centavosIn(value: unknown): number | null {
  const [, whole, part = ''] = AMOUNT.exec(wordIn(value).trim().replaceAll(',', '')) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const amount = () => param(centavosIn)
const tabIn = (value: unknown): ChargeTab => CHARGE_TABS.find((each) => each === value) ?? 'pending'

/** What the list of charges shows, as its address says it. */
export const chargeFilters = vine.create({
  tab: param(tabIn),
  q: text(),
  client: idOrNull(),
  matter: idOrNull(),
  /** Who answers for one of its matters, or wrote it down. */
  person: idOrNull(),
  currency: oneOf(CURRENCIES, ''),
  /** Days, both included. */
  issuedFrom: day(),
  issuedTo: day(),
  dueFrom: day(),
  dueTo: day(),
  /** Totals in centavos, both included. */
  amountFrom: amount(),
  amountTo: amount(),
  /** Only these, when some are ticked. */
  ids: ids(MOST_CHOSEN),
  columns: columns(CHARGE_COLUMNS),
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: idOrNone(),
  sort: param((value, { tab }) => sortIn(CHARGE_SORTS, value) ?? usualChargeOrder(tabIn(tab)).sort),
  descending: param((_, { sort, tab }) =>
    sortIn(CHARGE_SORTS, sort) === undefined ? usualChargeOrder(tabIn(tab)).descending : wordIn(sort).startsWith('-')
  ),
  page: page(),
})
export type ChargeFilters = Infer<typeof chargeFilters>
