import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { day } from '#app/core/validators/day'
import { addDays } from '#app/deadlines/domain/days'

/** Most days that are asked for at once: two months. */
export const MAX_DAYS = 62

const isSpan = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const from = (field.data as { from?: unknown }).from
  if (!field.isValid || typeof value !== 'string' || typeof from !== 'string') return
  if (value < from) field.report('ends before it begins', 'span_inverted', field)
  else if (value >= addDays(from, MAX_DAYS)) field.report('too long', 'span_long', field)
})

/** The days of a calendar that are asked for, the last one included: at most `MAX_DAYS`. */
export const calendarSpanValidator = vine.create({ from: day(), to: day().use(isSpan()) })
