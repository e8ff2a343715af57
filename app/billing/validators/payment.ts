import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { day } from '#app/core/validators/day'
import { id, line, text, version } from '#app/core/validators/fields'
import { confirmation } from '#app/accounts/validators/confirmation'
import { CHARGE_STATUSES } from '#app/billing/domain/charge_states'
import { PAYMENT_LIMITS } from '#app/billing/domain/payment_fields'
import { CHOSEN_METHODS } from '#app/billing/domain/payment_methods'

/** An amount of centavos. Whether it is more than nothing, and not too much, is said in the words of money. */
const amount = () => vine.number().withoutDecimals().positive()

/** Pesos for a dollar in millionths: up to 1,000 pesos. */
const exchangeRate = () => vine.number().withoutDecimals().min(1).max(1_000_000_000).nullable().optional()

const applications = () =>
  vine.array(vine.object({ chargeId: id(), amount: amount() })).maxLength(PAYMENT_LIMITS.applications)

/** A payment as forms and programs send it. */
export const paymentShape = () => ({
  clientId: id(),
  amount: amount(),
  currency: vine.enum(CURRENCIES),
  exchangeRate: exchangeRate(),
  paidOn: day(),
  method: vine.enum(CHOSEN_METHODS),
  reference: line(PAYMENT_LIMITS.reference).nullable().optional(),
  notes: text(PAYMENT_LIMITS.notes).nullable().optional(),
  /** Pays what is due first; `applications` says nothing then. */
  inOrder: vine.boolean().optional(),
  applications: applications().optional(),
})

export const paymentValidator = vine.create({
  ...paymentShape(),
  /** The same file proves something else, and that is meant so. */
  proofAgain: vine.boolean().optional(),
})

export const applicationsValidator = vine.create({ version: version(), applications: applications() })

export const refundValidator = vine.create({
  version: version(),
  amount: amount(),
  refundedOn: day(),
  method: vine.enum(CHOSEN_METHODS),
  reference: line(PAYMENT_LIMITS.reference).nullable().optional(),
  reason: line(PAYMENT_LIMITS.reason),
})

export const reviewValidator = vine.create({
  version: version(),
  verdict: vine.enum(['accepted', 'rejected'] as const),
  reason: line(PAYMENT_LIMITS.reason).optional().requiredWhen('verdict', '=', 'rejected'),
  /** What it pays, where that is changed with the verdict. */
  applications: applications().optional(),
  /** Of the day of the payment, where the client could not know it. */
  exchangeRate: exchangeRate(),
})

export const paymentDeletionValidator = vine.create({
  version: version(),
  /** The status of each charge once the payment is gone; pending where nothing is said. */
  statuses: vine
    .array(vine.object({ chargeId: id(), status: vine.enum(CHARGE_STATUSES) }))
    .maxLength(PAYMENT_LIMITS.applications)
    .optional(),
  confirmation: confirmation(),
})

export const proofValidator = vine.create({ version: version(), proofAgain: vine.boolean().optional() })
export const proofRemovalValidator = vine.create({ version: version() })
