import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { flag, idOrNull, oneOf, page, text } from '#app/core/validators/query'
import { PROCEEDING_KEYS, STAGE_KEYS } from './proceedings.js'

/** Which proceedings are listed, as the address says it. */
export const proceedingFilters = vine.create({
  kind: oneOf(PROCEEDING_KEYS, null),
  stage: oneOf(STAGE_KEYS, null),
  court: idOrNull(),
  /** Proceedings of the firm, or cases that are only followed. */
  whose: oneOf(['own', 'followed'], null),
  /** Only those with news that the person did not read. */
  news: flag(),
  /** Those that are closed. */
  closed: flag(),
  q: text(),
  page: page(),
})
export type ProceedingFilters = Infer<typeof proceedingFilters>

/** What the box that picks a proceeding asks: words, and one that is left out. */
export const proceedingOptionsQuery = vine.create({ q: text(), but: idOrNull() })
