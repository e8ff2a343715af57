import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { id, line, text, version } from '#app/core/validators/fields'
import { PAYMENT_LIMITS } from '#app/billing/domain/payment_fields'
import { CHOSEN_METHODS } from '#app/billing/domain/payment_methods'
import { BANK_KEYS } from '#app/bank_statements/domain/banks'
import { DATE_ORDERS } from '#app/bank_statements/domain/day_text'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import { COLUMN_FIELDS, type ColumnField } from '#app/bank_statements/domain/mapping'

const place = () =>
  vine
    .number()
    .withoutDecimals()
    .min(0)
    .max(BANK_LIMITS.columns - 1)
    .nullable()
    .optional()
const places = () =>
  Object.fromEntries(COLUMN_FIELDS.map((field) => [field, place()])) as Record<ColumnField, ReturnType<typeof place>>

/** How a file is read. What is not sent stays as it is. */
export const columnsValidator = vine.create({
  version: version(),
  headingLine: vine.number().withoutDecimals().min(0).max(1_000_000).optional(),
  columns: vine.object(places()).optional(),
  dateOrder: vine.enum(DATE_ORDERS).nullable().optional(),
  decimal: vine.enum(['.', ','] as const).optional(),
  accountId: id().nullable().optional(),
  account: vine
    .object({
      bank: vine.enum(BANK_KEYS),
      name: line(BANK_LIMITS.account),
      lastDigits: vine
        .string()
        .regex(/^\d{4}$/)
        .nullable()
        .optional(),
      currency: vine.enum(CURRENCIES),
    })
    .optional(),
})

export const versionValidator = vine.create({ version: version() })
export const ignoringValidator = vine.create({ version: version(), reason: text(BANK_LIMITS.reason) })
export const linkValidator = vine.create({ version: version(), paymentId: id() })

/** What a person says of a payment that a bank tells of: its amount and day are the bank's. */
export const acceptanceValidator = vine.create({
  version: version(),
  clientId: id(),
  method: vine.enum(CHOSEN_METHODS),
  exchangeRate: vine.number().withoutDecimals().min(1).max(1_000_000_000).nullable().optional(),
  reference: line(PAYMENT_LIMITS.reference).nullable().optional(),
  notes: text(PAYMENT_LIMITS.notes).nullable().optional(),
  applications: vine
    .array(vine.object({ chargeId: id(), amount: vine.number().withoutDecimals().positive() }))
    .maxLength(PAYMENT_LIMITS.applications),
})
