import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { LENGTHS, line } from '#app/core/validators/fields'
import { NON_WORKING_KINDS } from '#app/deadlines/domain/calendar'
import { FILE_FORMATS, FILE_LIMITS } from '#app/deadlines/calendar_files/rows'
import { MAX_BASIS } from '#app/deadlines/domain/day_change'

export const MAX_WEEKLY = 6

const source = () => line(MAX_BASIS)
const year = () => vine.number().withoutDecimals().range([2000, 2100])

export const calendarValidator = vine.create({
  name: line(LENGTHS.title),
  weekly: vine
    .array(vine.number().withoutDecimals().range([1, 7]))
    .maxLength(MAX_WEEKLY)
    .distinct(),
})

export const calendarYearValidator = vine.create({
  year: year(),
  source: source(),
})

/** What is no year is left out, as addresses are read. */
export const calendarQueryValidator = vine.create({
  year: vine
    .number()
    .parse((value) => (/^2\d{3}$/.test(String(value)) ? Number(value) : undefined))
    .optional(),
})

export const calendarFileValidator = vine.create({ format: vine.enum(FILE_FORMATS), year: year().optional() })

/** A file in base64; one that is too large is told of as what is wrong with it. */
export const calendarPreviewValidator = vine.create({ file: vine.string() })

export const calendarImportValidator = vine.create({
  content: vine.string().maxLength(FILE_LIMITS.bytes),
  source: source().nullable().optional(),
  replace: vine.boolean(),
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
