import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { day, oneOf, page, text } from '#app/core/validators/query'

/** By what those who owe are ordered: what is late, all that is owed, their names. */
export const DEBTOR_SORTS = ['late', 'total', 'name'] as const
export type DebtorSort = (typeof DEBTOR_SORTS)[number]

/** The list of those who owe, as its address says it. */
export const debtorFilters = vine.create({
  q: text(),
  currency: oneOf(CURRENCIES, ''),
  sort: oneOf(DEBTOR_SORTS, 'late'),
  /** On which day accounts are looked at; null is today. */
  on: day(),
  page: page(),
})

/** The days of a statement, both included; null where the address does not say. */
export const statementSpan = vine.create({ from: day(), to: day() })
