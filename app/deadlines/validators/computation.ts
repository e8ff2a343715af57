import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { LENGTHS, line } from '#app/core/validators/fields'
import { page } from '#app/core/validators/query'
import { time } from '#app/core/validators/time'
import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'

const keysOf = (rules: readonly { key: string }[]) => [...new Set(rules.map(({ key }) => key))]

export const computationValidator = vine.create({
  title: line(LENGTHS.title).nullable().optional(),
  notifiedOn: day(),
  time: time().nullable().optional(),
  notification: vine.enum(keysOf(NOTIFICATION_RULES)),
  term: vine.enum(keysOf(TERM_RULES)),
  handling: line(LENGTHS.short).nullable().optional(),
  responsible: line(LENGTHS.short).nullable().optional(),
})

export const computationListValidator = vine.create({ page: page() })
