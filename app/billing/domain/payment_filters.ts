import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CURRENCIES } from '#app/core/money'
import { day, flag, idOrNull, oneOf, page, text } from '#app/core/validators/query'
import { PAYMENT_METHODS } from './payment_methods.js'
import { PAYMENT_STATES } from './payment_states.js'

/** Which payments are listed, as the address says it. */
export const paymentFilters = vine.create({
  q: text(),
  client: idOrNull(),
  state: oneOf(PAYMENT_STATES, null),
  method: oneOf(PAYMENT_METHODS, null),
  currency: oneOf(CURRENCIES, null),
  /** Days of payment from and to, both included. */
  from: day(),
  to: day(),
  /** Only those of which something waits for charges. */
  credit: flag(),
  page: page(),
})
export type PaymentFilters = Infer<typeof paymentFilters>
