import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { LENGTHS, line } from '#app/core/validators/fields'
import { NON_WORKING_KINDS } from '#app/deadlines/domain/calendar'
import { MAX_BASIS } from '#app/deadlines/domain/day_change'

export const MAX_WEEKLY = 6

const source = () => line(MAX_BASIS)

export const calendarValidator = vine.create({
  name: line(LENGTHS.title),
  weekly: vine
    .array(vine.number().withoutDecimals().range([1, 7]))
    .maxLength(MAX_WEEKLY)
    .distinct(),
})

export const calendarYearValidator = vine.create({
  year: vine.number().withoutDecimals().range([2000, 2100]),
  source: source(),
})

export const calendarSourceValidator = vine.create({ source: source() })

/** Days that do not count need a kind and where it is said; days that count all the same need a reason. */
export const calendarDayValidator = vine.create({
  from: day(),
  to: day().nullable().optional(),
  counts: vine.boolean(),
  kind: vine.enum(NON_WORKING_KINDS).nullable().optional().requiredWhen('counts', '=', false),
  basis: source().nullable().optional().requiredWhen('counts', '=', false),
  reason: source().nullable().optional().requiredWhen('counts', '=', true),
})
