import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day, id, oneOf, text } from '#app/core/validators/query'

/** What is listed: proposals by how far they are, or all rows of the lists. */
export const SHOWN = ['waiting', 'accepted', 'invalid', 'rows'] as const
export type Shown = (typeof SHOWN)[number]

/** Which rows of lists are shown, as the address says it. */
export const rowFilters = vine.create({
  state: oneOf(SHOWN, 'waiting'),
  court: text(),
  list: id(),
  /** Days from and to, both included. */
  from: day(),
  to: day(),
  /** Shown are those before this one; 0 is the first page. */
  before: id(),
})
export type RowFilters = Infer<typeof rowFilters>
