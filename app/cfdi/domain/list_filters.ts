import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { oneOf, page, param, text, wordIn } from '#app/core/validators/query'
import { CFDI_TYPES } from './cfdi_record.js'
import { DIRECTIONS } from './direction.js'

/** A month, `2026-03`. */
const monthIn = (value: unknown): string | null =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(wordIn(value)) ? wordIn(value) : null

/** Which CFDI are listed, as the address says it. */
export const cfdiFilters = vine.create({
  q: text(),
  type: oneOf(CFDI_TYPES, null),
  method: oneOf(['PUE', 'PPD'] as const, null),
  direction: oneOf(DIRECTIONS, null),
  /** Whether somebody said which charge or payment it is of. */
  linked: oneOf(['yes', 'no'] as const, null),
  month: param(monthIn),
  page: page(),
})
export type CfdiFilters = Infer<typeof cfdiFilters>
