import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { LENGTHS } from '#app/core/validators/fields'
import { computationValidator } from '#app/deadlines/validators/computation'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { jsonOf } from './through_form.js'

const MAX = { days: 4_000, reasons: 12, words: 500 } as const

const words = () => vine.string().maxLength(MAX.words)
const key = () => vine.string().maxLength(LENGTHS.short)
const amount = () => vine.number({ strict: true }).withoutDecimals().min(0)

const rule = () => ({
  key: key(),
  version: amount(),
  basis: vine.object({ law: words().nullable(), article: words().nullable(), citation: words() }),
  isVerified: vine.boolean({ strict: true }),
})

/** The sheet of a computed term. */
export const sheetValidator = vine.create({
  notifiedOn: day(),
  notification: vine.object(rule()),
  term: vine.object({
    ...rule(),
    length: vine.object({ unit: key(), amount: amount().optional() }).allowUnknownProperties(),
  }),
  takesEffect: day(),
  opens: day().nullable(),
  lastDay: day().nullable(),
  lastInstant: vine.string().maxLength(40).nullable(),
  days: vine
    .array(
      vine.object({
        day: day(),
        phase: vine.enum(['notification', 'effect', 'term']),
        counts: vine.boolean({ strict: true }),
        number: amount().nullable(),
        reasons: vine.array(vine.object({ calendar: key(), kind: key(), basis: words() })).maxLength(MAX.reasons),
      })
    )
    .maxLength(MAX.days),
  calendars: vine
    .array(
      vine.object({
        role: vine.enum(['amparo_law', 'handling', 'responsible']),
        key: key(),
        name: words(),
        years: vine
          .array(vine.object({ year: amount(), source: words(), verifiedBy: words().nullable() }))
          .maxLength(MAX.reasons),
      })
    )
    .maxLength(3),
  warnings: vine.array(key()).maxLength(MAX.reasons),
})

const COLUMNS = { number: amount().min(1), title: vine.string().maxLength(LENGTHS.title).nullable() }
const columns = vine.create(COLUMNS)

/** A computation stays what it said when it was made; one whose columns say otherwise than its sheet is refused. */
export async function acceptComputation(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [wrongColumns] = await columns.tryValidate(row)
  const [wrongRequest, request] = await computationValidator.tryValidate(jsonOf(row.request))
  const [wrongSheet, told] = await sheetValidator.tryValidate(jsonOf(row.sheet))
  if (wrongColumns || wrongRequest || wrongSheet) return null
  const agrees =
    row.notified_on === told.notifiedOn &&
    row.takes_effect === told.takesEffect &&
    row.last_day === told.lastDay &&
    row.notification === request.notification &&
    row.term === request.term
  return agrees ? row : null
}
