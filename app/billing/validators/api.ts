import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { day } from '#app/core/validators/day'
import { CHARGE_TABS } from '#app/billing/domain/charge_states'
import { PAYMENT_METHODS } from '#app/billing/domain/payment_methods'
import { PAYMENT_STATES } from '#app/billing/domain/payment_states'
import { paymentShape } from './payment.js'

const page = () => vine.number().withoutDecimals().range([1, 1_000_000]).optional()
const record = () => vine.number().withoutDecimals().range([1, 999_999_999]).optional()

/** What a program may ask of the list of charges. */
export const apiChargesValidator = vine.create({
  tab: vine.enum(CHARGE_TABS).optional(),
  q: vine.string().maxLength(200).optional(),
  client: record(),
  matter: record(),
  currency: vine.enum(CURRENCIES).optional(),
  issuedFrom: day().optional(),
  issuedTo: day().optional(),
  dueFrom: day().optional(),
  dueTo: day().optional(),
  page: page(),
})

/** What a program may ask of the list of payments. */
export const apiPaymentsValidator = vine.create({
  q: vine.string().maxLength(200).optional(),
  client: record(),
  state: vine.enum(PAYMENT_STATES).optional(),
  method: vine.enum(PAYMENT_METHODS).optional(),
  currency: vine.enum(CURRENCIES).optional(),
  from: day().optional(),
  to: day().optional(),
  credit: vine.boolean().optional(),
  page: page(),
})

/** A payment as programs send it: amounts in centavos, the rate in millionths of a peso. */
export const apiPaymentValidator = vine.create(paymentShape())
