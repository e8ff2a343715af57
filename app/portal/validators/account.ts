import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { text } from '#app/core/validators/fields'
import { page } from '#app/core/validators/query'
import { PAYMENT_LIMITS } from '#app/billing/domain/payment_fields'
import { CHOSEN_METHODS } from '#app/billing/domain/payment_methods'

/** Which page of their payments a client reads. */
export const accountPageValidator = vine.create({ page: page() })

/** What a client says of a payment that they send the proof of. Centavos; the day an ISO date. */
export const clientPaymentValidator = vine.create({
  amount: vine.number().withoutDecimals().positive(),
  paidOn: day(),
  method: vine.enum(CHOSEN_METHODS),
  notes: text(PAYMENT_LIMITS.notes).nullable().optional(),
})
