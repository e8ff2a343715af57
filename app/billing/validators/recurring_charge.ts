import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { day } from '#app/core/validators/day'
import { line, version } from '#app/core/validators/fields'
import { RECURRING_LIMITS } from '#app/billing/domain/recurring_fields'
import { RHYTHMS } from '#app/billing/domain/rhythms'
import { units } from './amounts.js'
import { pricing } from './charge.js'

const afterStart = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const { startsOn } = field.parent as { startsOn?: unknown }
  if (typeof startsOn === 'string' && String(value) < startsOn) field.report('ends before', 'endsBefore', field)
})

const recurring = () => ({
  ...pricing(),
  title: line(RECURRING_LIMITS.title),
  rhythm: vine.enum(RHYTHMS),
  dayOfMonth: vine.number().withoutDecimals().range([1, 31]),
  startsOn: day(),
  endsOn: day().use(afterStart()).optional(),
  dueDays: units(RECURRING_LIMITS.dueDays),
  issues: vine.boolean(),
})

/** A new recurring charge. */
export const recurringChargeValidator = vine.create(recurring())

/** `version` is that of the recurring charge when the person began to edit. */
export const editRecurringChargeValidator = vine.create({ ...recurring(), version: version() })
