import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { strictId } from '#app/core/validators/fields'
import { ITEM_KINDS } from './domain/charge_fields.js'
import { CHARGE_STATES, CHARGE_STATUSES } from './domain/charge_states.js'
import { PAYMENT_METHODS } from './domain/payment_methods.js'
import { PAYMENT_STATES } from './domain/payment_states.js'
import { TAX_KINDS } from './domain/taxes.js'

const words = () => vine.string().nullable()
const truth = () => vine.boolean({ strict: true })
const whole = () => vine.number({ strict: true }).withoutDecimals()
const moment = () => vine.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const currency = () => vine.enum(CURRENCIES)
const client = () => vine.object({ id: strictId(), name: vine.string() })
const paging = () => vine.object({ page: vine.number(), perPage: vine.number(), total: vine.number() })

const standing = () => ({
  id: strictId(),
  reference: words(),
  client: client(),
  currency: currency(),
  issuedOn: words(),
  dueOn: words(),
  isOverdue: truth(),
  state: vine.enum(CHARGE_STATES),
  status: vine.enum(CHARGE_STATUSES),
  total: whole(),
  paid: whole(),
  remaining: whole(),
})

export const chargesShape = vine.create({
  items: vine.array(
    vine.object({
      ...standing(),
      matters: vine.array(vine.object({ id: strictId(), reference: vine.string(), title: vine.string() })),
    })
  ),
  paging: paging(),
})

export const chargeShape = vine.create({
  ...standing(),
  exchangeRate: whole().nullable(),
  subtotal: whole(),
  discount: whole(),
  tax: whole(),
  withheldIsr: whole(),
  withheldIva: whole(),
  isrRate: whole(),
  withholdsIva: truth(),
  writtenOff: whole(),
  notes: words(),
  internalNotes: words(),
  reason: words(),
  version: whole(),
  createdAt: moment(),
  items: vine.array(
    vine.object({
      matterId: strictId().nullable(),
      kind: vine.enum(ITEM_KINDS),
      description: vine.string(),
      quantity: whole(),
      unitPrice: whole(),
      discount: whole(),
      amount: whole(),
      tax: whole(),
      taxKind: vine.enum(TAX_KINDS),
      withheld: truth(),
    })
  ),
})

const payment = () => ({
  id: strictId(),
  number: whole(),
  client: client(),
  paidOn: vine.string(),
  method: vine.enum(PAYMENT_METHODS),
  reference: words(),
  currency: currency(),
  amount: whole(),
  applied: whole(),
  credit: whole(),
  refunded: whole(),
  state: vine.enum(PAYMENT_STATES),
  source: vine.enum(['firm', 'portal', 'bank', 'fund', 'api'] as const),
  hasProof: truth(),
})

export const paymentsShape = vine.create({ items: vine.array(vine.object(payment())), paging: paging() })

export const paymentShape = vine.create({
  ...payment(),
  exchangeRate: whole().nullable(),
  notes: words(),
  reason: words(),
  version: whole(),
  createdAt: moment(),
  applications: vine.array(vine.object({ chargeId: strictId(), reference: vine.string(), amount: whole() })),
})
