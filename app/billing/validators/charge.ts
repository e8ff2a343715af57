import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { day } from '#app/core/validators/day'
import { id, line, text, version } from '#app/core/validators/fields'
import { MAX_AMOUNT, MILLION } from '#app/billing/domain/charge_amounts'
import { CHARGE_LIMITS, ITEM_KINDS } from '#app/billing/domain/charge_fields'
import { TAX_KINDS } from '#app/billing/domain/taxes'
import { someUnits, units } from './amounts.js'

/** The largest figures of a charge beside its amounts, in millionths: units of a concept, pesos for a dollar, and the income tax that is withheld (LISR 152: 35 %). */
export const CHARGE_MAXIMA = { quantity: 1_000_000 * MILLION, exchangeRate: 1_000 * MILLION, isrRate: 350_000 } as const

const itemShape = () => ({
  matterId: id().optional(),
  kind: vine.enum(ITEM_KINDS),
  description: line(CHARGE_LIMITS.description),
  quantity: someUnits(CHARGE_MAXIMA.quantity),
  unitPrice: someUnits(MAX_AMOUNT),
  discount: units(MAX_AMOUNT).optional(),
  taxKind: vine.enum(TAX_KINDS),
  withheld: vine.boolean(),
})

const item = () => vine.object(itemShape())

/** The id of a concept that stays in a charge that is edited. */
const keptItem = () => vine.object({ ...itemShape(), id: id().optional() })

/** What a charge and a recurring one ask alike. */
export const pricing = () => ({
  clientId: id(),
  currency: vine.enum(CURRENCIES),
  exchangeRate: someUnits(CHARGE_MAXIMA.exchangeRate).optional(),
  items: vine.array(item()).minLength(1).maxLength(CHARGE_LIMITS.items),
  isrRate: units(CHARGE_MAXIMA.isrRate).optional(),
  withholdsIva: vine.boolean().optional(),
  notes: text(CHARGE_LIMITS.notes).optional(),
})

const terms = () => ({
  dueOn: day().optional(),
  notes: text(CHARGE_LIMITS.notes).optional(),
  internalNotes: text(CHARGE_LIMITS.internalNotes).optional(),
})

const charge = () => ({ ...pricing(), ...terms(), issuedOn: day().optional(), issues: vine.boolean().optional() })

/** A new charge; `issues` gives it its number at once. */
export const chargeValidator = vine.create(charge())

/** `version` is that of the charge when the person began to edit. */
export const editChargeValidator = vine.create({
  ...charge(),
  items: vine.array(keptItem()).minLength(1).maxLength(CHARGE_LIMITS.items),
  version: version(),
})

/** Until when it is to be paid, and its notes. */
export const chargeTermsValidator = vine.create({ ...terms(), version: version() })

/** What needs nothing but the version that somebody looked at. */
export const seenChargeValidator = vine.create({ version: version() })

/** Calling a charge off, or giving it up. */
export const chargeReasonValidator = vine.create({ version: version(), reason: text(CHARGE_LIMITS.reason) })
