import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { line, text } from '#app/core/validators/fields'
import { SETTINGS_LIMITS } from '#app/billing/domain/settings_fields'
import { REMINDER_LIMITS } from '#app/billing/domain/reminder_steps'
import { TAX_KINDS } from '#app/billing/domain/taxes'

const lettersAndDigits = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !/^[A-Z0-9]*$/.test(value)) field.report('series', 'series', field)
})

const whole = (least: number, most: number) => vine.number().withoutDecimals().range([least, most])

export const billingSettingsValidator = vine.create({
  /** 0 of a firm that never said anything. */
  version: vine.number().withoutDecimals().min(0),
  series: line(SETTINGS_LIMITS.series)
    .parse((value) => (typeof value === 'string' ? value.trim().toUpperCase() || undefined : value))
    .use(lettersAndDigits())
    .optional(),
  defaultTax: vine.enum(TAX_KINDS),
  proposesWithholdings: vine.boolean(),
  dueDays: whole(0, SETTINGS_LIMITS.dueDays),
  twoPersonReview: vine.boolean(),
  saysOneThousand: vine.boolean(),
  remindersOn: vine.boolean(),
  reminderDays: vine
    .array(whole(-REMINDER_LIMITS.days, REMINDER_LIMITS.days))
    .maxLength(REMINDER_LIMITS.steps)
    .distinct(),
  paymentNotes: text(SETTINGS_LIMITS.notes).optional(),
  paymentReference: line(SETTINGS_LIMITS.reference).optional(),
  accountHolder: line(SETTINGS_LIMITS.holder).optional(),
})
