import vine from '@vinejs/vine'
import { MAX_AMOUNT } from '#app/billing/domain/charge_amounts'
import { day } from '#app/core/validators/day'
import { line, text } from '#app/core/validators/fields'
import { BANK_KEYS } from '#app/bank_statements/domain/banks'
import { DATE_ORDERS } from '#app/bank_statements/domain/day_text'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import { COLUMN_FIELDS, type ColumnField } from '#app/bank_statements/domain/mapping'

const whole = (least = 0) => vine.number().withoutDecimals().min(least).max(2_000_000_000)
const amount = () => vine.number().withoutDecimals().range([-MAX_AMOUNT, MAX_AMOUNT])
const digest = () => vine.string().regex(/^[0-9a-f]{64}$/)
const place = () =>
  vine
    .number()
    .withoutDecimals()
    .min(0)
    .max(BANK_LIMITS.columns - 1)
    .optional()

export const archivedAccountValidator = vine.create({
  bank: vine.enum(BANK_KEYS),
  name: line(BANK_LIMITS.account),
  lastDigits: vine
    .string()
    .regex(/^\d{4}$/)
    .nullable()
    .optional(),
})

export const archivedProfileValidator = vine.create({ signature: digest() })

/** How files are read, as a profile of an archive has it. */
export const archivedMappingValidator = vine.create({
  bank: vine.enum(BANK_KEYS),
  headingLine: whole(),
  columns: vine.object(
    Object.fromEntries(COLUMN_FIELDS.map((field) => [field, place()])) as Record<ColumnField, ReturnType<typeof place>>
  ),
  dateOrder: vine.enum(DATE_ORDERS).nullable(),
  decimal: vine.enum(['.', ','] as const),
})

export const archivedStatementValidator = vine.create({
  name: line(BANK_LIMITS.name),
  digest: digest().nullable().optional(),
  state: vine.enum(['draft', 'storing', 'stored'] as const),
  firstDay: day().nullable().optional(),
  lastDay: day().nullable().optional(),
  ...{ movementCount: whole(), knownCount: whole(), refusedCount: whole(), version: whole(1) },
})

export const archivedMovementValidator = vine.create({
  ...{ occurrence: whole(1), line: whole(), version: whole(1), day: day(), amount: amount() },
  balance: amount().nullable().optional(),
  description: line(BANK_LIMITS.description),
  reference: line(BANK_LIMITS.reference).nullable().optional(),
  trackingKey: line(BANK_LIMITS.tracking).nullable().optional(),
  bankKey: line(BANK_LIMITS.external).nullable().optional(),
  state: vine.enum(['pending', 'matched', 'ignored', 'outgoing'] as const),
  reason: text(BANK_LIMITS.reason).nullable().optional(),
})
